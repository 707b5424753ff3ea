import Foundation
import Synchronization
import Testing

@testable import ImagePipeline

/// Tests that the smallest sufficient rendition is loaded, and that cached ones serve as placeholders.
@Suite(.timeLimit(.minutes(5)))
struct ImagePipelineRenditionTests {
  let loader = SuspendableLoader()
  let decoder = TextDecoder()
  let renditions: [ImageRendition] =
    [92, 154, 342].map { (width: Int) in ImageRendition(imageURL("w\(width)"), width: width) }
    + [ImageRendition(imageURL("original"), width: nil)]

  @Test(arguments: [(1, "w92"), (92, "w92"), (93, "w154"), (342, "w342"), (343, "original"), (9_000, "original")])
  func `Request selects the smallest sufficient rendition`(width: Int, name: String) {
    #expect(request(width).url == imageURL(name))
    #expect(renditions.reversed().best(forWidth: width)?.url == imageURL(name), "in any order")
  }

  @Test func `Request selects the widest rendition if there is no original`() {
    #expect(Array(renditions.prefix(2)).best(forWidth: 500)?.url == imageURL("w154"))
    #expect([ImageRendition]().best(forWidth: 500) == nil)
    #expect(ImageRequest([], pixelSize: PixelSize(width: 1, height: 1)) == nil)
  }

  @Test func `Wider cached rendition avoids a download`() async throws {
    let cache = MemoryDataCache([imageURL("original"): "original", imageURL("w342"): "w342", imageURL("w92"): "w92"])
    let pipeline = ImagePipeline(loader: loader, cache: cache, decoder: decoder)
    #expect(try await pipeline.image(for: request(150)) == "w342@150", "the nearest")
    #expect(loader.requestedURLs.isEmpty)
  }

  @Test
  func `A shared rendition covers both views; a cached one that covers this view saves the download`() async throws {
    let size = PixelSize(width: 90, height: 135)
    let request = try #require(ImageRequest(renditions, pixelSize: size, sharedWidth: 150))
    #expect(request.url == imageURL("w154"))
    #expect(request.sufficientURLs == ["w154", "w92", "w342", "original"].map(imageURL))
    #expect(request.narrowerURLs.isEmpty)
    let cache = MemoryDataCache([imageURL("w92"): "w92"])
    let pipeline = ImagePipeline(loader: loader, cache: cache, decoder: decoder)
    #expect(try await pipeline.image(for: request) == "w92@90")
    #expect(loader.requestedURLs.isEmpty)
  }

  @Test func `Request without a pixel size ignores a wider cached rendition`() async throws {
    let cache = MemoryDataCache([imageURL("w342"): "w342"])
    let pipeline = ImagePipeline(loader: loader, cache: cache, decoder: decoder)
    var fullSize = request(150)
    fullSize.pixelSize = nil
    loader.complete(imageURL("w154"), with: "w154")
    #expect(try await pipeline.image(for: fullSize) == "w154")
  }

  @Test func `Damaged wider rendition is removed and skipped`() async throws {
    let cache = MemoryDataCache([imageURL("w342"): "damaged"])
    let pipeline = ImagePipeline(loader: loader, cache: cache, decoder: decoder)
    loader.complete(imageURL("w154"), with: "w154")
    #expect(try await pipeline.image(for: request(150)) == "w154@150")
    #expect(cache.removed == [imageURL("w342")])
  }

  @Test func `Another size in memory is the placeholder during a download`() async throws {
    let pipeline = ImagePipeline(loader: loader, decoder: decoder)
    loader.complete(imageURL("w92"), with: "w92")
    #expect(pipeline.cachedPlaceholder(for: request(300)) == nil)
    _ = try await pipeline.image(for: request(92))
    #expect(pipeline.cachedPlaceholder(for: request(300)) == "w92@92")
    let display = Display()
    async let shown = shown(request(300), by: pipeline, on: display)
    await eventually { display.images == ["w92@92"] && loader.openCount == 1 }
    loader.complete(imageURL("w342"), with: "w342")
    #expect(await shown == ["w92@92", "w342@300"])
    #expect(await self.shown(request(300), by: pipeline) == ["w342@300"], "no placeholder before a cached image")
  }

  @Test func `Placeholder is the smallest sufficient image, otherwise the widest`() async throws {
    let pipeline = ImagePipeline(loader: loader, decoder: decoder)
    for rendition in renditions { loader.complete(rendition.url, with: rendition.url.lastPathComponent) }
    for width in [60, 80, 200, 300, 1_000] { _ = try await pipeline.image(for: request(width)) }
    #expect(pipeline.cachedPlaceholder(for: request(70)) == "w92@80")
    #expect(pipeline.cachedPlaceholder(for: request(210)) == "w342@300")
    #expect(pipeline.cachedPlaceholder(for: request(2_000)) == "original@1000")
  }

  @Test func `Image removed from memory isn't used as a placeholder`() async throws {
    let pipeline = ImagePipeline(loader: loader, decoder: decoder)
    loader.complete(imageURL("w92"), with: "w92")
    _ = try await pipeline.image(for: request(92))
    pipeline.removeCachedImages()
    #expect(pipeline.cachedPlaceholder(for: request(300)) == nil)
  }

  @Test func `Narrower cached rendition is the placeholder during a download`() async {
    let cache = MemoryDataCache([imageURL("w92"): "w92", imageURL("w154"): "w154"])
    let pipeline = ImagePipeline(loader: loader, cache: cache, decoder: decoder)
    let display = Display()
    async let shown = shown(request(300), by: pipeline, on: display)
    await eventually { display.images == ["w154@300"] && loader.openCount == 1 }
    loader.complete(imageURL("w342"), with: "w342")
    #expect(await shown == ["w154@300", "w342@300"])
    #expect(loader.requestedURLs == [imageURL("w342")])
  }

  @Test func `Cached rendition is shown without a placeholder`() async {
    let cache = MemoryDataCache([imageURL("w92"): "w92", imageURL("w342"): "w342"])
    let pipeline = ImagePipeline(loader: loader, cache: cache, decoder: decoder)
    #expect(await shown(request(300), by: pipeline) == ["w342@300"])
    #expect(decoder.decoded == ["w342@300"])
  }

  @Test func `Placeholder never arrives after the final image`() async {
    let cache = MemoryDataCache([imageURL("w92"): "w92"])
    let pipeline = ImagePipeline(loader: loader, cache: cache, decoder: decoder)
    loader.complete(imageURL("w342"), with: "w342")
    // The placeholder may be skipped, but the final image must always be the last one.
    for _ in 0..<100 {
      pipeline.removeCachedImages()
      cache.remove(imageURL("w342"))
      let shown = await shown(request(300), by: pipeline)
      #expect(shown.last == "w342@300")
      #expect(shown.count <= 2)
    }
  }

  @Test func `Placeholder is shown before the download fails`() async {
    let cache = MemoryDataCache([imageURL("w92"): "w92"])
    let pipeline = ImagePipeline(loader: loader, cache: cache, decoder: decoder)
    let display = Display()
    async let shown = shown(request(300), by: pipeline, on: display)
    await eventually { display.images == ["w92@300"] && loader.openCount == 1 }
    loader.complete(imageURL("w342"), with: .failure(DataLoadingError.status(404)))
    #expect(await shown == ["w92@300", "unavailable(status: 404)"])
  }

  @Test func `Cancelled request shows no placeholder`() async {
    let cache = MemoryDataCache([imageURL("w92"): "w92"])
    cache.suspend()
    let pipeline = ImagePipeline(loader: loader, cache: cache, decoder: decoder)
    let task = Task { await shown(request(300), by: pipeline) }
    await eventually { cache.suspendedCount == 2 }
    task.cancel()
    cache.resume()
    #expect(await task.value == ["cancelled"])
    #expect(decoder.decoded.isEmpty)
  }
}

private extension ImagePipelineRenditionTests {
  func request(_ width: Int) -> ImageRequest {
    let size = PixelSize(width: width, height: width * 3 / 2)
    return ImageRequest(renditions, pixelSize: size) ?? ImageRequest(imageURL("none"))
  }

  /// Returns everything that is shown, in order, ending with the picture or the error.
  func shown(
    _ request: ImageRequest, by pipeline: ImagePipeline<String>, on display: Display = Display()
  ) async -> [String] {
    do {
      display.show(try await pipeline.image(for: request) { display.show($0) })
    } catch {
      display.show("\(error)")
    }
    return display.images
  }
}

/// Records the images that are shown, so that a test can wait for a placeholder.
private final class Display: Sendable {
  private let state = Mutex<[String]>([])

  var images: [String] { state.withLock(\.self) }

  func show(_ image: String) { state.withLock { $0.append(image) } }
}
