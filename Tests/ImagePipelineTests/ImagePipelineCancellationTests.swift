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
  let request = ImageRequest(address("a"))

  init() {
    pipeline = ImagePipeline(configuration: .withoutRetries, loader: loader, decoder: decoder)
  }

  @Test func oneOfTwoLeavesAndTheOtherStillGetsItsPicture() async {
    let (leaving, staying) = (ask(), ask())
    await eventually { pipeline.images.askerCount(for: ImageKey(request)) == 2 && loader.openCount == 1 }
    leaving.cancel()
    #expect(await leaving.value == .failure(.cancelled))
    #expect(loader.cancelled.isEmpty)
    loader.answer(request.url, with: "A")
    #expect(await staying.value == .success("A"))
    #expect(loader.asked.count == 1)
  }

  @Test func theLastToLeaveStopsTheTransfer() async {
    let tasks = [ask(), ask()]
    await eventually { pipeline.images.askerCount(for: ImageKey(request)) == 2 && loader.openCount == 1 }
    for task in tasks { task.cancel() }
    for task in tasks { #expect(await task.value == .failure(.cancelled)) }
    await eventually { loader.cancelled == [request.url] }
    #expect(decoder.decoded.isEmpty)
    #expect(pipeline.cachedImage(for: request) == nil)
  }

  @Test func oneOfTwoSizesLeavesAndTheTransferGoesOn() async {
    let small = ask(ImageRequest(request.url, pixelSize: PixelSize(width: 10, height: 10)))
    let whole = ask()
    await eventually { pipeline.data.askerCount(for: request.url) == 2 && loader.openCount == 1 }
    small.cancel()
    #expect(await small.value == .failure(.cancelled))
    await eventually { pipeline.data.askerCount(for: request.url) == 1 }
    loader.answer(request.url, with: "A")
    #expect(await whole.value == .success("A"))
    #expect(loader.cancelled.isEmpty)
    #expect(decoder.decoded == ["A"])
  }

  @Test func askingAgainAfterTheLastHasLeftStartsAnew() async {
    let first = ask()
    await eventually { loader.openCount == 1 }
    first.cancel()
    #expect(await first.value == .failure(.cancelled))
    let second = ask()
    await eventually { loader.asked.count == 2 && loader.cancelled.count == 1 }
    loader.answer(request.url, with: "A")
    #expect(await second.value == .success("A"))
  }

  @Test func aTaskCancelledBeforeItAsksLoadsNothing() async {
    let task = Task { () -> Result<String, ImagePipelineError> in
      await eventually { Task.isCancelled }
      return await outcome(of: request)
    }
    task.cancel()
    #expect(await task.value == .failure(.cancelled))
    #expect(loader.asked.isEmpty)
  }

  @Test func aLoaderThatCancelsByItselfIsAFailure() async {
    loader.answer(request.url, with: .failure(CancellationError()))
    let result = await outcome(of: request)
    guard case .failure(.unreachable) = result else {
      Issue.record("got \(result)")
      return
    }
  }

  @Test func whoLeavesWhileWaitingForTheDecoderCostsNoDecode() async {
    loader.answer(request.url, with: "A")
    let (gate, opening) = AsyncStream.makeStream(of: Void.self)
    await withTaskGroup { group in
      for _ in 0..<2 { group.addTask { await pipeline.decodes.occupy(until: gate) } }
      await eventually { pipeline.decodes.runningCount == 2 }
      let leaving = ask()
      await eventually { pipeline.decodes.waitingCount == 1 }
      leaving.cancel()
      #expect(await leaving.value == .failure(.cancelled))
      await eventually { pipeline.decodes.waitingCount == 0 }
      opening.finish()
    }
    #expect(decoder.decoded.isEmpty)
  }

  @Test func aLateAnswerToWhoHasLeftIsNeverTheNextOnesPicture() async {
    let (loader, cache) = (SuspendableLoader(ignoresCancellation: true), MemoryDataCache())
    let pipeline = ImagePipeline(loader: loader, cache: cache, decoder: decoder)
    let first = Requester(request, of: pipeline)
    await eventually { loader.openCount == 1 }
    first.cancel()
    #expect(await first.value == .failure(.cancelled))
    let second = Requester(request, of: pipeline)
    await eventually { loader.openCount == 2 }
    loader.answerOldest(with: "old")
    await eventually { pipeline.loads.runningCount == 1 }
    #expect(cache.stored.isEmpty)
    loader.answerOldest(with: "new")
    #expect(await second.value == .success("new"))
    #expect(decoder.decoded == ["new"])
    #expect(cache.stored == [request.url])
  }

  @Test func aPipelineThatNobodyHoldsIsFreed() async throws {
    weak var gone: ImagePipeline<String>?
    loader.answer(request.url, with: "A")
    do {
      let pipeline = ImagePipeline(loader: loader, decoder: decoder)
      gone = pipeline
      for _ in 0..<3 { _ = try await pipeline.image(for: request) }
      #expect(pipeline.images.askerCount(for: ImageKey(request)) == 0)
    }
    await eventually { gone == nil }
  }

  @Test func cancellingIsNotRememberedAsAFailure() async {
    let task = ask()
    await eventually { loader.openCount == 1 }
    task.cancel()
    _ = await task.value
    loader.answer(request.url, with: "A")
    #expect(await outcome(of: request) == .success("A"))
  }
}

private extension ImagePipelineCancellationTests {
  func ask(_ wish: ImageRequest? = nil) -> Requester {
    Requester(wish ?? request, of: pipeline)
  }

  func outcome(of request: ImageRequest) async -> Result<String, ImagePipelineError> {
    do throws(ImagePipelineError) {
      return .success(try await pipeline.image(for: request))
    } catch {
      return .failure(error)
    }
  }
}
