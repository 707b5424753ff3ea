import Catalogue
import Containment
import Foundation
import GTK
import ImagePipeline
import SystemIO
import TMDB

/// The app's image pipeline, as an image provider for views.
public final class PipelineImages: ImageProviding {
  /// The number of pictures being loaded.
  public private(set) var pendingCount = 0
  private let pipeline: ImagePipeline<Texture>
  private let prefetcher: ImagePrefetcher<Texture>
  private var prefetched: [ImageRequest] = []
  private let renditions: PictureRenditions
  private var requests: [RequestKey: ImageRequest] = [:]
  private let scrollFilter: FastScrollFilter
  private let clock: any Clock<Duration>
  private let onRest: @Sendable () -> Void
  /// Waits until no picture has been loaded for a while, or the provider is gone.
  private var restTask: Task<Void, Never>?
  /// Whether a picture has been loaded since the last check of ``restTask``.
  private var isBusy = false

  /// Creates a provider of a source's pictures. Each view gets the size that it needs.
  public convenience init(_ pictures: PictureSource) {
    self.init(loader: LocalPictures(pictures.loader), cache: pictures.cache, renditions: pictures.renditions)
  }

  /// - Parameters:
  ///   - clock: The clock for the waits in a fast scroll and for `onRest`.
  ///   - onRest: Called in the background when no picture has been loaded for two to four seconds. By default, returns
  ///     the memory of pictures that are gone to the system.
  public init(
    loader: any DataLoading, cache: (any DataCaching)? = nil,
    renditions: PictureRenditions = PictureRenditions(.standard), clock: any Clock<Duration> = ContinuousClock(),
    onRest: @escaping @Sendable () -> Void = {
      Texture.returnUnusedMemory()
      Heap.returnUnusedMemory()
    }
  ) {
    scrollFilter = FastScrollFilter(clock: clock)
    self.clock = clock
    self.onRest = onRest
    pipeline = ImagePipeline(loader: loader, cache: cache, decoder: TextureDecoder())
    prefetcher = ImagePrefetcher(pipeline)
    self.renditions = renditions
  }

  public func cachedImage(for url: URL, pixels: ImagePixels) -> Texture? {
    pipeline.cachedImage(for: request(url, pixels))
  }

  /// Returns a picture, as ``ImageProviding/image(for:pixels:placeholder:)`` requires. In a fast scroll, waits first.
  public func image(
    for url: URL, pixels: ImagePixels, placeholder: (Texture) -> Void
  ) async throws -> Texture {
    pendingCount += 1
    defer {
      pendingCount -= 1
      waitForRest()
    }
    return try await scrollFilter.perform {
      try await pipeline.image(for: request(url, pixels), placeholder: placeholder)
    }
  }

  /// Prefetches only the data of pictures, without decoding it, because they may never be visible. In a fast scroll,
  /// prefetches nothing.
  public func prefetch(_ urls: [URL], pixels: ImagePixels) {
    let upcoming = scrollFilter.isFast ? [] : urls.map { request($0, pixels) }
    prefetcher.stop(prefetched.filter { !upcoming.contains($0) })
    prefetcher.start(upcoming)
    prefetched = upcoming
  }

  /// Forgets which pictures failed to load, so that views can request them again.
  public func forgetFailures() { pipeline.forgetFailures() }

  private func waitForRest() {
    isBusy = true
    guard restTask == nil else { return }
    restTask = Task { [weak self, clock, onRest] in
      while self?.takeIsBusy() == true {
        do { try await clock.sleep(for: .seconds(2)) } catch { return }
      }
      self?.restTask = nil
      await Task.detached(priority: .utility) { onRest() }.value
    }
  }

  private func takeIsBusy() -> Bool {
    defer { isBusy = false }
    return isBusy || pendingCount > 0
  }

  /// Returns the request for a picture. Requests are cached, because a view requests each picture twice and many views
  /// share one.
  private func request(_ url: URL, _ pixels: ImagePixels) -> ImageRequest {
    let key = RequestKey(url: url, pixels: pixels)
    if let request = requests[key] { return request }
    let request = renditions.request(
      for: url, pixelSize: PixelSize(width: pixels.width, height: pixels.height), scale: pixels.scale)
    if requests.count >= maximumRequests { requests.removeAll(keepingCapacity: true) }
    requests[key] = request
    return request
  }
}

private struct RequestKey: Hashable {
  var url: URL
  var pixels: ImagePixels
}

/// Each takes over 2 KB.
private let maximumRequests = 100
