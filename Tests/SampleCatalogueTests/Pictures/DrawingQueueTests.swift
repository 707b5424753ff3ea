import Foundation
import Testing

@testable import SampleCatalogue

/// Tests that drawing doesn't block threads that tasks need.
@Suite(.timeLimit(.minutes(5))) struct DrawingQueueTests {
  @Test func `Tasks continue while more images are drawn than there are processors`() async throws {
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
      // None of the drawings ends before this task has run.
      group.addTask { for _ in 0..<count { done.signal() } }
      try await group.waitForAll()
    }
  }
}

/// The time in seconds after which a drawing gives up, so that a failing test doesn't block threads forever.
private let patience = 10.0
