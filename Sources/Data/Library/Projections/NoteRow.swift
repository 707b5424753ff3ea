import GRDB
import TitleIdentity

/// A note on a title.
struct NoteRow: Projection {
  let profile: ProfileID
  let title: TitleReference
  let recipient: ProfileID?
  var text: String
  let date: PartialDate
  var edited: PartialDate?
  let event: EventID

  static func fold(_ events: [Event]) -> NoteRow? {
    var note: NoteRow?
    for event in events {
      switch event.content {
      case .noted(let title, let text, let recipient):
        note = NoteRow(
          profile: event.profile, title: title, recipient: recipient, text: text, date: event.date, event: event.id)
      // Only the author can edit or remove a note.
      case .noteEdited(_, let text) where event.profile == note?.profile:
        note?.text = text
        note?.edited = event.date
      case .noteRemoved where event.profile == note?.profile: note = nil
      default: break
      }
    }
    return note
  }

  static let table = "note"
  static let columns = ["profile", "recipient", "text", "date", "edited", "event"] + TitleReference.columns
  var values: [(any DatabaseValueConvertible)?] {
    [profile.rawValue, recipient?.rawValue, text, date.description, edited?.description, event.description]
      + title.values
  }
}
