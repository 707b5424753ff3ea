import Observation

/// Waits for a condition on observable objects.
@MainActor func wait(until condition: @escaping @MainActor @Sendable () -> Bool) async {
  for await isMet in Observations({ condition() }) where isMet { return }
}
