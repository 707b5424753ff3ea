import Synchronization

/// One task per key however many ask for its value; it is cancelled when the last of them has gone.
final class SharedWork<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  typealias Outcome = Result<Value, ImagePipelineError>
  typealias Work = @Sendable (_ priority: @escaping Stage.Priority) async throws(ImagePipelineError) -> Value

  private struct Job: Sendable {
    let number: Int
    let task: Task<Void, Never>
    let wishes: Wishes
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

  /// How many wait for the key's value.
  func askerCount(for key: Key) -> Int {
    state.withLock { $0.jobs[key]?.askers.count ?? 0 }
  }

  /// The key's value, from the work under way or from new work.
  ///
  /// - Throws: ``ImagePipelineError/cancelled``, at once, when this asker's task is cancelled; else what the work throws.
  func value(
    for key: Key, priority: @escaping Stage.Priority, work: @escaping Work
  ) async throws(ImagePipelineError) -> Value {
    let number = state.withLock { $0.nextNumber() }
    let outcome: Outcome = await withTaskCancellationHandler {
      await withCheckedContinuation { answer in
        let isCancelled = state.withLock { state in
          // Under the lock: a cancellation after this line finds the asker.
          if Task.isCancelled { return true }
          if state.jobs[key] == nil {
            let job = state.nextNumber()
            let wishes = Wishes()
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
  private func start(_ work: @escaping Work, for key: Key, as number: Int, _ wishes: Wishes) -> Task<Void, Never> {
    // Behind the thread that draws. Nobody awaits the task itself, which would raise it to the priority of who does.
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
    // A job that was cancelled may end after a new one for the same key has begun: only its own askers are answered.
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
