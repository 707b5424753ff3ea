import Foundation
import Synchronization
import TMDB

/// A network on which things go wrong as told, before another one that works: for tests, and for trying an app out.
///
/// ```swift
/// let networking = FaultyNetworking(SampleNetworking())
/// networking.add(try FaultRule(parsing: "/3/movie/popular hold"))
/// // … a screen that waits …
/// networking.release(nil)
/// ```
/// It keeps a log of the newest 10 000 requests.
public final class FaultyNetworking: Networking {
  /// What is heard of the log.
  public enum Event: Sendable {
    /// A request has come, or is over.
    case changed(RequestRecord)
    /// The requests up to this number were taken out.
    case cleared(through: Int)
  }

  private let networking: any Networking
  private let clock: any Clock<Duration>
  private let onEvent: @Sendable (Event) -> Void
  private let state = Mutex(FaultyState())

  /// - Parameters:
  ///   - networking: gives the right answers.
  ///   - clock: measures delays.
  ///   - onEvent: hears of the log's changes, in their order. It must not call back.
  public init(
    _ networking: any Networking, clock: any Clock<Duration> = ContinuousClock(),
    onEvent: @escaping @Sendable (Event) -> Void = { _ in }
  ) {
    self.networking = networking
    self.clock = clock
    self.onEvent = onEvent
  }

  /// Lets something go wrong from now on; this counts before earlier rules.
  public func add(_ rule: FaultRule) { change { $0.rules.add(rule) } }

  /// Lets those go that wait by holds of this pattern, or by any without one, and holds none by them any more; `false`
  /// when there are no such holds.
  @discardableResult
  public func release(_ pattern: RequestPattern? = nil) -> Bool { change { $0.rules.release(pattern) } }

  /// Takes away the rules of this pattern, or all without one, and lets go what they held; `false` when there are none.
  @discardableResult
  public func heal(_ pattern: RequestPattern? = nil) -> Bool { change { $0.rules.heal(pattern) } }

  /// The requests since the log was cleared, in the order in which they came.
  public var log: [RequestRecord] { state.withLock(\.log) }

  /// Begins the log anew; requests that are under way are left out of it.
  public func clearLog() {
    state.withLock { state in
      state.log = []
      onEvent(.cleared(through: state.lastNumber))
    }
  }

  /// Takes a request in: it is logged, and meets the rules about waiting.
  ///
  /// - Parameter method: what the log calls the method; the request's own when not said.
  public func begin(_ request: NetworkRequest, as method: String? = nil) -> Visit {
    state.withLock { state in
      let record = state.begin(request.url, method ?? request.method.rawValue)
      onEvent(.changed(record))
      return Visit(request: request, number: record.number, wait: state.rules.wait(for: request.url))
    }
  }

  /// Answers a request that was taken in, well or badly, once it has waited.
  public func delivery(for visit: Visit) async -> Delivery {
    await hold(visit)
    if visit.wait.delay > .zero { try? await clock.sleep(for: visit.wait.delay) }
    let delivery = Task.isCancelled ? .failed(.cancelled) : await answer(visit.request)
    state.withLock { state in
      if let record = state.end(visit.number, delivery) { onEvent(.changed(record)) }
    }
    return delivery
  }

  /// Answers one request, or fails it; what is dropped is unreachable here.
  public func response(to request: NetworkRequest) async throws(NetworkError) -> NetworkResponse {
    switch await delivery(for: begin(request)) {
    case .whole(let answer): return answer
    case .cut: throw .unreachable(reason: "cut")
    case .dropped: throw .unreachable(reason: "dropped")
    case .failed(let error): throw error
    }
  }
}

/// A request that was taken in and is not answered yet.
public struct Visit: Sendable {
  let request: NetworkRequest
  let number: Int
  let wait: FaultRules.Wait

  /// Whether it may have to wait a while.
  public var waits: Bool { !wait.isNone }
}

extension FaultyNetworking {
  private func answer(_ request: NetworkRequest) async -> Delivery {
    let bad = state.withLock { $0.rules.badAnswer(for: request.url) }
    guard let bad else { return await rightAnswer(to: request) }
    guard bad.needsAnswer else { return bad.delivery(of: NetworkResponse(), at: request.url) }
    // What is spoilt is a new answer, and never one that is known already.
    var request = request
    request.headers = request.headers.filter { $0.key.lowercased() != "if-none-match" }
    guard case .whole(let answer) = await rightAnswer(to: request) else { return .failed(.cancelled) }
    return bad.delivery(of: answer, at: request.url)
  }

  private func rightAnswer(to request: NetworkRequest) async -> Delivery {
    do throws(NetworkError) {
      return .whole(try await networking.response(to: request))
    } catch {
      return .failed(error)
    }
  }

  private func hold(_ visit: Visit) async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        change { $0.waiters[visit.number] = (visit.wait, continuation) }
        if Task.isCancelled { letGo(visit) }
      }
    } onCancel: {
      letGo(visit)
    }
  }

  private func letGo(_ visit: Visit) {
    let waiter = state.withLock { $0.waiters.removeValue(forKey: visit.number) }
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
