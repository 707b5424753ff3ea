import Synchronization
import TMDB

/// A network that holds every request until the test lets it go: so that what happens while one waits can be tested to the letter.
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
    state.withLock { state in state.calls.indices.filter { state.calls[$0].continuation != nil } }
  }

  /// Waits until there have been this many requests in all.
  public func waitForRequests(_ count: Int) async {
    await wait { $0.calls.count >= count }
  }

  /// Waits until this many requests have been cancelled.
  public func waitForCancellations(_ count: Int) async {
    await wait { $0.cancelled.count >= count }
  }

  /// Lets one request go with an answer; does nothing where it does not wait.
  public func release(_ place: Int, with response: NetworkResponse) {
    resume(place, .success(response))
  }

  /// Lets one request go with a failure; does nothing where it does not wait.
  public func fail(_ place: Int, _ error: NetworkError) {
    resume(place, .failure(error))
  }

  public func response(to request: NetworkRequest) async throws(NetworkError) -> NetworkResponse {
    let place = state.withLock { state in
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
  var isCancelled = false
}

private struct Watcher: Sendable {
  var isSatisfied: @Sendable (State) -> Bool
  var continuation: CheckedContinuation<Void, Never>
}

private struct State: Sendable {
  var calls: [Call] = []
  var cancelled: [Int] = []
  var watchers: [Watcher] = []

  mutating func takeSatisfied() -> [Watcher] {
    let now = self
    let satisfied = watchers.filter { $0.isSatisfied(now) }
    watchers.removeAll { $0.isSatisfied(now) }
    return satisfied
  }
}

extension SuspendableNetworking {
  private func wait(until isSatisfied: @escaping @Sendable (State) -> Bool) async {
    await withCheckedContinuation { continuation in
      change { $0.watchers.append(Watcher(isSatisfied: isSatisfied, continuation: continuation)) }
    }
  }

  private func change(_ body: (inout sending State) -> Void) {
    let satisfied = state.withLock { state in
      body(&state)
      return state.takeSatisfied()
    }
    for watcher in satisfied { watcher.continuation.resume() }
  }

  private func hold(_ place: Int, _ continuation: CheckedContinuation<Outcome, Never>) {
    var isCancelled = false
    change { state in
      isCancelled = state.calls[place].isCancelled
      if !isCancelled { state.calls[place].continuation = continuation }
    }
    if isCancelled { continuation.resume(returning: .failure(.cancelled)) }
  }

  private func cancel(_ place: Int) {
    change { state in
      state.calls[place].isCancelled = true
      state.cancelled.append(place)
    }
    resume(place, .failure(.cancelled))
  }

  private func resume(_ place: Int, _ outcome: Outcome) {
    let continuation = state.withLock { state in
      defer { if state.calls.indices.contains(place) { state.calls[place].continuation = nil } }
      return state.calls.indices.contains(place) ? state.calls[place].continuation : nil
    }
    continuation?.resume(returning: outcome)
  }
}
