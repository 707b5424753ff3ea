import Foundation
import Library

/// A title or a note on a list, ready to be shown.
public struct UserListEntry: Identifiable, Hashable, Sendable {
  public let id: ItemID
  /// A title's name, or a note's words.
  public let name: String
  /// A title's year, what is noted beside it, and whose it is where it is another source's; empty for none.
  public let detail: String
  public private(set) var isDone: Bool
  /// What is written: a note's words, or what stands beside a title.
  public let text: String
  /// `nil` for a note.
  public let reference: TitleReference?
  /// What leads to its page: `nil` for a note, and for a title of another source, where its number means another title.
  public let title: TitleSummary?

  /// - Parameters:
  ///   - source: whose titles are seen.
  ///   - format: how titles are written, and where their pictures lie.
  public init(_ item: ListItem, source: TitleSource, format: PageFormat) {
    id = item.id
    isDone = item.ticked != nil
    text = item.text
    reference = item.title
    guard let title = item.title else {
      (name, detail, self.title) = (item.text, "", nil)
      return
    }
    name = title.name
    let isHere = title.source == source
    let other = isHere ? nil : title.source == .sample ? "in the sample catalogue" : "in another catalogue"
    detail = [title.year.map(String.init), item.text.isEmpty ? nil : item.text, other].compactMap(\.self)
      .joined(separator: " · ")
    self.title = isHere ? TitleSummary(title, format: format) : nil
  }

  /// The same, done or not, as it will be in a moment.
  public func ticked(_ isDone: Bool) -> UserListEntry {
    var entry = self
    entry.isDone = isDone
    return entry
  }
}
