import Foundation
import Synchronization
import TMDB

/// A network that injects faults into another one, for tests and for trying out an app.
///
/// ```swift
/// let networking = FaultyNetworking(SampleNetworking())
/// networking.add(try FaultRule(parsing: "/3/movie/popular hold"))
/// // … a screen that waits …
/// networking.release(nil)
/// ```
///
/// The network logs the latest 10,000 requests.
public final class FaultyNetworking: Networking {
  /// A change of the log.
  public enum Event: Sendable {
    /// A request has arrived or ended.
    case changed(RequestRecord)
    /// The requests up to this number were removed.
    case cleared(through: Int)
  }

  private let networking: any Networking
  private let clock: any Clock<Duration>
  private let onEvent: @Sendable (Event) -> Void
  private let state = Mutex(FaultyState())

  /// Creates a network.
  ///
  /// - Parameters:
  ///   - networking: The network that gives the correct responses.
  ///   - clock: The clock for delays.
  ///   - onEvent: Called for each change of the log, in order. It must not call back.
  public init(
    _ networking: any Networking, clock: any Clock<Duration> = ContinuousClock(),
    onEvent: @escaping @Sendable (Event) -> Void = { _ in }
  ) {
    self.networking = networking
    self.clock = clock
    self.onEvent = onEvent
  }

  /// Adds a fault, which takes precedence over earlier ones.
  public func add(_ rule: FaultRule) { change { $0.rules.add(rule) } }

  /// Removes holds with this pattern, or all holds without one, and releases their requests. Returns `false` if there
  /// are none.
  @discardableResult
  public func release(_ pattern: RequestPattern? = nil) -> Bool { change { $0.rules.release(pattern) } }

  /// Removes rules with this pattern, or all rules without one, and releases their requests. Returns `false` if there
  /// are none.
  @discardableResult
  public func removeFaults(_ pattern: RequestPattern? = nil) -> Bool { change { $0.rules.removeFaults(pattern) } }

  /// The requests since the log was cleared, in order of arrival.
  public var log: [RequestRecord] { state.withLock(\.log) }

  /// Clears the log, including requests that are in progress.
  public func clearLog() {
    state.withLock { state in
      state.log = []
      onEvent(.cleared(through: state.lastNumber))
    }
  }

  /// Accepts a request: logs it and determines what it waits for.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - method: The method to log, or `nil` for the request's own.
  public func begin(_ request: NetworkRequest, as method: String? = nil) -> PendingRequest {
    state.withLock { state in
      let record = state.begin(request.url, method ?? request.method.rawValue)
      onEvent(.changed(record))
      return PendingRequest(request: request, number: record.number, wait: state.rules.wait(for: request.url))
    }
  }

  /// Waits as the rules demand, then returns the response, good or bad.
  public func delivery(for pending: PendingRequest) async -> Delivery {
    await hold(pending)
    if pending.wait.delay > .zero { try? await clock.sleep(for: pending.wait.delay) }
    let delivery = Task.isCancelled ? .failed(.cancelled) : await response(pending.request)
    state.withLock { state in
      if let record = state.end(pending.number, delivery) { onEvent(.changed(record)) }
    }
    return delivery
  }

  /// Responds to a request or throws. A dropped or cut response appears as unreachable.
  public func response(to request: NetworkRequest) async throws(NetworkError) -> NetworkResponse {
    switch await delivery(for: begin(request)) {
    case .whole(let response): return response
    case .cut: throw .unreachable(reason: "cut")
    case .dropped: throw .unreachable(reason: "dropped")
    case .failed(let error): throw error
    }
  }
}

/// A request that was accepted and has no response yet.
public struct PendingRequest: Sendable {
  let request: NetworkRequest
  let number: Int
  let wait: FaultRules.Wait

  /// Whether the request may have to wait.
  public var waits: Bool { !wait.isNone }
}

extension FaultyNetworking {
  private func response(_ request: NetworkRequest) async -> Delivery {
    let bad = state.withLock { $0.rules.badResponse(for: request.url) }
    guard let bad else { return await normalDelivery(to: request) }
    guard bad.needsOriginalResponse else { return bad.delivery(of: NetworkResponse(), at: request.url) }
    // A conditional request could return 304, which has no body to corrupt.
    var request = request
    request.headers = request.headers.filter { $0.key.lowercased() != "if-none-match" }
    guard case .whole(let response) = await normalDelivery(to: request) else { return .failed(.cancelled) }
    return bad.delivery(of: response, at: request.url)
  }

  private func normalDelivery(to request: NetworkRequest) async -> Delivery {
    do throws(NetworkError) {
      return .whole(try await networking.response(to: request))
    } catch {
      return .failed(error)
    }
  }

  private func hold(_ pending: PendingRequest) async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        change { $0.waiters[pending.number] = (pending.wait, continuation) }
        if Task.isCancelled { resumeWaiter(pending) }
      }
    } onCancel: {
      resumeWaiter(pending)
    }
  }

  private func resumeWaiter(_ pending: PendingRequest) {
    let waiter = state.withLock { $0.waiters.removeValue(forKey: pending.number) }
    waiter?.continuation.resume()
  }

  private func change<Value: Sendable>(_ body: (inout FaultyState) -> Value) -> Value {
    let (value, free) = state.withLock { state in
      let value = body(&state)
      return (value, state.takeReleased())
    }
    for continuation in free { continuation.resume() }
    return value
  }
}
