import AppFoundation

/// A filter that holds back requests for pictures that the user scrolls past.
///
/// In a fast scroll, most cells are gone before their pictures could arrive. Loading and decoding these would take
/// processor time from the frames. So once many requests are canceled soon after they were made, new ones wait, and
/// then begin only if their pictures are still needed. GTK binds cells many rows ahead, so most pictures are still in
/// time.
final class FastScrollFilter {
  private let clock: any Clock<Duration>
  private let elapsed: () -> Duration
  /// The times of the last requests that were canceled soon after they were made.
  private var passes: [Duration] = []
  /// The requests held since the last check, and those held before it.
  private var (new, old): ([CheckedContinuation<Void, Never>], [CheckedContinuation<Void, Never>]) = ([], [])
  private var checks: Task<Void, Never>?

  init(clock: any Clock<Duration>) {
    self.clock = clock
    elapsed = clock.stopwatch()
  }

  /// Whether the user is scrolling past most pictures.
  var isFast: Bool { passes.count == maximumPasses && elapsed() - passes[0] < passingTime }

  /// Performs a request. In a fast scroll, waits first, and throws `CancellationError` if the task has been canceled
  /// by then.
  func perform<Value>(_ request: () async throws -> Value) async throws -> Value {
    if isFast {
      await hold()
      guard !Task.isCancelled else {
        addPass()
        throw CancellationError()
      }
    }
    let start = elapsed()
    do {
      return try await request()
    } catch {
      if Task.isCancelled, elapsed() - start < passingTime { addPass() }
      throw error
    }
  }

  private func addPass() {
    if passes.count == maximumPasses { passes.removeFirst() }
    passes.append(elapsed())
  }

  /// Waits until the second check from now.
  private func hold() async {
    await withCheckedContinuation { continuation in
      new.append(continuation)
      if checks == nil { checks = Task { await check() } }
    }
  }

  private func check() async {
    while !new.isEmpty || !old.isEmpty {
      try? await clock.sleep(for: passingTime / 3)
      old.forEach { $0.resume() }
      (new, old) = ([], new)
    }
    checks = nil
  }
}

/// The longest time between a request and its cancellation if the cell passes by in a fast scroll. GTK keeps the cells
/// of about 30 rows.
private let passingTime = Duration.milliseconds(400)
/// The number of pictures that may pass by in this time. When search results are replaced, twenty pass at once.
private let maximumPasses = 30
