import Foundation

/// A request for a picture, with its URL, its size on screen and its priority.
public struct ImageRequest: Hashable, Sendable {
  /// The picture's URL.
  public var url: URL
  /// The size on screen, in device pixels; `nil` decodes the picture at its original size.
  public var pixelSize: PixelSize?
  /// The priority. It isn't part of a picture's identity: two requests that differ only in their priority share
  /// everything.
  public var priority: ImagePriority
  /// The renditions of the same picture, in any order. They aren't part of a picture's identity either.
  ///
  /// A cached wider rendition replaces a download, and a cached narrower one is the placeholder during a download.
  public var renditions: [ImageRendition]

  /// Creates a request; by default, for the original size at normal priority.
  public init(_ url: URL, pixelSize: PixelSize? = nil, priority: ImagePriority = .normal) {
    self.url = url
    self.pixelSize = pixelSize
    self.priority = priority
    renditions = []
  }

  /// Creates a request for the narrowest rendition that covers a size. Returns `nil` if there are no renditions.
  ///
  /// - Parameter sharedWidth: The width in device pixels of another view that will show the same picture. The request
  ///   then downloads a rendition that covers both, so that the other view needs no download.
  public init?(
    _ renditions: [ImageRendition], pixelSize: PixelSize, sharedWidth: Int = 0, priority: ImagePriority = .normal
  ) {
    guard let best = renditions.best(forWidth: max(pixelSize.width, sharedWidth)) else { return nil }
    self.init(best.url, pixelSize: pixelSize, priority: priority)
    self.renditions = renditions
  }
}

extension ImageRequest {
  /// The URLs whose data is sufficient for this picture: its own URL, then the other renditions that cover its size, in
  /// order of their width.
  ///
  /// Without a size, only its own URL is sufficient, because the original size differs between renditions.
  public var sufficientURLs: [URL] {
    guard let pixelSize else { return [url] }
    return [url]
      + others { $0 != $1 && $0 >= min($1, pixelSize.width) }.sorted { $0.comparedWidth < $1.comparedWidth }.map(\.url)
  }

  /// The URLs of the renditions that aren't wide enough, the widest first.
  var narrowerURLs: [URL] {
    others { $0 < min($1, pixelSize?.width ?? .max) }.sorted { $0.comparedWidth > $1.comparedWidth }.map(\.url)
  }

  /// Returns the width of a rendition in pixels, or `Int.max` if it is unknown.
  func width(of url: URL) -> Int {
    renditions.first { $0.url == url }?.comparedWidth ?? .max
  }

  private func others(_ isIncluded: (Int, Int) -> Bool) -> [ImageRendition] {
    guard let own = renditions.first(where: { $0.url == url }) else { return [] }
    return renditions.filter { isIncluded($0.comparedWidth, own.comparedWidth) }
  }
}

/// The identity of a decoded picture: its URL and the size for which it was decoded.
struct ImageKey: Hashable, Sendable {
  let url: URL
  let pixelSize: PixelSize?

  init(_ request: ImageRequest) {
    url = request.url
    pixelSize = request.pixelSize
  }
}
