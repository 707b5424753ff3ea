import LoadingState

/// The main child for a state, and the banner above the content, if any. A pure value type that is tested with a table.
nonisolated struct StatePage: Equatable, Sendable {
  enum Main: Equatable, Sendable {
    case nothing
    case loading
    case content
    case empty(StateMessage)
    case failure(StateMessage)
  }

  var main: Main
  var banner: StateMessage?

  init<Content>(_ state: ContentState<Content>) {
    switch state {
    case .idle: main = .nothing
    case .loading(previous: nil): main = .loading
    case .loading(previous: .some), .content: main = .content
    case .empty(let message): main = .empty(message)
    case .failed(let message, previous: nil): main = .failure(message)
    case .failed(let message, previous: .some):
      main = .content
      banner = message
    }
  }
}
