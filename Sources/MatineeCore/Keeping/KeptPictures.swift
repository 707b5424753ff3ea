import Foundation
import ImagePipeline

/// Fetches pictures straight into their cache, in sizes that serve every view that shows them.
struct KeptPictures: Sendable {
  /// Pictures by their address, and how wide they are shown at most, in application pixels.
  struct Wanted: Sendable {
    fileprivate var widths: [(url: URL, width: Int)] = []
  }

  private let services: Services
  private let scale: Int

  /// - Parameter scale: device pixels per application pixel.
  init(_ services: Services, scale: Int) {
    self.services = services
    self.scale = min(max(scale, 1), 4)
  }

  /// - Parameter holder: for whom they are held.
  /// - Returns: how much they take, in bytes. A picture that its server does not have takes nothing.
  func fetch(_ wanted: Wanted, for holder: String) async throws(KeepingError) -> Int {
    // The sample catalogue's are on this computer.
    guard let cache = services.pictureCache, cache.limit > 0 else { return 0 }
    var bytes = 0
    var last: URL?
    for picture in wanted.widths {
      let width = min(picture.width * scale, mostPixels)
      let request = services.renditions.request(for: picture.url, pixelSize: PixelSize(width: width, height: 1))
      if let kept = await cache.data(forFirstOf: request.sufficientURLs) {
        bytes += kept.data.count
        cache.hold([kept.url], for: holder)
      } else if let data = try await data(from: request.url) {
        // Before it is stored, as it might have to make room at once.
        cache.hold([request.url], for: holder)
        cache.store(data, for: request.url)
        bytes += data.count
        last = request.url
      }
    }
    await cache.waitForWrites()
    if let last, await !cache.contains(anyOf: [last]) { throw .notWritten }
    return bytes
  }

  /// - Returns: `nil` where there is no such picture.
  private func data(from url: URL) async throws(KeepingError) -> Data? {
    do {
      return try await services.pictures.data(from: url, maximumBytes: mostBytes)
    } catch {
      if Task.isCancelled { throw .cancelled }
      guard case .unreachable? = error as? DataLoadingError else { return nil }
      // Pictures come from elsewhere: whether TMDB can be asked must be learned by asking.
      await services.probe()
      throw .offline
    }
  }
}

extension KeptPictures.Wanted {
  init(_ page: TitlePage, summary: TitleSummary?, isWhole: Bool) {
    add(summary?.poster, posterWidth)
    add(page.poster?.address, posterWidth)
    add(page.backdrop, backdropWidth)
    for person in page.cast.prefix(isWhole ? .max : mostFaces) { add(person.portrait, faceWidth) }
    for person in page.crew.prefix(isWhole ? .max : mostFaces) { add(person.portrait, faceWidth) }
  }

  mutating func add(_ season: SeasonCard, _ page: SeasonPage, isWhole: Bool) {
    add(season.poster, posterWidth)
    add(page.poster?.address, posterWidth)
    if isWhole { for episode in page.episodes { add(episode.still, stillWidth) } }
  }

  mutating func add(_ page: PersonPage) { add(page.portrait, posterWidth) }

  private mutating func add(_ url: URL?, _ width: Int) {
    guard let url else { return }
    if let index = widths.firstIndex(where: { $0.url == url }) {
      widths[index].width = max(widths[index].width, width)
    } else {
      widths.append((url, width))
    }
  }
}

/// In application pixels, where text is large.
private let posterWidth = 202
private let backdropWidth = 1_000
private let faceWidth = 168
private let stillWidth = 144
/// In device pixels: a wider backdrop is sent as it came in, which takes megabytes; this one stands in for it.
private let mostPixels = 1_280
/// Of the cast and of the crew each: what a wide window shows at first.
private let mostFaces = 12
private let mostBytes = 20 << 20
