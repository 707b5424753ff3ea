import Observation

// Waits for an observable model without looking again and again; a suite's time limit is the deadline.

/// Returns once `condition` holds. What it reads must be observable.
@MainActor
func until(_ condition: @escaping @MainActor () -> Bool) async {
  while !condition() {
    await withCheckedContinuation { continuation in
      withObservationTracking {
        _ = condition()
      } onChange: {
        continuation.resume()
      }
    }
    // The change itself happens after its announcement.
    await Task.yield()
  }
}
