/// What a screen that loads something has to say: one value, with its payload inside.
///
/// Models hold it, state containers show it, and neither needs the other. It is pure: see ``ContentEvent`` for how one
/// state becomes the next.
public enum ContentState<Content> {
  /// Nothing was asked for yet.
  case idle
  /// Something was asked for; what was there before stays on screen.
  case loading(previous: Content?)
  case content(Content)
  /// The answer came, and there is nothing in it.
  case empty(StateMessage)
  /// No answer came; what was there before stays on screen.
  case failed(StateMessage, previous: Content?)
}

extension ContentState {
  /// What can be shown as content now.
  public var content: Content? {
    switch self {
    case .content(let content): content
    case .loading(let previous), .failed(_, let previous): previous
    case .idle, .empty: nil
    }
  }

  public var isLoading: Bool {
    if case .loading = self { true } else { false }
  }

  /// Whether an answer has come, whatever it was.
  public var isSettled: Bool {
    switch self {
    case .idle, .loading: false
    case .content, .empty, .failed: true
    }
  }

  /// Why the last attempt failed, if it did.
  public var failure: StateMessage? {
    if case .failed(let message, _) = self { message } else { nil }
  }

  /// The same state with other content, for a container that shows a part of it.
  public func map<Other>(_ transform: (Content) -> Other) -> ContentState<Other> {
    switch self {
    case .idle: .idle
    case .loading(let previous): .loading(previous: previous.map(transform))
    case .content(let content): .content(transform(content))
    case .empty(let message): .empty(message)
    case .failed(let message, let previous): .failed(message, previous: previous.map(transform))
    }
  }
}

extension ContentState: Equatable where Content: Equatable {}
extension ContentState: Sendable where Content: Sendable {}
