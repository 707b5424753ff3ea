import Foundation

/// One wish for one picture: where it is, how large it is shown and how soon it is wanted.
public struct ImageRequest: Hashable, Sendable {
  /// Where the picture's bytes are.
  public var url: URL
  /// The size at which it is shown, in device pixels; `nil` decodes it at its own size.
  public var pixelSize: PixelSize?
  /// How soon it is wanted. It does not tell one picture from another: two requests that differ only here share everything.
  public var priority: ImagePriority
  /// The widths in which the same picture is offered, in any order; they do not tell one picture from another either.
  ///
  /// A wider one that is kept already is used instead of a download, and a narrower one stands in during it.
  public var renditions: [ImageRendition]

  /// Makes a request; by default for the whole picture at normal priority.
  public init(_ url: URL, pixelSize: PixelSize? = nil, priority: ImagePriority = .normal) {
    self.url = url
    self.pixelSize = pixelSize
    self.priority = priority
    renditions = []
  }

  /// Makes a request for the narrowest rendition that covers a size; `nil` when there is no rendition.
  public init?(_ renditions: [ImageRendition], pixelSize: PixelSize, priority: ImagePriority = .normal) {
    guard let best = renditions.best(forWidth: pixelSize.width) else { return nil }
    self.init(best.url, pixelSize: pixelSize, priority: priority)
    self.renditions = renditions
  }
}

extension ImageRequest {
  /// The addresses whose bytes give this very picture: its own, then the wider renditions, the nearest first.
  ///
  /// Only where a size is given: a picture at its own size is another in each rendition.
  public var sufficientURLs: [URL] {
    guard pixelSize != nil else { return [url] }
    return [url] + others { $0 > $1 }.sorted { $0.comparedWidth < $1.comparedWidth }.map(\.url)
  }

  /// The addresses of the renditions that are not wide enough, the widest first.
  var narrowerURLs: [URL] {
    others { $0 < $1 }.sorted { $0.comparedWidth > $1.comparedWidth }.map(\.url)
  }

  /// How wide a rendition is, in pixels; `Int.max` when nobody said.
  func width(of url: URL) -> Int {
    renditions.first { $0.url == url }?.comparedWidth ?? .max
  }

  private func others(_ belongs: (Int, Int) -> Bool) -> [ImageRendition] {
    guard let own = renditions.first(where: { $0.url == url }) else { return [] }
    return renditions.filter { belongs($0.comparedWidth, own.comparedWidth) }
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
