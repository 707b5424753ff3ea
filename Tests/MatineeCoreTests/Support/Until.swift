import Observation
import Synchronization

// Waits for an observable model without polling. The suite's time limit is the deadline.

/// Returns once `condition` holds or the test is cancelled. `condition` must only read observable properties.
@MainActor
func until(_ condition: @escaping @MainActor () -> Bool) async {
  while !condition(), !Task.isCancelled {
    let bell = Bell()
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        bell.wake(continuation)
        withObservationTracking {
          _ = condition()
        } onChange: {
          bell.ring()
        }
      }
    } onCancel: {
      bell.ring()
    }
    // The value changes after the notification.
    await Task.yield()
  }
}

/// A bell that resumes one waiting task, once.
private final class Bell: Sendable {
  private let state = Mutex((hasRung: false, sleeper: CheckedContinuation<Void, Never>?.none))

  func wake(_ sleeper: CheckedContinuation<Void, Never>) {
    let hasRung = state.withLock { state in
      if !state.hasRung { state.sleeper = sleeper }
      return state.hasRung
    }
    if hasRung { sleeper.resume() }
  }

  func ring() {
    let sleeper = state.withLock { state in
      state.hasRung = true
      defer { state.sleeper = nil }
      return state.sleeper
    }
    sleeper?.resume()
  }
}
