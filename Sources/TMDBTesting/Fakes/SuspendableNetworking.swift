import Synchronization
import TMDB

/// A network that holds every request until the test lets it go: so that what happens while one waits can be tested
/// to the letter.
///
/// ```swift
/// let networking = SuspendableNetworking()
/// async let page = client.value(of: MovieTarget.popular)
/// await networking.waitForRequests(1)
/// networking.release(0, with: .json("…"))
/// ```
public final class SuspendableNetworking: Networking {
  private let state = Mutex(State())

  /// Makes one that holds everything.
  public init() {}

  /// All requests so far, oldest first; a request is named by its place in this list.
  public var requests: [NetworkRequest] { state.withLock { state in state.calls.map(\.request) } }

  /// The places of the requests whose tasks were cancelled before they were let go.
  public var cancelled: [Int] { state.withLock(\.cancelled) }

  /// The places of the requests that wait.
  public var waiting: [Int] {
    state.withLock { state in state.calls.indices.filter { state.calls[$0].outcome == nil } }
  }

  /// Waits until there have been this many requests in all, or until the task is cancelled.
  public func waitForRequests(_ count: Int) async {
    await wait { $0.requests >= count }
  }

  /// Waits until this many requests have been cancelled, or until the task is cancelled.
  public func waitForCancellations(_ count: Int) async {
    await wait { $0.cancellations >= count }
  }

  /// Lets one request go with an answer; does nothing where it does not wait.
  public func release(_ place: Int, with response: NetworkResponse) {
    resume(place, .success(response))
  }

  /// Lets one request go with a failure; does nothing where it does not wait.
  public func fail(_ place: Int, _ error: NetworkError) {
    resume(place, .failure(error))
  }

  /// Waits for the test to give an answer or a failure. Throws ``NetworkError/cancelled`` when the task is cancelled
  /// before that.
  public func response(to request: NetworkRequest) async throws(NetworkError) -> NetworkResponse {
    let place = change { state in
      state.calls.append(Call(request: request))
      return state.calls.count - 1
    }
    let outcome = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in hold(place, continuation) }
    } onCancel: {
      cancel(place)
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
        if Task.isCancelled { giveUp(ticket) }
      }
    } onCancel: {
      giveUp(ticket)
    }
  }

  private func giveUp(_ ticket: Int) {
    let continuation = state.withLock { state in state.conditions.take(ticket) }
    continuation?.resume()
  }

  @discardableResult
  private func change<Value: Sendable>(_ body: (inout State) -> Value) -> Value {
    let (value, satisfied) = state.withLock { state in
      let value = body(&state)
      return (value, state.conditions.takeSatisfied(by: state.progress))
    }
    for continuation in satisfied { continuation.resume() }
    return value
  }

  private func hold(_ place: Int, _ continuation: CheckedContinuation<Outcome, Never>) {
    let outcome = change { state in
      if state.calls[place].outcome == nil { state.calls[place].continuation = continuation }
      return state.calls[place].outcome
    }
    if let outcome { continuation.resume(returning: outcome) }
  }

  private func cancel(_ place: Int) {
    resume(place, .failure(.cancelled)) { $0.cancelled.append(place) }
  }

  /// Ends a request that was not ended before, also one that has been counted and is about to wait.
  private func resume(_ place: Int, _ outcome: Outcome, also: (inout State) -> Void = { _ in }) {
    let continuation = change { state -> CheckedContinuation<Outcome, Never>? in
      guard state.calls.indices.contains(place), state.calls[place].outcome == nil else { return nil }
      state.calls[place].outcome = outcome
      also(&state)
      defer { state.calls[place].continuation = nil }
      return state.calls[place].continuation
    }
    continuation?.resume(returning: outcome)
  }
}
