import LoadingState
import Localization

/// The screen reader announcements for state changes. A pure value type that is tested with a table.
nonisolated struct StateAnnouncement: Sendable {
  private enum Last: Equatable, Sendable {
    case nothing, firstWait, refresh
    case content(String)
    case message(String)
  }

  private var last = Last.nothing

  /// Returns the announcement for a new state, or `nil` if there is nothing new to announce.
  ///
  /// - Parameters:
  ///   - title: The title of the screen.
  ///   - describe: Returns a description of the content, such as "20 films".
  mutating func sentence<Content>(
    for state: ContentState<Content>, in title: String?, describe: (Content) -> String
  ) -> String? {
    let previous = last
    switch state {
    case .idle: last = .nothing
    case .loading(let previous): last = previous == nil ? .firstWait : .refresh
    case .content(let content): last = .content(describe(content))
    case .empty(let message), .failed(let message, _): last = .message(message.sentence)
    }
    guard last != previous else { return nil }
    switch last {
    case .nothing, .firstWait, .refresh, .content(""): return nil
    // The content of a title's page is described by the title itself.
    case .content(let text) where text == title:
      return previous == .refresh ? Self.sentence(tr("refreshed"), in: title) : text
    case .content(let text):
      // Translators: {content} describes the content, such as “20 films”.
      return Self.sentence(previous == .refresh ? tr("refreshed, {content}", ["content": text]) : text, in: title)
    // The message's button has the same text as its description. A screen reader reads it once if the button takes the
    // focus.
    case .message(let text): return text
    }
  }

  /// Returns the announcement for a wait that is long enough to mention.
  static func loading(in title: String?) -> String { sentence(tr("loading"), in: title) }

  private static func sentence(_ text: String, in title: String?) -> String {
    title.map { "\($0): \(text)" } ?? text
  }
}
