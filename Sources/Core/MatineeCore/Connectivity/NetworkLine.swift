import Synchronization

/// The network access that all requests share. It knows whether requests are allowed and whether the last one received
/// a response.
public final class NetworkLine: Sendable {
  private let state: Mutex<State>

  private struct State: Sendable {
    var isOpen: Bool
    var isReachable = true
    var onChange: @Sendable () -> Void = {}
  }

  /// - Parameter isOpen: Whether requests are allowed.
  public init(isOpen: Bool = true) { state = Mutex(State(isOpen: isOpen)) }

  /// Whether requests are sent. Otherwise they fail immediately.
  public var isOpen: Bool {
    get { state.withLock(\.isOpen) }
    set { change { $0.isOpen = newValue } }
  }

  /// Whether the last completed request received a response, even an error response.
  public var isReachable: Bool { state.withLock(\.isReachable) }

  /// Records whether a request received a response.
  public func note(isReachable: Bool) { change { $0.isReachable = isReachable } }

  /// Sets the closure to call after each change, on any thread. It replaces the previous closure.
  public func onChange(_ body: @escaping @Sendable () -> Void) { state.withLock { $0.onChange = body } }

  private func change(_ body: (inout State) -> Void) {
    let onChange = state.withLock { state -> (@Sendable () -> Void)? in
      let before = (state.isOpen, state.isReachable)
      body(&state)
      return before == (state.isOpen, state.isReachable) ? nil : state.onChange
    }
    onChange?()
  }
}
