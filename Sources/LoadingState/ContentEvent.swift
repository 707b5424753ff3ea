/// What happens to a ``ContentState``.
public enum ContentEvent<Content> {
  case started
  case loaded(Content)
  case foundNothing(StateMessage)
  case failed(StateMessage)
  /// Nobody waits for the answer any more. Not a failure.
  case cancelled
}

extension ContentEvent: Equatable where Content: Equatable {}
extension ContentEvent: Sendable where Content: Sendable {}

extension ContentState {
  /// The state after an event.
  ///
  /// Content beats failure: what was on screen stays there while it is refreshed and when that fails. Cancelling goes
  /// back to what there was. An empty state is forgotten while something new is awaited.
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
