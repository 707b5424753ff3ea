import Foundation

/// A rendition of a picture in one of the widths that a server offers.
public struct ImageRendition: Hashable, Sendable {
  /// The rendition's URL.
  public var url: URL
  /// The width in pixels; `nil` for the original, which is wider than all others.
  public var width: Int?

  /// Creates a rendition.
  public init(_ url: URL, width: Int?) {
    self.url = url
    self.width = width
  }

  /// The width for comparisons, in pixels.
  var comparedWidth: Int { width ?? .max }
}

extension [ImageRendition] {
  /// Returns the narrowest rendition with at least this width, or the widest one if there is none. Returns `nil` if
  /// there are no renditions.
  ///
  /// - Parameter width: The width in device pixels.
  public func best(forWidth width: Int) -> ImageRendition? {
    let sufficient = filter { $0.comparedWidth >= width }
    return sufficient.min { $0.comparedWidth < $1.comparedWidth } ?? self.max { $0.comparedWidth < $1.comparedWidth }
  }
}
