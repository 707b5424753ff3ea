/// Waiting for a task with a time limit.
extension Task where Failure == Never {
  /// Returns when the task has ended or when the limit has passed. The task continues in the latter case.
  @MainActor
  func wait(timeout limit: Duration, by clock: any Clock<Duration>) async {
    let first = FirstToFinish()
    await withCheckedContinuation { continuation in
      first.continuation = continuation
      let sleeper = Task<Void, Never> {
        try? await clock.sleep(for: limit)
        first.finish()
      }
      Task<Void, Never> {
        _ = await value
        first.finish()
        sleeper.cancel()
      }
    }
  }
}

/// A continuation that the first of two tasks resumes.
@MainActor
private final class FirstToFinish {
  var continuation: CheckedContinuation<Void, Never>?

  func finish() {
    continuation?.resume()
    continuation = nil
  }
}
