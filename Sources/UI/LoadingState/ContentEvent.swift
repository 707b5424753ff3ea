/// An event that changes a ``ContentState``.
public enum ContentEvent<Content> {
  case started
  case loaded(Content)
  case foundNothing(StateMessage)
  case failed(StateMessage)
  /// The request was cancelled because its result is no longer needed. This isn't a failure.
  case cancelled
}

extension ContentEvent: Equatable where Content: Equatable {}
extension ContentEvent: Sendable where Content: Sendable {}

extension ContentState {
  /// Returns the state after an event.
  ///
  /// Content takes precedence over failure: it stays on screen during a refresh and after a failed one. Cancellation
  /// restores the previous content. Loading replaces an empty state.
  public func after(_ event: ContentEvent<Content>) -> ContentState {
    switch event {
    case .started: .loading(previous: content)
    case .loaded(let content): .content(content)
    case .foundNothing(let message): .empty(message)
    case .failed(let message): .failed(message, previous: content)
    case .cancelled:
      switch self {
      case .loading(let previous): previous.map { .content($0) } ?? .idle
      default: self
      }
    }
  }
}
