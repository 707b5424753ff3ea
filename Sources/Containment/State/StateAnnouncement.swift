import LoadingState

/// What is said of a change from one state to the next, to those who do not see it. Pure, and tested as a table.
nonisolated struct StateAnnouncement: Sendable {
  private enum Last: Equatable, Sendable {
    case nothing, firstWait, refresh
    case content(String)
    case message(String)
  }

  private var last = Last.nothing

  /// The sentence for a new state; `nil` where there is nothing new to be said.
  ///
  /// - Parameters:
  ///   - place: what the screen is called.
  ///   - describe: what content is said to be, such as "20 films".
  mutating func sentence<Content>(
    for state: ContentState<Content>, in place: String?, describe: (Content) -> String
  ) -> String? {
    let former = last
    switch state {
    case .idle: last = .nothing
    case .loading(let previous): last = previous == nil ? .firstWait : .refresh
    case .content(let content): last = .content(describe(content))
    case .empty(let message), .failed(let message, _): last = .message(message.sentence)
    }
    guard last != former else { return nil }
    switch last {
    case .nothing, .firstWait, .refresh, .content(""): return nil
    case .content(let text): return Self.sentence(former == .refresh ? "refreshed, \(text)" : text, in: place)
    // The message's button is described by the same words: where the focus goes there, they are said once.
    case .message(let text): return text
    }
  }

  /// What is said once a wait is long enough to be told of.
  static func wait(in place: String?) -> String { sentence("loading", in: place) }

  private static func sentence(_ text: String, in place: String?) -> String {
    place.map { "\($0): \(text)" } ?? text
  }
}

nonisolated extension StateMessage {
  /// Title and explanation as they are said one after the other.
  var sentence: String { explanation.isEmpty ? title : "\(title). \(explanation)" }
}
