import Synchronization

/// The way to the network, shared by all that is asked: whether it may be used, and whether it led anywhere the last time.
public final class NetworkLine: Sendable {
  private let state: Mutex<State>

  private struct State: Sendable {
    var isOpen: Bool
    var isReachable = true
    var onChange: @Sendable () -> Void = {}
  }

  /// - Parameter isOpen: `false` where nothing is to be sent.
  public init(isOpen: Bool = true) { state = Mutex(State(isOpen: isOpen)) }

  /// Whether requests are sent; they fail at once where not.
  public var isOpen: Bool {
    get { state.withLock(\.isOpen) }
    set { change { $0.isOpen = newValue } }
  }

  /// Whether there was an answer the last time that one was waited for; any answer will do.
  public var isReachable: Bool { state.withLock(\.isReachable) }

  /// Notes whether there was an answer.
  public func note(isReachable: Bool) { change { $0.isReachable = isReachable } }

  /// Tells of each change from here on, on any thread, to the last who asked to be told.
  public func onChange(_ body: @escaping @Sendable () -> Void) { state.withLock { $0.onChange = body } }

  private func change(_ body: (inout State) -> Void) {
    let tell = state.withLock { state -> (@Sendable () -> Void)? in
      let before = (state.isOpen, state.isReachable)
      body(&state)
      return before == (state.isOpen, state.isReachable) ? nil : state.onChange
    }
    tell?()
  }
}
