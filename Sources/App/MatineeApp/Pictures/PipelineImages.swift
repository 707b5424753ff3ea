import Containment
import Foundation
import GTK
import ImagePipeline
import MatineeCore
import TMDB

/// The app's image pipeline, as an image provider for views.
public final class PipelineImages: ImageProviding {
  /// The number of pictures being loaded.
  public private(set) var pendingCount = 0
  private let pipeline: ImagePipeline<Texture>
  private let prefetcher: ImagePrefetcher<Texture>
  private var prefetched: [ImageRequest] = []
  private let renditions: PictureRenditions
  private var requests: [WaitingRequest: ImageRequest] = [:]

  /// Creates a provider for these services' pictures. Each view gets the size that it needs.
  public convenience init(_ services: Services) {
    self.init(loader: LocalPictures(services.pictures), cache: services.pictureCache, renditions: services.renditions)
  }

  public init(
    loader: any DataLoading, cache: (any DataCaching)? = nil,
    renditions: PictureRenditions = PictureRenditions(.standard)
  ) {
    pipeline = ImagePipeline(loader: loader, cache: cache, decoder: TextureDecoder())
    prefetcher = ImagePrefetcher(pipeline)
    self.renditions = renditions
  }

  public func cachedImage(for url: URL, pixels: ImagePixels) -> Texture? {
    pipeline.cachedImage(for: request(url, pixels))
  }

  public func image(
    for url: URL, pixels: ImagePixels, placeholder: (Texture) -> Void
  ) async throws -> Texture {
    pendingCount += 1
    defer { pendingCount -= 1 }
    return try await pipeline.image(for: request(url, pixels), placeholder: placeholder)
  }

  /// Prefetches only the data of pictures, without decoding it, because they may never be visible.
  public func prefetch(_ urls: [URL], pixels: ImagePixels) {
    let upcoming = urls.map { request($0, pixels) }
    prefetcher.stop(prefetched.filter { !upcoming.contains($0) })
    prefetcher.start(upcoming)
    prefetched = upcoming
  }

  /// Forgets which pictures failed to load, so that views can request them again.
  public func forgetFailures() { pipeline.forgetFailures() }

  /// Returns the request for a picture. Requests are cached, because a view requests each picture twice and many views
  /// share one.
  private func request(_ url: URL, _ pixels: ImagePixels) -> ImageRequest {
    let key = WaitingRequest(url: url, pixels: pixels)
    if let request = requests[key] { return request }
    let request = renditions.request(
      for: url, pixelSize: PixelSize(width: pixels.width, height: pixels.height), scale: pixels.scale)
    if requests.count >= maximumRequests { requests.removeAll(keepingCapacity: true) }
    requests[key] = request
    return request
  }
}

private struct WaitingRequest: Hashable {
  var url: URL
  var pixels: ImagePixels
}

private let maximumRequests = 500
