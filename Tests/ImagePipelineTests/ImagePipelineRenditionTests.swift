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

  @Test(
    "Request selects the smallest sufficient rendition",
    arguments: [(1, "w92"), (92, "w92"), (93, "w154"), (342, "w342"), (343, "original"), (9_000, "original")])
  func requestSelectsSmallestSufficientRendition(width: Int, name: String) {
    #expect(request(width).url == imageURL(name))
    #expect(renditions.reversed().best(forWidth: width)?.url == imageURL(name), "in any order")
  }

  @Test("Request selects the widest rendition if there is no original")
  func requestSelectsWidestRenditionWithoutOriginal() {
    #expect(Array(renditions.prefix(2)).best(forWidth: 500)?.url == imageURL("w154"))
    #expect([ImageRendition]().best(forWidth: 500) == nil)
    #expect(ImageRequest([], pixelSize: PixelSize(width: 1, height: 1)) == nil)
  }

  @Test("Wider cached rendition avoids a download") func widerCachedRenditionAvoidsDownload() async throws {
    let cache = MemoryDataCache([imageURL("original"): "original", imageURL("w342"): "w342", imageURL("w92"): "w92"])
    let pipeline = ImagePipeline(loader: loader, cache: cache, decoder: decoder)
    #expect(try await pipeline.image(for: request(150)) == "w342@150", "the nearest")
    #expect(loader.requestedURLs.isEmpty)
  }

  @Test("A shared rendition covers both views, and a cached one that covers this view saves the download")
  func sharedRenditionCoversBothViews() async throws {
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

  @Test("Request without a pixel size ignores a wider cached rendition")
  func fullSizeRequestIgnoresWiderCachedRendition() async throws {
    let cache = MemoryDataCache([imageURL("w342"): "w342"])
    let pipeline = ImagePipeline(loader: loader, cache: cache, decoder: decoder)
    var fullSize = request(150)
    fullSize.pixelSize = nil
    loader.complete(imageURL("w154"), with: "w154")
    #expect(try await pipeline.image(for: fullSize) == "w154")
  }

  @Test("Damaged wider rendition is removed and skipped") func damagedWiderRenditionIsSkipped() async throws {
    let cache = MemoryDataCache([imageURL("w342"): "damaged"])
    let pipeline = ImagePipeline(loader: loader, cache: cache, decoder: decoder)
    loader.complete(imageURL("w154"), with: "w154")
    #expect(try await pipeline.image(for: request(150)) == "w154@150")
    #expect(cache.removed == [imageURL("w342")])
  }

  @Test("Another size in memory is the placeholder during a download") func imageInMemoryIsPlaceholderDuringDownload()
    async throws
  {
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

  @Test("Placeholder is the smallest sufficient image, otherwise the widest")
  func placeholderIsSmallestSufficientElseWidest() async throws {
    let pipeline = ImagePipeline(loader: loader, decoder: decoder)
    for rendition in renditions { loader.complete(rendition.url, with: rendition.url.lastPathComponent) }
    for width in [60, 80, 200, 300, 1_000] { _ = try await pipeline.image(for: request(width)) }
    #expect(pipeline.cachedPlaceholder(for: request(70)) == "w92@80")
    #expect(pipeline.cachedPlaceholder(for: request(210)) == "w342@300")
    #expect(pipeline.cachedPlaceholder(for: request(2_000)) == "original@1000")
  }

  @Test("Image removed from memory isn't used as a placeholder") func imageRemovedFromMemoryIsNotPlaceholder()
    async throws
  {
    let pipeline = ImagePipeline(loader: loader, decoder: decoder)
    loader.complete(imageURL("w92"), with: "w92")
    _ = try await pipeline.image(for: request(92))
    pipeline.removeCachedImages()
    #expect(pipeline.cachedPlaceholder(for: request(300)) == nil)
  }

  @Test("Narrower cached rendition is the placeholder during a download") func narrowerCachedRenditionIsPlaceholder()
    async
  {
    let cache = MemoryDataCache([imageURL("w92"): "w92", imageURL("w154"): "w154"])
    let pipeline = ImagePipeline(loader: loader, cache: cache, decoder: decoder)
    let display = Display()
    async let shown = shown(request(300), by: pipeline, on: display)
    await eventually { display.images == ["w154@300"] && loader.openCount == 1 }
    loader.complete(imageURL("w342"), with: "w342")
    #expect(await shown == ["w154@300", "w342@300"])
    #expect(loader.requestedURLs == [imageURL("w342")])
  }

  @Test("Cached rendition is shown without a placeholder") func cachedRenditionNeedsNoPlaceholder() async {
    let cache = MemoryDataCache([imageURL("w92"): "w92", imageURL("w342"): "w342"])
    let pipeline = ImagePipeline(loader: loader, cache: cache, decoder: decoder)
    #expect(await shown(request(300), by: pipeline) == ["w342@300"])
    #expect(decoder.decoded == ["w342@300"])
  }

  @Test("Placeholder never arrives after the final image") func placeholderNeverReplacesFinalImage() async {
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

  @Test("Placeholder is shown before the download fails") func placeholderIsShownBeforeDownloadFails() async {
    let cache = MemoryDataCache([imageURL("w92"): "w92"])
    let pipeline = ImagePipeline(loader: loader, cache: cache, decoder: decoder)
    let display = Display()
    async let shown = shown(request(300), by: pipeline, on: display)
    await eventually { display.images == ["w92@300"] && loader.openCount == 1 }
    loader.complete(imageURL("w342"), with: .failure(DataLoadingError.status(404)))
    #expect(await shown == ["w92@300", "unavailable(status: 404)"])
  }

  @Test("Cancelled request shows no placeholder") func cancelledRequestShowsNoPlaceholder() async {
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
