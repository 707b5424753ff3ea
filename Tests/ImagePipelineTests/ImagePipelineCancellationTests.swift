import Foundation
import Testing

@testable import ImagePipeline

/// Tests that a cancelled subscriber stops waiting immediately, and that the work stops when the last subscriber
/// leaves.
@Suite(.timeLimit(.minutes(5)))
struct ImagePipelineCancellationTests {
  let loader = SuspendableLoader()
  let decoder = TextDecoder()
  let pipeline: ImagePipeline<String>
  let request = ImageRequest(imageURL("a"))

  init() {
    pipeline = ImagePipeline(configuration: .withoutRetries, loader: loader, decoder: decoder)
  }

  @Test func `Remaining subscriber gets its picture when the other one cancels`() async {
    let (leaving, staying) = (startRequest(), startRequest())
    await eventually { pipeline.images.subscriberCount(for: ImageKey(request)) == 2 && loader.openCount == 1 }
    leaving.cancel()
    #expect(await leaving.value == .failure(.cancelled))
    #expect(loader.cancelled.isEmpty)
    loader.complete(request.url, with: "A")
    #expect(await staying.value == .success("A"))
    #expect(loader.requestedURLs.count == 1)
  }

  @Test func `Cancelling the last subscriber stops the download`() async {
    let tasks = [startRequest(), startRequest()]
    await eventually { pipeline.images.subscriberCount(for: ImageKey(request)) == 2 && loader.openCount == 1 }
    for task in tasks { task.cancel() }
    for task in tasks { #expect(await task.value == .failure(.cancelled)) }
    await eventually { loader.cancelled == [request.url] }
    #expect(decoder.decoded.isEmpty)
    #expect(pipeline.cachedImage(for: request) == nil)
  }

  @Test func `Download continues when one of two sizes is cancelled`() async {
    let small = startRequest(ImageRequest(request.url, pixelSize: PixelSize(width: 10, height: 10)))
    let whole = startRequest()
    await eventually { pipeline.data.subscriberCount(for: request.url) == 2 && loader.openCount == 1 }
    small.cancel()
    #expect(await small.value == .failure(.cancelled))
    await eventually { pipeline.data.subscriberCount(for: request.url) == 1 }
    loader.complete(request.url, with: "A")
    #expect(await whole.value == .success("A"))
    #expect(loader.cancelled.isEmpty)
    #expect(decoder.decoded == ["A"])
  }

  @Test func `New request starts a new download after the last subscriber cancelled`() async {
    let first = startRequest()
    await eventually { loader.openCount == 1 }
    first.cancel()
    #expect(await first.value == .failure(.cancelled))
    let second = startRequest()
    await eventually { loader.requestedURLs.count == 2 && loader.cancelled.count == 1 }
    loader.complete(request.url, with: "A")
    #expect(await second.value == .success("A"))
  }

  @Test func `Task that is cancelled before its request loads nothing`() async {
    let task = Task { () -> Result<String, ImagePipelineError> in
      await eventually { Task.isCancelled }
      return await outcome(of: request)
    }
    task.cancel()
    #expect(await task.value == .failure(.cancelled))
    #expect(loader.requestedURLs.isEmpty)
  }

  @Test func `Cancellation error from the loader counts as a failure`() async {
    loader.complete(request.url, with: .failure(CancellationError()))
    let result = await outcome(of: request)
    guard case .failure(.unreachable) = result else {
      Issue.record("got \(result)")
      return
    }
  }

  @Test func `Request that is cancelled while waiting for the decoder is not decoded`() async {
    loader.complete(request.url, with: "A")
    let (gate, opening) = AsyncStream.makeStream(of: Void.self)
    await withTaskGroup { group in
      for _ in 0..<2 { group.addTask { await pipeline.decodes.occupy(until: gate) } }
      await eventually { pipeline.decodes.runningCount == 2 }
      let leaving = startRequest()
      await eventually { pipeline.decodes.waitingCount == 1 }
      leaving.cancel()
      #expect(await leaving.value == .failure(.cancelled))
      await eventually { pipeline.decodes.waitingCount == 0 }
      opening.finish()
    }
    #expect(decoder.decoded.isEmpty)
  }

  @Test func `Late response of a cancelled request is discarded, not given to the next one`() async {
    let (loader, cache) = (SuspendableLoader(ignoresCancellation: true), MemoryDataCache())
    let pipeline = ImagePipeline(loader: loader, cache: cache, decoder: decoder)
    let first = Requester(request, of: pipeline)
    await eventually { loader.openCount == 1 }
    first.cancel()
    #expect(await first.value == .failure(.cancelled))
    let second = Requester(request, of: pipeline)
    await eventually { loader.openCount == 2 }
    loader.completeOldest(with: "old")
    await eventually { pipeline.loads.runningCount == 1 }
    #expect(cache.stored.isEmpty)
    loader.completeOldest(with: "new")
    #expect(await second.value == .success("new"))
    #expect(decoder.decoded == ["new"])
    #expect(cache.stored == [request.url])
  }

  @Test func `Pipeline is deallocated when nothing references it`() async throws {
    weak var gone: ImagePipeline<String>?
    loader.complete(request.url, with: "A")
    do {
      let pipeline = ImagePipeline(loader: loader, decoder: decoder)
      gone = pipeline
      for _ in 0..<3 { _ = try await pipeline.image(for: request) }
      #expect(pipeline.images.subscriberCount(for: ImageKey(request)) == 0)
    }
    await eventually { gone == nil }
  }

  @Test func `Cancellation is not cached as a failure`() async {
    let task = startRequest()
    await eventually { loader.openCount == 1 }
    task.cancel()
    _ = await task.value
    loader.complete(request.url, with: "A")
    #expect(await outcome(of: request) == .success("A"))
  }
}

private extension ImagePipelineCancellationTests {
  func startRequest(_ other: ImageRequest? = nil) -> Requester {
    Requester(other ?? request, of: pipeline)
  }

  func outcome(of request: ImageRequest) async -> Result<String, ImagePipelineError> {
    do throws(ImagePipelineError) {
      return .success(try await pipeline.image(for: request))
    } catch {
      return .failure(error)
    }
  }
}
