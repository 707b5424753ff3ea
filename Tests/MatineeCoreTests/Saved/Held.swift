import Synchronization

/// Something that is asked for and comes when the test lets it, also to who does not wait any more.
final class Held<Value: Sendable>: Sendable {
  private let state = Mutex(State())
  private let (asked, told) = AsyncStream.makeStream(of: Void.self)

  private struct State: Sendable {
    var calls = 0
    var waiting: [CheckedContinuation<Value, Never>] = []
  }

  /// How often it was asked for.
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

  /// Waits until it is asked for once more.
  func wait() async {
    for await _ in asked { return }
  }

  /// Lets all go that wait.
  func release(_ value: Value) {
    let waiting = state.withLock { state in
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in waiting { continuation.resume(returning: value) }
  }
}
