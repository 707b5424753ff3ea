/// Waiting for a task, but not for ever.
extension Task where Success == Void, Failure == Never {
  /// Returns when the task has ended, or when the limit has passed; the task goes on in that case.
  @MainActor
  func wait(atMost limit: Duration) async {
    let first = FirstOfTwo()
    await withCheckedContinuation { continuation in
      first.continuation = continuation
      Task<Void, Never> {
        await value
        first.finish()
      }
      Task<Void, Never> {
        try? await Task<Never, Never>.sleep(for: limit)
        first.finish()
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
