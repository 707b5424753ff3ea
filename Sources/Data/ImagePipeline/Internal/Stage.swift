import OrderedCollections
import Synchronization

/// A stage of the pipeline with a limited number of slots. A free slot goes to the work item with the highest
/// priority, and among equals to the one that has waited longest.
final class Stage: Sendable {
  typealias Priority = @Sendable () -> ImagePriority

  private struct Waiter: Sendable {
    /// Called with `true` when the work gets a slot, or with `false` when it is cancelled.
    let enter: @Sendable (Bool) -> Void
    /// Returns the current priority. It is called whenever a slot becomes free, because subscribers may have joined or
    /// left.
    let priority: Priority
  }

  private struct State: Sendable {
    var running = 0
    var lastNumber = 0
    var waiting: OrderedDictionary<Int, Waiter> = [:]
  }

  private let limit: Int
  private let state = Mutex(State())

  init(limit: Int) {
    self.limit = max(limit, 1)
  }

  /// The number of occupied slots.
  var runningCount: Int { state.withLock { $0.running } }
  /// The number of waiting work items.
  var waitingCount: Int { state.withLock { $0.waiting.count } }

  /// Waits for a slot and runs the work in it.
  ///
  /// - Throws: ``ImagePipelineError/cancelled`` if the task is cancelled before the work starts; otherwise, the errors
  ///   of the work.
  func run<Value: Sendable>(
    priority: @escaping Priority, _ work: () async throws(ImagePipelineError) -> Value
  ) async throws(ImagePipelineError) -> Value {
    guard await acquireSlot(priority: priority) else { throw .cancelled }
    defer { releaseSlot() }
    guard !Task.isCancelled else { throw .cancelled }
    return try await work()
  }

  /// Waits for a slot and runs blocking work on a thread of a queue.
  ///
  /// The thread releases the slot before it returns the value, so that the next work item starts immediately.
  ///
  /// - Throws: ``ImagePipelineError/cancelled`` if the task is cancelled before the work starts.
  func run<Value: Sendable>(
    on queue: BackgroundQueue, priority: @escaping Priority, _ work: @escaping @Sendable () -> Value
  ) async throws(ImagePipelineError) -> Value {
    let value: Value? = await wait(priority: priority) { [self] continuation, hasSlot in
      guard hasSlot else { return continuation.resume(returning: nil) }
      queue.async { [self] in
        let value = work()
        releaseSlot()
        continuation.resume(returning: value)
      }
    }
    guard let value else { throw .cancelled }
    return value
  }
}

private extension Stage {
  func acquireSlot(priority: @escaping Priority) async -> Bool {
    await wait(priority: priority) { continuation, hasSlot in continuation.resume(returning: hasSlot) }
  }

  /// Waits for a slot.
  ///
  /// - Parameter enter: Called once, when there is a slot or when the task is cancelled.
  func wait<Value: Sendable>(
    priority: @escaping Priority, enter: @escaping @Sendable (CheckedContinuation<Value, Never>, Bool) -> Void
  ) async -> Value {
    let number = state.withLock { state in
      state.lastNumber += 1
      return state.lastNumber
    }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let hasSlot: Bool? = state.withLock { state in
          // Check under the lock, so that a later cancellation finds the waiting entry.
          if Task.isCancelled { return false }
          if state.running < limit {
            state.running += 1
            return true
          }
          state.waiting[number] = Waiter(enter: { enter(continuation, $0) }, priority: priority)
          return nil
        }
        if let hasSlot { enter(continuation, hasSlot) }
      }
    } onCancel: {
      state.withLock { $0.waiting.removeValue(forKey: number) }?.enter(false)
    }
  }

  /// Passes the slot to the next work item, or frees it if none is waiting.
  func releaseSlot() {
    let next: Waiter? = state.withLock { state in
      var best: (index: Int, priority: ImagePriority)?
      for (index, waiting) in state.waiting.values.enumerated() {
        let priority = waiting.priority()
        if best.map({ priority > $0.priority }) ?? true { best = (index, priority) }
        if priority == .high { break }
      }
      guard let best else {
        state.running -= 1
        return nil
      }
      return state.waiting.remove(at: best.index).value
    }
    next?.enter(true)
  }
}
