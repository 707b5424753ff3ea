import Foundation
import Logging

/// Requests with retries. Cancelling the task ends every wait.
extension Client {
  /// Sends a request and retries it within ``RequestLimits/total``, which starts with this call.
  func response(to request: NetworkRequest, for name: String) async throws(TMDBError) -> NetworkResponse {
    guard let total = limits.total else { return try await performAttempts(request, name).get() }
    let result = await withTaskGroup { group in
      group.addTask { await performAttempts(request, name) }
      group.addTask { await clock.timeout(after: total) }
      defer { group.cancelAll() }
      return await group.next() ?? .failure(.cancelled)
    }
    return try result.get()
  }

  private func performAttempts(_ request: NetworkRequest, _ name: String) async -> Result<NetworkResponse, TMDBError> {
    let start = clock.now()
    var retry = 0
    while true {
      let failure: Failure
      switch await attempt(request, name) {
      case .success(let response): return .success(response)
      case .failure(let reason): failure = reason
      }
      guard request.canRetry(after: failure.error),
        let pause = limits.pause(
          after: failure.error, retry: retry, retryAfter: failure.retryAfter, jitter: jitter(),
          elapsed: clock.now() - start)
      else { return .failure(failure.error) }
      if case .rateLimited = failure.error { await gate.close(for: pause) }
      logger.debug("Retrying request.", metadata: ["target": "\(name)", "retry": "\(retry + 1)", "pause": "\(pause)"])
      do {
        try await clock.sleep(pause)
      } catch {
        return .failure(.cancelled)
      }
      retry += 1
    }
  }
}

extension RequestClock {
  fileprivate func timeout(after duration: Duration) async -> Result<NetworkResponse, TMDBError> {
    do {
      try await sleep(duration)
      return .failure(.timedOut)
    } catch {
      return .failure(.cancelled)
    }
  }
}

private struct Failure: Error {
  var error: TMDBError
  var retryAfter: Duration?
}

extension Client {
  private func attempt(_ request: NetworkRequest, _ name: String) async -> Result<NetworkResponse, Failure> {
    do {
      try await gate.enter()
    } catch {
      return .failure(Failure(error: .cancelled))
    }
    let start = clock.now()
    let outcome: Result<NetworkResponse, NetworkError>
    do {
      outcome = .success(try await networking.response(to: request))
    } catch {
      outcome = .failure(error)
    }
    await gate.leave()
    log(outcome, name, clock.now() - start)
    switch outcome {
    case .failure(let error): return .failure(Failure(error: Task.isCancelled ? .cancelled : TMDBError(error)))
    case .success(let response):
      let now = clock.date()
      guard let error = TMDBError(response, now: now) else { return .success(response) }
      let wait = response.retryAfter(now: now).map { Duration.seconds($0) }
      return .failure(Failure(error: error.without(credential.secret), retryAfter: wait))
    }
  }

  private func log(_ outcome: Result<NetworkResponse, NetworkError>, _ name: String, _ duration: Duration) {
    let result =
      switch outcome {
      case .success(let response): "\(response.status)"
      case .failure(.cancelled): "cancelled"
      case .failure(.switchedOff): "working offline"
      case .failure(.timedOut): "timed out"
      case .failure(.tooLarge): "too large"
      case .failure(.blocked(let problem)): "blocked: \(problem)"
      case .failure(.unreadable(let reason)): "unreadable: \(reason)"
      case .failure(.unreachable(let reason)): "unreachable: \(reason.without(credential.secret))"
      }
    logger.debug("Finished request.", metadata: ["target": "\(name)", "result": "\(result)", "took": "\(duration)"])
  }
}

extension NetworkRequest {
  /// Returns whether repeating the request is safe.
  ///
  /// Reads are always safe. TMDB may have performed a write, unless it rejected the request because of its rate limit.
  fileprivate func canRetry(after error: TMDBError) -> Bool {
    if method == .get { return true }
    if case .rateLimited = error { return true }
    return false
  }
}
