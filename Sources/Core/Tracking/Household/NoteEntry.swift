import AppFoundation
import Foundation
import Library
import Localization

/// A note about a title, ready to be shown.
public struct NoteEntry: Identifiable, Hashable, Sendable {
  public let id: EventID
  /// The author.
  public let profile: ProfileID
  /// The author's name, or "You" for the current profile.
  public let author: String
  /// The author's name, even for the current profile.
  public let name: String
  /// The address of the author's picture; `nil` if there is none or it isn't available yet.
  public let picture: URL?
  /// The recipient, the date, and whether the note was edited: "To you · Nov 22, 2026, 2:05 PM · Edited".
  public let detail: String
  public let text: String
  /// Whether the current profile can change and remove the note.
  public let isOwn: Bool

  @MainActor init(
    _ note: Note, of household: Household, for viewer: ProfileID, texts: TitleTexts, pictures: ProfilePictures
  ) {
    id = note.id
    profile = note.profile
    isOwn = note.profile == viewer
    name = household.name(of: note.profile)
    picture = pictures.address(of: household[note.profile]?.fields.picture)
    author = isOwn ? tr("You") : name
    text = BoundedText.paragraphs(note.text, maximumLength: 10_000)
    let recipient = note.recipient.map {
      $0 == viewer ? tr("To you") : tr("To {user}", ["user": household.name(of: $0)])
    }
    let moment = [texts.when(note.date), texts.clock(note.date)].compactMap(\.self).joined(separator: ", ")
    detail = [recipient, moment, note.edited == nil ? nil : tr("Edited")].compactMap(\.self).joined(separator: " · ")
  }
}
