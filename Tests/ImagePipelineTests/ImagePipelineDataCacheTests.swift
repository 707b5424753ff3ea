import Foundation
import Testing

@testable import ImagePipeline

/// Tests that cached data isn't loaded, that loaded data is cached, and that invalid cached data is loaded again.
@Suite(.timeLimit(.minutes(5)))
struct ImagePipelineDataCacheTests {
  let loader = SuspendableLoader()
  let decoder = TextDecoder()
  let request = ImageRequest(imageURL("a"), pixelSize: PixelSize(width: 10, height: 10))

  @Test func `Cached data is not downloaded`() async throws {
    let cache = MemoryDataCache([request.url: "cached"])
    let pipeline = ImagePipeline(loader: loader, cache: cache, decoder: decoder)
    #expect(try await pipeline.image(for: request) == "cached@10")
    #expect(loader.requestedURLs.isEmpty)
    #expect(cache.stored.isEmpty)
  }

  @Test func `Downloaded data is cached`() async throws {
    let cache = MemoryDataCache()
    let pipeline = ImagePipeline(loader: loader, cache: cache, decoder: decoder)
    loader.complete(request.url, with: "A")
    _ = try await pipeline.image(for: request)
    #expect(cache.stored == [request.url])
    #expect(cache.removed.isEmpty)
  }

  @Test func `Another size is decoded from cached data`() async throws {
    let pipeline = ImagePipeline(loader: loader, cache: MemoryDataCache(), decoder: decoder)
    loader.complete(request.url, with: "A")
    _ = try await pipeline.image(for: request)
    let larger = ImageRequest(request.url, pixelSize: PixelSize(width: 20, height: 20))
    #expect(try await pipeline.image(for: larger) == "A@20")
    #expect(loader.requestedURLs.count == 1)
  }

  @Test func `Damaged cached data is removed and downloaded again`() async throws {
    let cache = MemoryDataCache([request.url: "damaged"])
    let pipeline = ImagePipeline(loader: loader, cache: cache, decoder: decoder)
    loader.complete(request.url, with: "A")
    #expect(try await pipeline.image(for: request) == "A@10")
    #expect(cache.removed == [request.url])
    #expect(cache.stored == [request.url])
    #expect(loader.requestedURLs.count == 1)
  }

  @Test func `Undecodable data doesn't stay in the cache and is not downloaded twice`() async {
    let cache = MemoryDataCache()
    let pipeline = ImagePipeline(loader: loader, cache: cache, decoder: decoder)
    loader.complete(request.url, with: "damaged")
    for _ in 0..<2 {
      await #expect(throws: ImagePipelineError.self) { try await pipeline.image(for: request) }
    }
    #expect(loader.requestedURLs.count == 1)
    #expect(await cache.contains(anyOf: [request.url]) == false)
  }

  @Test func `Cache reads don't wait for downloads`() async throws {
    let pipeline = ImagePipeline(loader: loader, cache: MemoryDataCache([request.url: "cached"]), decoder: decoder)
    let transfers = (0..<8).map { Requester(ImageRequest(imageURL("slow\($0)")), of: pipeline) }
    await eventually { loader.openCount == 6 && pipeline.loads.waitingCount == 2 }
    #expect(await Requester(request, of: pipeline).value == .success("cached@10"))
    transfers.forEach { $0.cancel() }
    for transfer in transfers { _ = await transfer.value }
  }

  @Test func `Request that is cancelled during a cache read loads nothing and frees its slot`() async {
    let cache = MemoryDataCache()
    cache.suspend()
    let pipeline = ImagePipeline(loader: loader, cache: cache, decoder: decoder)
    let subscriber = Requester(request, of: pipeline)
    await eventually { cache.suspendedCount == 1 }
    subscriber.cancel()
    #expect(await subscriber.value == .failure(.cancelled))
    cache.resume()
    await eventually { pipeline.reads.runningCount == 0 }
    // A later request must find all slots free.
    loader.complete(imageURL("b"), with: "B")
    #expect(await Requester(ImageRequest(imageURL("b")), of: pipeline).value == .success("B"))
    #expect(loader.requestedURLs == [imageURL("b")])
    #expect(decoder.decoded == ["B"])
  }

  @Test func `1,000 reused cells load each of 50 pictures once, and each cell shows the right one`() async {
    let cache = MemoryDataCache()
    let pipeline = ImagePipeline(loader: loader, cache: cache, decoder: decoder)
    let pictures = (0..<50).map { ImageRequest(imageURL("\($0)")) }
    // Each cell is reused before it has its picture. It cancels its first request, and shows the second picture.
    let first = (0..<1_000).map { Requester(pictures[($0 * 7 + 1) % 50], of: pipeline) }
    let second = (0..<1_000).map { Requester(pictures[$0 % 50], of: pipeline) }
    await eventually { pictures.allSatisfy { pipeline.images.subscriberCount(for: ImageKey($0)) == 40 } }
    first.forEach { $0.cancel() }
    await eventually { pictures.allSatisfy { pipeline.images.subscriberCount(for: ImageKey($0)) == 20 } }
    for (number, picture) in pictures.enumerated() { loader.complete(picture.url, with: "\(number)") }
    for (cell, subscriber) in second.enumerated() { #expect(await subscriber.value == .success("\(cell % 50)")) }
    #expect(loader.requestedURLs.count == 50)
    #expect(Set(loader.requestedURLs).count == 50)
    #expect(decoder.decoded.count == 50)
    #expect(cache.stored.count == 50)
  }
}
