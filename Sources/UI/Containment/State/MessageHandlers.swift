import LoadingState

/// The handlers of messages' buttons and suggestions: one for *Retry*, and one for each type of an app's actions.
///
/// In debug builds, a message that appears with a button that has no handler stops the program.
public struct MessageHandlers {
  /// Repeats the request. For messages that always offer the same action, this handler performs it.
  public var retry: (() -> Void)?
  private var handlers: [ObjectIdentifier: (any MessageAction) -> Void] = [:]

  /// Creates a value without handlers, for messages without buttons.
  public init() {}

  /// Sets the handler for a type of actions.
  public mutating func handle<Action: MessageAction>(_ perform: @escaping (Action) -> Void) {
    handlers[ObjectIdentifier(Action.self)] = { action in
      if let action = action as? Action { perform(action) }
    }
  }

  /// Performs an action with its handler.
  public func perform(_ action: StateMessage.Action) { handler(of: action)?() }

  /// Returns whether a message's button and suggestions have handlers.
  public func canHandle(_ message: StateMessage) -> Bool {
    let actions = (message.button == nil ? [] : [message.action]) + (message.suggestions?.all.map(\.action) ?? [])
    return actions.allSatisfy { handler(of: $0) != nil }
  }

  func check(_ message: StateMessage?) {
    guard let message else { return }
    assert(canHandle(message), "A button of the message “\(message.title)” has no handler.")
  }

  private func handler(of action: StateMessage.Action) -> (() -> Void)? {
    switch action {
    case .retry: retry
    case .custom(let action): handlers[ObjectIdentifier(type(of: action))].map { perform in { perform(action) } }
    }
  }
}
