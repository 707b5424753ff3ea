/// A gate that admits requests in order, within the limits on concurrency and rate.
actor RequestGate {
  private let limits: RequestLimits
  private let clock: RequestClock
  private var active = 0
  private var recentStarts: [Duration] = []
  private var closedUntil: Duration = .zero
  private var waiters: [Waiter] = []
  private var lastTicket = 0
  private var timer: Task<Void, Never>?

  init(limits: RequestLimits, clock: RequestClock) {
    self.limits = limits
    self.clock = clock
  }

  /// Waits for admission. Each call that returns must be balanced by a call to ``leave()``.
  ///
  /// - Throws: `CancellationError` if the task is cancelled before admission.
  func enter() async throws {
    try Task.checkCancellation()
    lastTicket += 1
    let ticket = lastTicket
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        waiters.append(Waiter(ticket: ticket, continuation: continuation))
        admit()
      }
    } onCancel: {
      Task { await self.cancelWait(ticket) }
    }
  }

  /// Ends an admitted request.
  func leave() {
    active -= 1
    admit()
  }

  /// Admits no requests for the given duration, after the server reported its rate limit.
  func close(for duration: Duration) {
    closedUntil = max(closedUntil, clock.now() + duration)
  }

  /// Whether a request was admitted and hasn't ended, or waits for admission.
  var isBusy: Bool { active > 0 || !waiters.isEmpty }

  /// The number of requests that wait for admission.
  var waiting: Int { waiters.count }
}

private struct Waiter {
  let ticket: Int
  let continuation: CheckedContinuation<Void, any Error>
}

extension RequestGate {
  private func admit() {
    while !waiters.isEmpty, active < limits.concurrent {
      let now = clock.now()
      let opening = opening(now)
      guard opening <= now else {
        startTimer(opening - now)
        return
      }
      active += 1
      if limits.perWindow < .max { recentStarts.append(now) }
      waiters.removeFirst().continuation.resume()
    }
  }

  private func opening(_ now: Duration) -> Duration {
    recentStarts.removeAll { $0 + limits.window <= now }
    guard recentStarts.count >= limits.perWindow else { return closedUntil }
    return max(closedUntil, recentStarts[recentStarts.count - limits.perWindow] + limits.window)
  }

  private func startTimer(_ duration: Duration) {
    guard timer == nil else { return }
    timer = Task { [clock] in
      try? await clock.sleep(duration)
      timerFired()
    }
  }

  private func timerFired() {
    timer = nil
    admit()
  }

  private func cancelWait(_ ticket: Int) {
    guard let index = waiters.firstIndex(where: { $0.ticket == ticket }) else { return }
    waiters.remove(at: index).continuation.resume(throwing: CancellationError())
    if waiters.isEmpty {
      timer?.cancel()
    }
  }
}
