import Synchronization

/// Coalesced work: one task for each key, however many subscribers there are. It is cancelled when the last one leaves.
final class SharedWork<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  typealias Outcome = Result<Value, ImagePipelineError>
  typealias Work = @Sendable (_ priority: @escaping Stage.Priority) async throws(ImagePipelineError) -> Value

  private struct Job: Sendable {
    let number: Int
    let task: Task<Void, Never>
    let wishes: SubscriberPriorities
    var askers: [Int: CheckedContinuation<Outcome, Never>] = [:]
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
  func askerCount(for key: Key) -> Int {
    state.withLock { $0.jobs[key]?.askers.count ?? 0 }
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
      await withCheckedContinuation { answer in
        let isCancelled = state.withLock { state in
          // Check under the lock, so that a later cancellation finds the subscriber.
          if Task.isCancelled { return true }
          if state.jobs[key] == nil {
            let job = state.nextNumber()
            let wishes = SubscriberPriorities()
            state.jobs[key] = Job(number: job, task: start(work, for: key, as: job, wishes), wishes: wishes)
          }
          state.jobs[key]?.askers[number] = answer
          state.jobs[key]?.wishes.add(priority, of: number)
          return false
        }
        if isCancelled { answer.resume(returning: .failure(.cancelled)) }
      }
    } onCancel: {
      leave(key, asker: number)
    }
    return try outcome.get()
  }
}

private extension SharedWork {
  private func start(_ work: @escaping Work, for key: Key, as number: Int, _ wishes: SubscriberPriorities) -> Task<
    Void, Never
  > {
    // A lower priority than that of drawing. Nothing awaits the task itself, because that would raise its priority.
    Task(priority: .utility) {
      let outcome: Outcome
      do throws(ImagePipelineError) {
        outcome = .success(try await work { wishes.highest })
      } catch {
        outcome = .failure(error)
      }
      finish(key, job: number, with: outcome)
    }
  }

  func finish(_ key: Key, job number: Int, with outcome: Outcome) {
    // A cancelled job may end after a new one for the same key has started. Only the job's own subscribers get its
    // outcome.
    let askers = state.withLock { state in
      state.jobs[key]?.number == number ? state.jobs.removeValue(forKey: key)?.askers : nil
    }
    for asker in (askers ?? [:]).values { asker.resume(returning: outcome) }
  }

  func leave(_ key: Key, asker number: Int) {
    let (asker, task) = state.withLock { state -> (CheckedContinuation<Outcome, Never>?, Task<Void, Never>?) in
      guard let asker = state.jobs[key]?.askers.removeValue(forKey: number) else { return (nil, nil) }
      state.jobs[key]?.wishes.remove(number)
      guard state.jobs[key]?.askers.isEmpty == true else { return (asker, nil) }
      return (asker, state.jobs.removeValue(forKey: key)?.task)
    }
    task?.cancel()
    asker?.resume(returning: .failure(.cancelled))
  }
}
