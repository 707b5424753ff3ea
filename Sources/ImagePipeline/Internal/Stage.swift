import OrderedCollections
import Synchronization

/// A step of the pipeline that only so many may take at once; who waits longest goes next among those wanted most.
final class Stage: Sendable {
  typealias Priority = @Sendable () -> ImagePriority

  private struct Waiting: Sendable {
    /// Told that a place is its own, or `false` that it is not wanted any longer.
    let enter: @Sendable (Bool) -> Void
    /// Asked anew whenever a place is free, as others may have joined or left the wish meanwhile.
    let priority: Priority
  }

  private struct State: Sendable {
    var running = 0
    var lastNumber = 0
    var waiting: OrderedDictionary<Int, Waiting> = [:]
  }

  private let limit: Int
  private let state = Mutex(State())

  init(limit: Int) {
    self.limit = max(limit, 1)
  }

  /// How many are inside.
  var runningCount: Int { state.withLock { $0.running } }
  /// How many wait outside.
  var waitingCount: Int { state.withLock { $0.waiting.count } }

  /// Waits for a place and does the work in it.
  ///
  /// - Throws: ``ImagePipelineError/cancelled`` when the task is cancelled before its turn; else what the work throws.
  func run<Value: Sendable>(
    priority: @escaping Priority, _ work: () async throws(ImagePipelineError) -> Value
  ) async throws(ImagePipelineError) -> Value {
    guard await enter(priority: priority) else { throw .cancelled }
    defer { leave() }
    guard !Task.isCancelled else { throw .cancelled }
    return try await work()
  }

  /// Waits for a place and does, on a thread of a queue, work that keeps the thread busy.
  ///
  /// That thread hands the place on before anybody hears of the outcome: the next work begins at once.
  ///
  /// - Throws: ``ImagePipelineError/cancelled`` when the task is cancelled before its turn.
  func run<Value: Sendable>(
    on queue: BackgroundQueue, priority: @escaping Priority, _ work: @escaping @Sendable () -> Value
  ) async throws(ImagePipelineError) -> Value {
    let value: Value? = await wait(priority: priority) { [self] answer, isIn in
      guard isIn else { return answer.resume(returning: nil) }
      queue.async { [self] in
        let value = work()
        leave()
        answer.resume(returning: value)
      }
    }
    guard let value else { throw .cancelled }
    return value
  }
}

private extension Stage {
  func enter(priority: @escaping Priority) async -> Bool {
    await wait(priority: priority) { answer, isIn in answer.resume(returning: isIn) }
  }

  /// - Parameter enter: called once, as soon as there is a place, or as it is known that none is wanted any longer.
  func wait<Answer: Sendable>(
    priority: @escaping Priority, enter: @escaping @Sendable (CheckedContinuation<Answer, Never>, Bool) -> Void
  ) async -> Answer {
    let number = state.withLock { state in
      state.lastNumber += 1
      return state.lastNumber
    }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { answer in
        let isIn: Bool? = state.withLock { state in
          // Under the lock: a cancellation after this line finds the waiting entry.
          if Task.isCancelled { return false }
          if state.running < limit {
            state.running += 1
            return true
          }
          state.waiting[number] = Waiting(enter: { enter(answer, $0) }, priority: priority)
          return nil
        }
        if let isIn { enter(answer, isIn) }
      }
    } onCancel: {
      state.withLock { $0.waiting.removeValue(forKey: number) }?.enter(false)
    }
  }

  /// Hands the place on; it is free only when nobody waits.
  func leave() {
    let next: Waiting? = state.withLock { state in
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
