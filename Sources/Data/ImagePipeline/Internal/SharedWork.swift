import Synchronization

/// Coalesced work: one task for each key, however many subscribers there are. It is cancelled when the last one leaves.
final class SharedWork<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  typealias Outcome = Result<Value, ImagePipelineError>
  typealias Work = @Sendable (_ priority: @escaping Stage.Priority) async throws(ImagePipelineError) -> Value

  private struct Job: Sendable {
    let number: Int
    let task: Task<Void, Never>
    let priorities: SubscriberPriorities
    var subscribers: [Int: CheckedContinuation<Outcome, Never>] = [:]
  }

  private struct State: Sendable {
    var lastNumber = 0
    var jobs: [Key: Job] = [:]

    mutating func nextNumber() -> Int {
      lastNumber += 1
      return lastNumber
    }
  }

  private let state = Mutex(State())

  /// Returns the number of subscribers of a key.
  func subscriberCount(for key: Key) -> Int {
    state.withLock { $0.jobs[key]?.subscribers.count ?? 0 }
  }

  /// Returns the value of a key, from the current task or a new one.
  ///
  /// - Throws: ``ImagePipelineError/cancelled``, immediately, if the subscriber's task is cancelled; otherwise, the
  ///   errors of the work.
  func value(
    for key: Key, priority: @escaping Stage.Priority, work: @escaping Work
  ) async throws(ImagePipelineError) -> Value {
    let number = state.withLock { $0.nextNumber() }
    let outcome: Outcome = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isCancelled = state.withLock { state in
          // Check under the lock, so that a later cancellation finds the subscriber.
          if Task.isCancelled { return true }
          if state.jobs[key] == nil {
            let job = state.nextNumber()
            let priorities = SubscriberPriorities()
            state.jobs[key] = Job(number: job, task: start(work, for: key, as: job, priorities), priorities: priorities)
          }
          state.jobs[key]?.subscribers[number] = continuation
          state.jobs[key]?.priorities.add(priority, of: number)
          return false
        }
        if isCancelled { continuation.resume(returning: .failure(.cancelled)) }
      }
    } onCancel: {
      leave(key, subscriber: number)
    }
    return try outcome.get()
  }
}

private extension SharedWork {
  func start(
    _ work: @escaping Work, for key: Key, as number: Int, _ priorities: SubscriberPriorities
  ) -> Task<Void, Never> {
    // A lower priority than that of drawing. Nothing awaits the task itself, because that would raise its priority.
    Task(priority: .utility) {
      let outcome: Outcome
      do throws(ImagePipelineError) {
        outcome = .success(try await work { priorities.highest })
      } catch {
        outcome = .failure(error)
      }
      finish(key, job: number, with: outcome)
    }
  }

  func finish(_ key: Key, job number: Int, with outcome: Outcome) {
    // A cancelled job may end after a new one for the same key has started. Only the job's own subscribers get its
    // outcome.
    let subscribers = state.withLock { state in
      state.jobs[key]?.number == number ? state.jobs.removeValue(forKey: key)?.subscribers : nil
    }
    for subscriber in (subscribers ?? [:]).values { subscriber.resume(returning: outcome) }
  }

  func leave(_ key: Key, subscriber number: Int) {
    let (subscriber, task) = state.withLock { state -> (CheckedContinuation<Outcome, Never>?, Task<Void, Never>?) in
      guard let subscriber = state.jobs[key]?.subscribers.removeValue(forKey: number) else { return (nil, nil) }
      state.jobs[key]?.priorities.remove(number)
      guard state.jobs[key]?.subscribers.isEmpty == true else { return (subscriber, nil) }
      return (subscriber, state.jobs.removeValue(forKey: key)?.task)
    }
    task?.cancel()
    subscriber?.resume(returning: .failure(.cancelled))
  }
}
