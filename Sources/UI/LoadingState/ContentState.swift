/// The state of a screen that loads content, as a single value with its payload.
///
/// Models store it, and state containers display it; neither depends on the other. The type is a plain value;
/// ``ContentEvent`` defines the transitions between states.
public enum ContentState<Content> {
  /// Loading hasn't started.
  case idle
  /// A request is in progress. The previous content stays on screen.
  case loading(previous: Content?)
  case content(Content)
  /// The request succeeded without any content.
  case empty(StateMessage)
  /// The request failed. The previous content stays on screen.
  case failed(StateMessage, previous: Content?)
}

extension ContentState {
  /// The content to display in the current state.
  public var content: Content? {
    switch self {
    case .content(let content): content
    case .loading(let previous), .failed(_, let previous): previous
    case .idle, .empty: nil
    }
  }

  /// Whether a request is in progress.
  public var isLoading: Bool {
    if case .loading = self { true } else { false }
  }

  /// Whether a request has finished, with any result.
  public var isSettled: Bool {
    switch self {
    case .idle, .loading: false
    case .content, .empty, .failed: true
    }
  }

  /// The message of the last request's failure, if it failed.
  public var failure: StateMessage? {
    if case .failed(let message, _) = self { message } else { nil }
  }

  /// Returns the same state with transformed content, for a container that displays a part of it.
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
