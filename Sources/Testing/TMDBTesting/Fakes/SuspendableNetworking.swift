import Synchronization
import TMDB

/// A network that suspends each request until the test resumes it, for precise tests of pending requests.
///
/// <!-- snippet: let client: Client! = nil -->
/// ```swift
/// let networking = SuspendableNetworking()
/// async let page = client.value(of: MovieTarget.popular)
/// await networking.waitForRequests(1)
/// networking.resume(0, with: .json("…"))
/// ```
public final class SuspendableNetworking: Networking {
  private let state = Mutex(State())

  /// Creates a network that suspends all requests.
  public init() {}

  /// All requests so far, oldest first. A request is identified by its index in this array.
  public var requests: [NetworkRequest] { state.withLock { state in state.calls.map(\.request) } }

  /// The indices of the requests that were cancelled while suspended.
  public var cancelled: [Int] { state.withLock(\.cancelled) }

  /// The indices of the suspended requests.
  public var suspended: [Int] {
    state.withLock { state in state.calls.indices.filter { state.calls[$0].outcome == nil } }
  }

  /// Waits for the given total number of requests, or until the task is cancelled.
  public func waitForRequests(_ count: Int) async {
    await wait { $0.requests >= count }
  }

  /// Waits for the given number of cancelled requests, or until the task is cancelled.
  public func waitForCancellations(_ count: Int) async {
    await wait { $0.cancellations >= count }
  }

  /// Resumes a request with a response. Does nothing if the request is complete or unknown.
  public func resume(_ index: Int, with response: NetworkResponse) {
    resume(index, .success(response))
  }

  /// Resumes a request with an error. Does nothing if the request is complete or unknown.
  public func fail(_ index: Int, _ error: NetworkError) {
    resume(index, .failure(error))
  }

  /// Suspends until the test provides a response or an error.
  ///
  /// - Throws: The test's error, or ``NetworkError/cancelled`` if the task is cancelled first.
  public func response(to request: NetworkRequest) async throws(NetworkError) -> NetworkResponse {
    let index = change { state in
      state.calls.append(Call(request: request))
      return state.calls.count - 1
    }
    let outcome = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in suspend(index, continuation) }
    } onCancel: {
      cancel(index)
    }
    return try outcome.get()
  }
}

private typealias Outcome = Result<NetworkResponse, NetworkError>

private struct Call: Sendable {
  var request: NetworkRequest
  var continuation: CheckedContinuation<Outcome, Never>?
  var outcome: Outcome?
}

private struct State: Sendable {
  var calls: [Call] = []
  var cancelled: [Int] = []
  var conditions = Conditions<Progress>()
  var progress: Progress { Progress(requests: calls.count, cancellations: cancelled.count) }
}

private struct Progress: Sendable {
  var requests: Int
  var cancellations: Int
}

extension SuspendableNetworking {
  private func wait(until isSatisfied: @escaping @Sendable (Progress) -> Bool) async {
    let ticket = state.withLock { state in state.conditions.ticket() }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        change { $0.conditions.add(ticket, isSatisfied, continuation) }
        if Task.isCancelled { cancelWait(ticket) }
      }
    } onCancel: {
      cancelWait(ticket)
    }
  }

  private func cancelWait(_ ticket: Int) {
    let continuation = state.withLock { state in state.conditions.take(ticket) }
    continuation?.resume()
  }

  @discardableResult
  private func change<Value: Sendable>(_ body: (inout State) -> Value) -> Value {
    let (value, satisfied) = state.withLock { state in
      let value = body(&state)
      return (value, state.conditions.removeSatisfied(by: state.progress))
    }
    for continuation in satisfied { continuation.resume() }
    return value
  }

  private func suspend(_ index: Int, _ continuation: CheckedContinuation<Outcome, Never>) {
    let outcome = change { state in
      if state.calls[index].outcome == nil { state.calls[index].continuation = continuation }
      return state.calls[index].outcome
    }
    if let outcome { continuation.resume(returning: outcome) }
  }

  private func cancel(_ index: Int) {
    resume(index, .failure(.cancelled)) { $0.cancelled.append(index) }
  }

  /// Completes a request, unless it is complete. The request may be recorded without being suspended yet.
  private func resume(_ index: Int, _ outcome: Outcome, also: (inout State) -> Void = { _ in }) {
    let continuation = change { state -> CheckedContinuation<Outcome, Never>? in
      guard state.calls.indices.contains(index), state.calls[index].outcome == nil else { return nil }
      state.calls[index].outcome = outcome
      also(&state)
      defer { state.calls[index].continuation = nil }
      return state.calls[index].continuation
    }
    continuation?.resume(returning: outcome)
  }
}
