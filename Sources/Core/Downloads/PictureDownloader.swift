import Catalogue
import Foundation
import ImagePipeline

/// A downloader that stores pictures in the picture cache, in sizes that suffice for every view that shows them.
struct PictureDownloader: Sendable {
  /// The pictures to download, each with the maximum width at which it is shown, in application pixels.
  struct Selection: Sendable {
    fileprivate var widths: [(url: URL, width: Int)] = []
  }

  private let pictures: PictureSource
  private let client: CachingClient
  private let scale: Int

  /// - Parameters:
  ///   - client: The client that finds out whether TMDB is reachable.
  ///   - scale: The number of device pixels per application pixel.
  init(_ pictures: PictureSource, _ client: CachingClient, scale: Int) {
    self.pictures = pictures
    self.client = client
    self.scale = min(max(scale, 1), 4)
  }

  /// Downloads pictures and pins them.
  ///
  /// - Parameter owner: The name of the download that pins the pictures.
  /// - Returns: The size of the pictures, in bytes. A picture missing from the server counts as zero bytes.
  func fetch(_ selection: Selection, for owner: String) async throws(DownloadError) -> Int {
    // The sample catalogue's pictures are local files.
    guard let cache = pictures.cache, cache.limit > 0 else { return 0 }
    var bytes = 0
    var last: URL?
    for picture in selection.widths {
      let width = min(picture.width * scale, maximumPixels)
      let request = pictures.renditions.request(for: picture.url, pixelSize: PixelSize(width: width, height: 1))
      if let cached = await cache.data(forFirstOf: request.sufficientURLs) {
        bytes += cached.data.count
        cache.pin([cached.url], for: owner)
      } else if let data = try await data(from: request.url) {
        // The picture is pinned before it is stored, because storing it may evict unpinned pictures immediately.
        cache.pin([request.url], for: owner)
        cache.store(data, for: request.url)
        bytes += data.count
        last = request.url
      }
    }
    await cache.waitForWrites()
    if let last, await !cache.contains(anyOf: [last]) { throw .notWritten }
    return bytes
  }

  /// Returns a picture's data, or `nil` if the server doesn't have the picture.
  private func data(from url: URL) async throws(DownloadError) -> Data? {
    do {
      return try await pictures.loader.data(from: url, maximumBytes: maximumBytes)
    } catch {
      if Task.isCancelled { throw .cancelled }
      guard case .unreachable? = error as? DataLoadingError else { return nil }
      // Pictures come from another server, so a failure doesn't show whether TMDB is reachable. The probe does.
      await client.probe()
      throw .offline
    }
  }
}

extension PictureDownloader.Selection {
  init(_ page: TitlePage, summary: TitleSummary?, isComplete: Bool) {
    add(summary?.poster, posterWidth)
    add(page.poster?.address, posterWidth)
    add(page.backdrop, backdropWidth)
    for person in page.cast.prefix(isComplete ? .max : maximumFaces) { add(person.portrait, faceWidth) }
    for person in page.crew.prefix(isComplete ? .max : maximumFaces) { add(person.portrait, faceWidth) }
  }

  mutating func add(_ season: SeasonCard, _ page: SeasonPage, isComplete: Bool) {
    add(season.poster, posterWidth)
    add(page.poster?.address, posterWidth)
    if isComplete { for episode in page.episodes { add(episode.still, stillWidth) } }
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

/// The widths of pictures with a large text size, in application pixels.
private let posterWidth = 202
private let backdropWidth = 1_000
private let faceWidth = 168
private let stillWidth = 144
/// The maximum width, in device pixels. TMDB serves wider backdrops only as originals of several megabytes. The view
/// shows this size instead.
private let maximumPixels = 1_280
/// The number of portraits of the cast, and of the crew, that a wide window shows at first.
private let maximumFaces = 12
private let maximumBytes = 20 << 20
