import Dispatch
import Foundation
import Synchronization
import Testing

@testable import ImagePipeline

/// Tests that each stage limits concurrency and runs the highest priority first, and that cancelled work leaves the
/// queue.
@Suite(.timeLimit(.minutes(5)))
struct ImagePipelineStageTests {
  let loader = SuspendableLoader()

  @Test func `Pipeline runs up to six downloads at once`() async {
    let pipeline = ImagePipeline(loader: loader, decoder: TextDecoder())
    let addresses = (0..<20).map { imageURL("\($0)") }
    await withTaskGroup { group in
      for url in addresses { group.addTask { _ = try? await pipeline.image(for: ImageRequest(url)) } }
      await eventually { loader.openCount == 6 && pipeline.loads.waitingCount == 14 }
      for url in addresses { loader.complete(url, with: "A") }
    }
    #expect(loader.maximumConcurrency == 6)
    #expect(loader.requestedURLs.count == 20)
    #expect(pipeline.loads.runningCount == 0)
  }

  @Test func `Pipeline runs up to two decodes at once`() async throws {
    let decoder = TextDecoder()
    let pipeline = ImagePipeline(loader: loader, decoder: decoder)
    loader.complete(imageURL("a"), with: "A")
    let (gate, opening) = AsyncStream.makeStream(of: Void.self)
    try await withThrowingTaskGroup { group in
      // Two slow decodes stand in for two large pictures.
      for _ in 0..<2 {
        group.addTask { await pipeline.decodes.occupy(until: gate) }
      }
      await eventually { pipeline.decodes.runningCount == 2 }
      group.addTask { _ = try await pipeline.image(for: ImageRequest(imageURL("a"))) }
      await eventually { pipeline.decodes.waitingCount == 1 }
      #expect(decoder.decoded.isEmpty)
      opening.finish()
      try await group.waitForAll()
    }
    #expect(decoder.decoded == ["A"])
    #expect(pipeline.decodes.runningCount == 0)
  }

  @Test func `Stage runs the highest priority first and skips cancelled work`() async {
    let stage = Stage(limit: 1)
    let queue = BackgroundQueue("test", isConcurrent: true)
    let order = Order()
    let gate = DispatchSemaphore(value: 0)
    await withTaskGroup { group in
      group.addTask { try? await stage.run(on: queue, priority: { .low }) { gate.wait() } }
      await eventually { stage.runningCount == 1 }
      for (name, priority) in [("low", ImagePriority.low), ("high", .high), ("normal", .normal)] {
        group.addTask {
          try? await stage.run(on: queue, priority: { priority }) { order.add(name) }
        }
      }
      await eventually { stage.waitingCount == 3 }
      let unwanted = Task {
        (try? await stage.run(on: queue, priority: { .high }) { order.add("unwanted") }) != nil
      }
      await eventually { stage.waitingCount == 4 }
      unwanted.cancel()
      let wasDone = await unwanted.value
      #expect(!wasDone)
      gate.signal()
    }
    #expect(order.names == ["high", "normal", "low"])
    #expect(stage.runningCount == 0)
  }

  @Test func `Late subscriber raises the priority of a queued download`() async {
    var configuration = ImagePipelineConfiguration()
    configuration.concurrentLoads = 1
    let pipeline = ImagePipeline(configuration: configuration, loader: loader, decoder: TextDecoder())
    let requests: [(String, ImagePriority)] = [
      ("first", .low), ("low", .low), ("normal", .normal), ("raised", .low), ("high", .high),
    ]
    await withTaskGroup { group in
      for (index, request) in requests.enumerated() {
        group.addTask { _ = try? await pipeline.image(for: ImageRequest(imageURL(request.0), priority: request.1)) }
        await eventually { loader.openCount + pipeline.loads.waitingCount == index + 1 }
      }
      let raising = ImageRequest(imageURL("raised"), priority: .high)
      group.addTask { _ = try? await pipeline.image(for: raising) }
      await eventually { pipeline.images.subscriberCount(for: ImageKey(raising)) == 2 }
      for count in 1...requests.count {
        await eventually { loader.requestedURLs.count == count && loader.openCount == 1 }
        if let open = loader.requestedURLs.last { loader.complete(open, with: "A") }
      }
    }
    #expect(loader.requestedURLs.map(\.lastPathComponent) == ["first", "raised", "high", "normal", "low"])
  }

  @Test func `Priority that changes while waiting reorders the queue`() async {
    var configuration = ImagePipelineConfiguration()
    configuration.concurrentLoads = 1
    let pipeline = ImagePipeline(configuration: configuration, loader: loader, decoder: TextDecoder())
    let names = ["first", "leaves", "comes", "stays"]
    let priorities = names.map { _ in LivePriority(.normal) }
    await withTaskGroup { group in
      for (index, name) in names.enumerated() {
        group.addTask { _ = try? await pipeline.image(for: ImageRequest(imageURL(name)), priority: priorities[index]) }
        await eventually { loader.openCount + pipeline.loads.waitingCount == index + 1 }
      }
      // Only the last change counts.
      priorities[1].value = .high
      priorities[1].value = .low
      priorities[2].value = .low
      priorities[2].value = .high
      for count in 1...names.count {
        await eventually { loader.requestedURLs.count == count && loader.openCount == 1 }
        loader.completeOldest(with: "A")
      }
    }
    #expect(loader.requestedURLs.map(\.lastPathComponent) == ["first", "comes", "stays", "leaves"])
  }

  @Test func `Request that is cancelled in the queue never starts`() async {
    var configuration = ImagePipelineConfiguration()
    configuration.concurrentLoads = 1
    let pipeline = ImagePipeline(configuration: configuration, loader: loader, decoder: TextDecoder())
    let first = Task { try? await pipeline.image(for: ImageRequest(imageURL("first"))) }
    await eventually { loader.openCount == 1 }
    let second = Task { try? await pipeline.image(for: ImageRequest(imageURL("second"))) }
    await eventually { pipeline.loads.waitingCount == 1 }
    second.cancel()
    #expect(await second.value == nil)
    await eventually { pipeline.loads.waitingCount == 0 }
    loader.complete(imageURL("first"), with: "A")
    #expect(await first.value == "A")
    #expect(loader.requestedURLs == [imageURL("first")])
  }

  @Test func `Hundreds of cancellations release all slots`() async {
    let pipeline = ImagePipeline(loader: loader, decoder: TextDecoder())
    for number in 0..<50 { loader.complete(imageURL("\(number)"), with: "A") }
    await withTaskGroup { group in
      for number in 0..<2_000 {
        group.addTask {
          let task = Task { try? await pipeline.image(for: ImageRequest(imageURL("\(number % 50)"))) }
          if number % 3 == 0 { task.cancel() }
          if number % 7 == 0 { pipeline.removeCachedImages() }
          _ = await task.value
        }
      }
    }
    await eventually { pipeline.loads.runningCount == 0 && pipeline.decodes.runningCount == 0 }
    #expect(pipeline.loads.waitingCount == 0)
    #expect(pipeline.decodes.waitingCount == 0)
  }
}

/// A record of the order of events.
private final class Order: Sendable {
  private let all = Mutex<[String]>([])

  var names: [String] { all.withLock(\.self) }

  func add(_ name: String) { all.withLock { $0.append(name) } }
}
