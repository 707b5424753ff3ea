import Synchronization

/// A value that arrives when the test releases it, even if the caller has been cancelled.
final class SuspendedValue<Value: Sendable>: Sendable {
  private let state = Mutex(State())
  private let (asked, told) = AsyncStream.makeStream(of: Void.self)

  private struct State: Sendable {
    var calls = 0
    var waiting: [CheckedContinuation<Value, Never>] = []
  }

  /// The number of requests for the value.
  var calls: Int { state.withLock(\.calls) }

  func value() async -> Value {
    await withCheckedContinuation { continuation in
      state.withLock { state in
        state.calls += 1
        state.waiting.append(continuation)
      }
      told.yield()
    }
  }

  /// Waits until the value is requested once more.
  func wait() async {
    for await _ in asked { return }
  }

  /// Resumes all waiting callers.
  func release(_ value: Value) {
    let waiting = state.withLock { state in
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in waiting { continuation.resume(returning: value) }
  }
}
