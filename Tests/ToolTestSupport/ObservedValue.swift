import Dispatch
import Synchronization

/// A value that can be changed on any thread. Threads and tasks can wait for changes.
final class ObservedValue<Value: Sendable>: Sendable {
  /// Receives the current value, and returns `true` to stop observing.
  private typealias Observer = @Sendable (Value) -> Bool

  private struct State: Sendable {
    var value: Value
    var observers: [Int: Observer] = [:]
    var lastObserverID = 0
  }

  private let state: Mutex<State>

  init(_ value: Value) { state = Mutex(State(value: value)) }

  var value: Value { state.withLock(\.value) }

  /// Changes the value and notifies its observers.
  func change(_ body: (inout Value) -> Void) {
    state.withLock { state in
      body(&state.value)
      let value = state.value
      state.observers = state.observers.filter { !$0.value(value) }
    }
  }

  /// Returns the result of `find` once there is one, or `nil` after a timeout. Blocks the thread.
  func wait<Found: Sendable>(timeout limit: Duration, for find: @escaping @Sendable (Value) -> Found?) -> Found? {
    let result = ResultBox<Found>()
    let semaphore = DispatchSemaphore(value: 0)
    let id = observe { value in
      guard let found = find(value) else { return false }
      result.value.withLock { $0 = found }
      semaphore.signal()
      return true
    }
    _ = semaphore.wait(timeout: .now() + limit / .seconds(1))
    _ = remove(id)
    return result.value.withLock(\.self)
  }

  /// Returns the result of `find` once there is one, or `nil` after a timeout or if the task is cancelled.
  func find<Found: Sendable>(within limit: Duration, _ find: @escaping @Sendable (Value) -> Found?) async -> Found? {
    await withTaskGroup(of: Found?.self) { group in
      group.addTask { await self.find(find) }
      group.addTask {
        try? await Task.sleep(for: limit)
        return nil
      }
      defer { group.cancelAll() }
      return await group.next() ?? nil
    }
  }
}

/// A container for the result that a thread waits for.
private final class ResultBox<Found: Sendable>: Sendable {
  let value = Mutex<Found?>(nil)
}

extension ObservedValue {
  private func observe(_ observer: @escaping Observer) -> Int {
    state.withLock { state in
      state.lastObserverID += 1
      if !observer(state.value) { state.observers[state.lastObserverID] = observer }
      return state.lastObserverID
    }
  }

  /// Removes an observer, and returns whether it was still registered.
  private func remove(_ id: Int) -> Bool { state.withLock { $0.observers.removeValue(forKey: id) != nil } }

  private func find<Found: Sendable>(_ find: @escaping @Sendable (Value) -> Found?) async -> Found? {
    let changes = AsyncStream<Value> { continuation in
      let id = observe { value in
        if case .terminated = continuation.yield(value) { return true }
        return false
      }
      continuation.onTermination = { [weak self] _ in _ = self?.remove(id) }
    }
    for await value in changes {
      if let found = find(value) { return found }
    }
    return nil
  }
}
