import Foundation

/// One wish for one picture: where it is, how large it is shown and how soon it is wanted.
public struct ImageRequest: Hashable, Sendable {
  /// Where the picture's bytes are.
  public var url: URL
  /// The size at which it is shown, in device pixels; `nil` decodes it at its own size.
  public var pixelSize: PixelSize?
  /// How soon it is wanted. It does not tell one picture from another: two requests that differ only here share everything.
  public var priority: ImagePriority

  /// Makes a request; by default for the whole picture at normal priority.
  public init(_ url: URL, pixelSize: PixelSize? = nil, priority: ImagePriority = .normal) {
    self.url = url
    self.pixelSize = pixelSize
    self.priority = priority
  }
}

/// What a decoded picture is known by: its address and the size it was decoded for.
struct ImageKey: Hashable, Sendable {
  let url: URL
  let pixelSize: PixelSize?

  init(_ request: ImageRequest) {
    url = request.url
    pixelSize = request.pixelSize
  }
}
