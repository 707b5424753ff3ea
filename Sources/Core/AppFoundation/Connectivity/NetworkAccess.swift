import Synchronization

/// The network access that all requests share. It knows whether requests are allowed and whether the last one received
/// a response.
public final class NetworkAccess: Sendable {
  private let state: Mutex<State>

  private struct State: Sendable {
    var isAllowed: Bool
    var isReachable = true
    var onChange: @Sendable () -> Void = {}
  }

  /// - Parameter isAllowed: Whether requests are allowed.
  public init(isAllowed: Bool = true) { state = Mutex(State(isAllowed: isAllowed)) }

  /// Whether requests are sent. Otherwise they fail immediately.
  public var isAllowed: Bool {
    get { state.withLock(\.isAllowed) }
    set { change { $0.isAllowed = newValue } }
  }

  /// Whether the last completed request received a response, even an error response.
  public var isReachable: Bool { state.withLock(\.isReachable) }

  /// Records whether a request received a response.
  public func record(isReachable: Bool) { change { $0.isReachable = isReachable } }

  /// Sets the closure to call after each change, on any thread. It replaces the previous closure.
  public func onChange(_ body: @escaping @Sendable () -> Void) { state.withLock { $0.onChange = body } }

  private func change(_ body: (inout State) -> Void) {
    let onChange = state.withLock { state -> (@Sendable () -> Void)? in
      let before = (state.isAllowed, state.isReachable)
      body(&state)
      return before == (state.isAllowed, state.isReachable) ? nil : state.onChange
    }
    onChange?()
  }
}
