import Foundation
import Testing

@testable import ImagePipeline

/// Tests that the smallest sufficient rendition is loaded, and that cached ones stand in meanwhile.
@Suite(.timeLimit(.minutes(5)))
struct ImagePipelineRenditionTests {
  let loader = SuspendableLoader()
  let decoder = TextDecoder()
  let renditions: [ImageRendition] =
    [92, 154, 342].map { (width: Int) in ImageRendition(address("w\(width)"), width: width) }
    + [ImageRendition(address("original"), width: nil)]

  @Test(arguments: [(1, "w92"), (92, "w92"), (93, "w154"), (342, "w342"), (343, "original"), (9_000, "original")])
  func theSmallestThatIsLargeEnoughIsChosen(width: Int, name: String) {
    #expect(request(width).url == address(name))
    #expect(renditions.reversed().best(forWidth: width)?.url == address(name), "in any order")
  }

  @Test func withoutAnOriginalTheWidestIsChosen() {
    #expect(Array(renditions.prefix(2)).best(forWidth: 500)?.url == address("w154"))
    #expect([ImageRendition]().best(forWidth: 500) == nil)
    #expect(ImageRequest([], pixelSize: PixelSize(width: 1, height: 1)) == nil)
  }

  @Test func aWiderRenditionThatIsKeptSavesTheDownload() async throws {
    let cache = MemoryDataCache([address("original"): "original", address("w342"): "w342", address("w92"): "w92"])
    let pipeline = ImagePipeline(loader: loader, cache: cache, decoder: decoder)
    #expect(try await pipeline.image(for: request(150)) == "w342@150", "the nearest")
    #expect(loader.asked.isEmpty)
  }

  @Test func aWiderRenditionIsNoPictureAtItsOwnSize() async throws {
    let cache = MemoryDataCache([address("w342"): "w342"])
    let pipeline = ImagePipeline(loader: loader, cache: cache, decoder: decoder)
    var whole = request(150)
    whole.pixelSize = nil
    loader.answer(address("w154"), with: "w154")
    #expect(try await pipeline.image(for: whole) == "w154")
  }

  @Test func aDamagedWiderRenditionIsPassedOver() async throws {
    let cache = MemoryDataCache([address("w342"): "damaged"])
    let pipeline = ImagePipeline(loader: loader, cache: cache, decoder: decoder)
    loader.answer(address("w154"), with: "w154")
    #expect(try await pipeline.image(for: request(150)) == "w154@150")
    #expect(cache.removed == [address("w342")])
  }

  @Test func whatIsInMemoryStandsInAtOnce() async throws {
    let pipeline = ImagePipeline(loader: loader, decoder: decoder)
    loader.answer(address("w92"), with: "w92")
    #expect(pipeline.cachedStandIn(for: request(300)) == nil)
    _ = try await pipeline.image(for: request(92))
    #expect(pipeline.cachedStandIn(for: request(300)) == "w92@92")
    async let shown = shown(request(300), by: pipeline)
    await eventually { loader.openCount == 1 }
    loader.answer(address("w342"), with: "w342")
    #expect(await shown == ["w92@92", "w342@300"])
    #expect(await self.shown(request(300), by: pipeline) == ["w342@300"], "none before what is in memory")
  }

  @Test func theSmallestWideEnoughStandsInElseTheWidest() async throws {
    let pipeline = ImagePipeline(loader: loader, decoder: decoder)
    for rendition in renditions { loader.answer(rendition.url, with: rendition.url.lastPathComponent) }
    for width in [60, 80, 200, 300, 1_000] { _ = try await pipeline.image(for: request(width)) }
    #expect(pipeline.cachedStandIn(for: request(70)) == "w92@80")
    #expect(pipeline.cachedStandIn(for: request(210)) == "w342@300")
    #expect(pipeline.cachedStandIn(for: request(2_000)) == "original@1000")
  }

  @Test func whatLeftMemoryDoesNotStandIn() async throws {
    let pipeline = ImagePipeline(loader: loader, decoder: decoder)
    loader.answer(address("w92"), with: "w92")
    _ = try await pipeline.image(for: request(92))
    pipeline.removeCachedImages()
    #expect(pipeline.cachedStandIn(for: request(300)) == nil)
  }

  @Test func aNarrowerOneThatIsKeptStandsInDuringTheDownload() async {
    let cache = MemoryDataCache([address("w92"): "w92", address("w154"): "w154"])
    let pipeline = ImagePipeline(loader: loader, cache: cache, decoder: decoder)
    async let shown = shown(request(300), by: pipeline)
    await eventually { decoder.decoded == ["w154@300"] && loader.openCount == 1 }
    loader.answer(address("w342"), with: "w342")
    #expect(await shown == ["w154@300", "w342@300"])
    #expect(loader.asked == [address("w342")])
  }

  @Test func nothingStandsInForWhatIsKept() async {
    let cache = MemoryDataCache([address("w92"): "w92", address("w342"): "w342"])
    let pipeline = ImagePipeline(loader: loader, cache: cache, decoder: decoder)
    #expect(await shown(request(300), by: pipeline) == ["w342@300"])
    #expect(decoder.decoded == ["w342@300"])
  }

  @Test func aStandInNeverComesAfterThePicture() async {
    let cache = MemoryDataCache([address("w92"): "w92"])
    let pipeline = ImagePipeline(loader: loader, cache: cache, decoder: decoder)
    loader.answer(address("w342"), with: "w342")
    // Either of the two may come first, but the last one is certain.
    for _ in 0..<100 {
      pipeline.removeCachedImages()
      cache.remove(address("w342"))
      let shown = await shown(request(300), by: pipeline)
      #expect(shown.last == "w342@300")
      #expect(shown.count <= 2)
    }
  }

  @Test func whereThePictureFailsTheStandInWasShown() async {
    let cache = MemoryDataCache([address("w92"): "w92"])
    let pipeline = ImagePipeline(loader: loader, cache: cache, decoder: decoder)
    async let shown = shown(request(300), by: pipeline)
    await eventually { decoder.decoded == ["w92@300"] && loader.openCount == 1 }
    loader.answer(address("w342"), with: .failure(DataLoadingError.status(404)))
    #expect(await shown == ["w92@300", "unavailable(status: 404)"])
  }

  @Test func whoIsCancelledIsShownNothingMore() async {
    let cache = MemoryDataCache([address("w92"): "w92"])
    cache.hold()
    let pipeline = ImagePipeline(loader: loader, cache: cache, decoder: decoder)
    let task = Task { await shown(request(300), by: pipeline) }
    await eventually { cache.heldCount == 2 }
    task.cancel()
    cache.release()
    #expect(await task.value == ["cancelled"])
    #expect(decoder.decoded.isEmpty)
  }
}

private extension ImagePipelineRenditionTests {
  func request(_ width: Int) -> ImageRequest {
    let size = PixelSize(width: width, height: width * 3 / 2)
    return ImageRequest(renditions, pixelSize: size) ?? ImageRequest(address("none"))
  }

  /// Returns everything that is shown, in order, ending with the picture or the error.
  func shown(_ request: ImageRequest, by pipeline: ImagePipeline<String>) async -> [String] {
    var shown: [String] = []
    do {
      let image = try await pipeline.image(for: request) { shown.append($0) }
      shown.append(image)
    } catch {
      shown.append("\(error)")
    }
    return shown
  }
}
