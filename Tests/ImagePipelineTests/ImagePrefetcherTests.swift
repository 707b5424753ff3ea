import Foundation
import Testing

@testable import ImagePipeline

/// Tests that prefetching runs ahead, has the lowest priority, can be stopped, and does no unnecessary work.
@Suite(.timeLimit(.minutes(5)))
struct ImagePrefetcherTests {
  let loader = SuspendableLoader()
  let decoder = TextDecoder()
  let cache = MemoryDataCache()
  let pipeline: ImagePipeline<String>

  init() {
    pipeline = ImagePipeline(loader: loader, cache: cache, decoder: decoder)
  }

  @Test func `Prefetching to disk caches data without decoding it`() async {
    let prefetcher = ImagePrefetcher(pipeline)
    for request in requests(5) { loader.complete(request.url, with: "A") }
    prefetcher.start(requests(5))
    await eventually { prefetcher.pendingCount == 0 }
    #expect(Set(cache.stored) == Set(requests(5).map(\.url)))
    #expect(cache.stored.count == 5)
    #expect(decoder.decoded.isEmpty)
  }

  @Test func `Prefetching to memory decodes the picture`() async {
    let prefetcher = ImagePrefetcher(pipeline, destination: .memory)
    loader.complete(imageURL("0"), with: "A")
    prefetcher.start(requests(1))
    await eventually { prefetcher.pendingCount == 0 }
    #expect(pipeline.cachedImage(for: requests(1)[0]) == "A")
  }

  @Test func `Prefetcher runs two downloads at once, in order`() async {
    let prefetcher = ImagePrefetcher(pipeline)
    prefetcher.start(requests(4))
    await eventually { loader.openCount == 2 }
    #expect(Set(loader.requestedURLs) == Set(requests(2).map(\.url)))
    loader.complete(imageURL("0"), with: "A")
    await eventually { loader.requestedURLs.count == 3 }
    #expect(loader.requestedURLs.last == imageURL("2"))
    #expect(loader.maximumConcurrency == 2)
    prefetcher.stopAll()
  }

  @Test func `Prefetcher skips pictures that are cached or in memory`() async throws {
    let kept = ImageRequest(imageURL("kept"))
    cache.store(Data(), for: kept.url)
    let shown = ImageRequest(imageURL("shown"))
    loader.complete(shown.url, with: "A")
    _ = try await pipeline.image(for: shown)
    cache.remove(shown.url)
    let prefetcher = ImagePrefetcher(pipeline)
    prefetcher.start([kept, shown, shown])
    await eventually { prefetcher.pendingCount == 0 }
    #expect(loader.requestedURLs == [shown.url])
  }

  @Test func `Prefetcher loads nothing without a data cache`() async {
    let pipeline = ImagePipeline(loader: loader, decoder: decoder)
    let prefetcher = ImagePrefetcher(pipeline)
    prefetcher.start(requests(3))
    await eventually { prefetcher.pendingCount == 0 }
    #expect(loader.requestedURLs.isEmpty)
  }

  @Test func `Paused prefetcher starts nothing until it is resumed`() async {
    let prefetcher = ImagePrefetcher(pipeline)
    prefetcher.isPaused = true
    prefetcher.start(requests(3))
    #expect(prefetcher.pendingCount == 3)
    // Another request completes meanwhile, so the prefetches aren't just slow.
    loader.complete(imageURL("other"), with: "B")
    #expect(await Requester(ImageRequest(imageURL("other")), of: pipeline).value == .success("B"))
    #expect(loader.requestedURLs == [imageURL("other")])
    for request in requests(3) { loader.complete(request.url, with: "A") }
    prefetcher.isPaused = false
    await eventually { prefetcher.pendingCount == 0 }
    #expect(loader.requestedURLs.count == 4)
  }

  @Test func `Request that is stopped before it starts never starts`() async {
    let prefetcher = ImagePrefetcher(pipeline, limit: 1)
    prefetcher.start(requests(3))
    await eventually { loader.openCount == 1 }
    prefetcher.stop([requests(3)[1]])
    for request in requests(3) { loader.complete(request.url, with: "A") }
    await eventually { prefetcher.pendingCount == 0 }
    #expect(loader.requestedURLs == [imageURL("0"), imageURL("2")])
  }

  @Test func `Stopping a running request cancels it and starts the next one`() async {
    let prefetcher = ImagePrefetcher(pipeline, limit: 1)
    prefetcher.start(requests(2))
    await eventually { loader.openCount == 1 }
    prefetcher.stop([requests(2)[0]])
    await eventually { loader.cancelled == [imageURL("0")] && loader.requestedURLs.last == imageURL("1") }
    prefetcher.stopAll()
    await eventually { loader.cancelled.count == 2 }
    #expect(prefetcher.pendingCount == 0)
  }

  @Test func `Visible picture still loads when its prefetch is stopped`() async {
    let prefetcher = ImagePrefetcher(pipeline, destination: .memory)
    prefetcher.start(requests(1))
    await eventually { loader.openCount == 1 }
    let subscriber = Requester(requests(1)[0], of: pipeline)
    await eventually { pipeline.images.subscriberCount(for: ImageKey(requests(1)[0])) == 2 }
    prefetcher.stopAll()
    await eventually { pipeline.images.subscriberCount(for: ImageKey(requests(1)[0])) == 1 }
    loader.complete(imageURL("0"), with: "A")
    #expect(await subscriber.value == .success("A"))
    #expect(loader.requestedURLs.count == 1)
    #expect(loader.cancelled.isEmpty)
  }

  @Test func `Visible pictures overtake prefetches and join their downloads`() async throws {
    var configuration = ImagePipelineConfiguration()
    configuration.concurrentLoads = 1
    let pipeline = ImagePipeline(configuration: configuration, loader: loader, cache: cache, decoder: decoder)
    let prefetcher = ImagePrefetcher(pipeline, limit: 4)
    prefetcher.start(requests(4))
    await eventually { loader.openCount == 1 && pipeline.loads.waitingCount == 3 }
    let begun = try #require(loader.requestedURLs.first)
    let last = try #require(requests(4).last { $0.url != begun })
    let shown = Requester(last, of: pipeline)
    await eventually { pipeline.data.subscriberCount(for: last.url) == 2 }
    let fresh = Requester(ImageRequest(imageURL("fresh")), of: pipeline)
    await eventually { pipeline.loads.waitingCount == 4 }
    for count in 1...5 {
      await eventually { loader.requestedURLs.count == count && loader.openCount == 1 }
      loader.completeOldest(with: "A")
    }
    #expect(await shown.value == .success("A"))
    #expect(await fresh.value == .success("A"))
    #expect(Set(loader.requestedURLs[1...2]) == [last.url, imageURL("fresh")], "what is on screen goes first")
    #expect(decoder.decoded.count == 2, "what was only prefetched is not decoded")
  }

  @Test func `Prefetcher stops when nothing references it`() async {
    var prefetcher: ImagePrefetcher<String>? = ImagePrefetcher(pipeline)
    prefetcher?.start(requests(3))
    await eventually { loader.openCount == 2 }
    prefetcher = nil
    await eventually { loader.cancelled.count == 2 }
    #expect(loader.requestedURLs.count == 2)
  }

  @Test func `Failed prefetch doesn't stop the others`() async {
    let prefetcher = ImagePrefetcher(pipeline, limit: 1)
    loader.complete(imageURL("0"), with: .failure(DataLoadingError.status(404)))
    loader.complete(imageURL("1"), with: "A")
    prefetcher.start(requests(2))
    await eventually { prefetcher.pendingCount == 0 }
    #expect(cache.stored == [imageURL("1")])
  }
}

private extension ImagePrefetcherTests {
  func requests(_ count: Int) -> [ImageRequest] {
    (0..<count).map { ImageRequest(imageURL("\($0)"), priority: .high) }
  }
}
