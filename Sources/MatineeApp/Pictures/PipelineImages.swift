import Containment
import Foundation
import GTK
import ImagePipeline
import MatineeCore
import TMDB

/// The one image pipeline of the app, as the views see it.
public final class PipelineImages: ImageProviding {
  /// How many pictures are being waited for.
  public private(set) var pendingCount = 0
  private let pipeline: ImagePipeline<Texture>
  private let prefetcher: ImagePrefetcher<Texture>
  private var expected: [ImageRequest] = []
  private let renditions: PictureRenditions
  private var requests: [Wish: ImageRequest] = [:]

  /// The pictures of these services, in the size that each view needs.
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
    for url: URL, pixels: ImagePixels, standIn: (Texture) -> Void
  ) async throws -> Texture {
    pendingCount += 1
    defer { pendingCount -= 1 }
    return try await pipeline.image(for: request(url, pixels), standIn: standIn)
  }

  /// Their bytes alone, as they may never be seen.
  public func expect(_ urls: [URL], pixels: ImagePixels) {
    let expected = urls.map { request($0, pixels) }
    prefetcher.stop(self.expected.filter { !expected.contains($0) })
    prefetcher.start(expected)
    self.expected = expected
  }

  /// Pictures that there were none of are asked for again.
  public func forgetFailures() { pipeline.forgetFailures() }

  /// A view asks twice for each picture, and a list many times for the same: addresses are put together once.
  private func request(_ url: URL, _ pixels: ImagePixels) -> ImageRequest {
    let key = Wish(url: url, pixels: pixels)
    if let request = requests[key] { return request }
    let request = renditions.request(for: url, pixelSize: PixelSize(width: pixels.width, height: pixels.height))
    if requests.count >= rememberedRequests { requests.removeAll(keepingCapacity: true) }
    requests[key] = request
    return request
  }
}

private struct Wish: Hashable {
  var url: URL
  var pixels: ImagePixels
}

private let rememberedRequests = 500
