import LoadingState

/// A loader that adds suggestions to a message about missing content. The message appears immediately, and the
/// suggestions follow once they are found.
@MainActor
public final class SuggestionLoader {
  public typealias Find = @MainActor () async -> StateMessage.Suggestions

  /// The closure that finds the suggestions. It may be set after the message was added.
  var find: Find? {
    didSet { load() }
  }

  private var waiting: (message: StateMessage, show: (StateMessage) -> Void)?

  init() {}

  /// - Parameter show: Called with the message and its suggestions.
  package func add(to message: StateMessage, show: @escaping (StateMessage) -> Void) {
    waiting = (message, show)
    load()
  }

  private func load() {
    guard let find, let (message, show) = waiting else { return }
    waiting = nil
    Task {
      var updated = message
      updated.suggestions = await find()
      show(updated)
    }
  }
}
