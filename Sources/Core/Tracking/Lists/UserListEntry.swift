import Catalogue
import Foundation
import Library
import Localization
import TitleIdentity

/// A title or a note on a list, ready to be shown.
public struct UserListEntry: Identifiable, Hashable, Sendable {
  public let id: ItemID
  /// The title's name or the note's text.
  public let name: String
  /// The title's year, its note, and its source if that isn't the current one; empty if there are none.
  public let detail: String
  public private(set) var isDone: Bool
  /// The text of the note, or the note next to a title.
  public let text: String
  /// The title's reference; `nil` for a note.
  public let reference: TitleReference?
  /// The title for its page; `nil` for a note, and for a title of another source, in which its number refers to another
  /// title.
  public let title: TitleSummary?

  /// - Parameters:
  ///   - source: The source of the titles shown.
  ///   - format: The format of titles, and the addresses of their pictures.
  public init(_ item: ListItem, source: TitleSource, format: PageFormat) {
    id = item.id
    isDone = item.doneDate != nil
    text = item.text
    reference = item.title
    guard let title = item.title else {
      (name, detail, self.title) = (item.text, "", nil)
      return
    }
    name = title.name
    let isCurrentSource = title.source == source
    let other = title.source == .sample ? tr("in the sample catalogue") : tr("in another catalogue")
    let parts = [
      title.year.map(String.init), item.text.isEmpty ? nil : item.text, isCurrentSource ? nil : other,
    ]
    detail = parts.compactMap(\.self).joined(separator: " · ")
    self.title = isCurrentSource ? TitleSummary(title, format: format) : nil
  }

  /// Returns a copy with another completion state, to show before the library confirms it.
  public func withDone(_ isDone: Bool) -> UserListEntry {
    var entry = self
    entry.isDone = isDone
    return entry
  }
}
