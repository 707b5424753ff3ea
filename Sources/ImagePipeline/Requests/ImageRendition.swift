import Foundation

/// One of the widths in which a server offers the same picture.
public struct ImageRendition: Hashable, Sendable {
  /// Where this rendition's bytes are.
  public var url: URL
  /// Its width in pixels; `nil` for the original, which is wider than any other.
  public var width: Int?

  /// Names a rendition.
  public init(_ url: URL, width: Int?) {
    self.url = url
    self.width = width
  }

  /// The width to compare by, in pixels.
  var comparedWidth: Int { width ?? .max }
}

extension [ImageRendition] {
  /// The narrowest rendition that is at least so wide, or the widest where none is; `nil` when there is none at all.
  ///
  /// - Parameter width: in device pixels.
  public func best(forWidth width: Int) -> ImageRendition? {
    let sufficient = filter { $0.comparedWidth >= width }
    return sufficient.min { $0.comparedWidth < $1.comparedWidth } ?? self.max { $0.comparedWidth < $1.comparedWidth }
  }
}
