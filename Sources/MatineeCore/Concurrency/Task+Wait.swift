/// Waiting for a task, but not for ever.
extension Task where Failure == Never {
  /// Returns when the task has ended, or when the limit has passed; the task goes on in that case.
  @MainActor
  func wait(atMost limit: Duration, by clock: any Clock<Duration>) async {
    let first = FirstOfTwo()
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

/// Resumes once, for whichever of two comes first.
@MainActor
private final class FirstOfTwo {
  var continuation: CheckedContinuation<Void, Never>?

  func finish() {
    continuation?.resume()
    continuation = nil
  }
}
