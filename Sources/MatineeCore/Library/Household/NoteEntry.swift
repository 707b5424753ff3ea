import Foundation
import Library

/// A note under a title, ready to be shown.
public struct NoteEntry: Identifiable, Hashable, Sendable {
  public let id: EventID
  /// Who wrote it.
  public let profile: ProfileID
  /// "You" for one's own.
  public let author: String
  /// What the author is called, also where it is oneself.
  public let name: String
  /// Where the author's picture is; `nil` where there is none, or not yet.
  public let picture: URL?
  /// Whom it is for, when it was written, and whether it was changed: "To you · Nov 22, 2026, 2:05 PM · Edited".
  public let detail: String
  public let text: String
  /// Whether it can be changed and removed.
  public let isOwn: Bool

  @MainActor init(
    _ note: Note, of household: Household, for viewer: ProfileID, texts: TitleTexts, pictures: ProfilePictures
  ) {
    id = note.id
    profile = note.profile
    isOwn = note.profile == viewer
    name = household.name(of: note.profile)
    picture = pictures.address(of: household[note.profile]?.fields.picture)
    author = isOwn ? "You" : name
    text = BoundedText.paragraphs(note.text, most: 10_000)
    let recipient = note.recipient.map { $0 == viewer ? "To you" : "To \(household.name(of: $0))" }
    let moment = [texts.when(note.date), texts.clock(note.date)].compactMap(\.self).joined(separator: ", ")
    detail = [recipient, moment, note.edited == nil ? nil : "Edited"].compactMap(\.self).joined(separator: " · ")
  }
}
