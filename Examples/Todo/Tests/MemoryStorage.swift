import Synchronization
import Todo

/// Storage in memory. The test can suspend its calls and make them fail.
final class MemoryStorage: TodoStorage {
  private struct State {
    var lists: [TodoList] = []
    var readError: TodoError?
    var writeError: TodoError?
    var isSuspended = false
    var waiting: [CheckedContinuation<Void, Never>] = []
    var writes: [[TodoList]] = []
  }

  private let state: Mutex<State>

  init(_ lists: [TodoList] = [], isSuspended: Bool = false) {
    state = Mutex(State(lists: lists, isSuspended: isSuspended))
  }

  /// The lists of each completed write.
  var writes: [[TodoList]] { state.withLock(\.writes) }

  /// The number of calls that wait for ``resume()``.
  var waitingCount: Int { state.withLock(\.waiting.count) }

  func failReads(with error: TodoError?) { state.withLock { $0.readError = error } }

  func failWrites(with error: TodoError?) { state.withLock { $0.writeError = error } }

  func suspend() { state.withLock { $0.isSuspended = true } }

  /// Completes the waiting calls and all later ones.
  func resume() {
    let waiting = state.withLock { state in
      state.isSuspended = false
      defer { state.waiting = [] }
      return state.waiting
    }
    waiting.forEach { $0.resume() }
  }

  /// Completes the oldest waiting call. Later ones still wait.
  func resumeOldest() { state.withLock { $0.waiting.removeFirst() }.resume() }

  func read() async throws(TodoError) -> [TodoList] {
    await waitWhileSuspended()
    let (lists, error) = state.withLock { ($0.lists, $0.readError) }
    if let error { throw error }
    return lists
  }

  func write(_ lists: [TodoList]) async throws(TodoError) {
    await waitWhileSuspended()
    let error = state.withLock { state in
      if state.writeError == nil { state.writes.append(lists) }
      return state.writeError
    }
    if let error { throw error }
  }

  private func waitWhileSuspended() async {
    await withCheckedContinuation { continuation in
      let isSuspended = state.withLock { state in
        if state.isSuspended { state.waiting.append(continuation) }
        return state.isSuspended
      }
      if !isSuspended { continuation.resume() }
    }
  }
}
