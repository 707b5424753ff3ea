import Foundation
import Testing

@testable import SampleCatalogue

/// Drawing takes no thread that tasks need.
@Suite(.timeLimit(.minutes(1))) struct DrawingQueueTests {
  @Test func `Tasks go on while as many are drawn as there are processors`() async throws {
    let queue = DrawingQueue()
    let done = DispatchSemaphore(value: 0)
    let count = ProcessInfo.processInfo.activeProcessorCount + 1
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<count {
        group.addTask {
          let end = try await queue.run { done.wait(timeout: .now() + patience) }
          #expect(end == .success)
        }
      }
      // None of them ends before this has run.
      group.addTask { for _ in 0..<count { done.signal() } }
      try await group.waitForAll()
    }
  }
}

/// In seconds: where tasks do not go on, it is seen, and no thread is held for good.
private let patience = 10.0
