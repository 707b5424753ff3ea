import GRDB
import TitleIdentity

/// A single play of a title or one of its parts.
struct PlayRow: ObservedProjection {
  let profile: ProfileID
  let title: TitleReference
  let part: TitlePart
  var date: PartialDate
  let event: EventID

  static func fold(_ events: [Event]) -> PlayRow? {
    var play: PlayRow?
    for event in events {
      switch event.content {
      case .watched(let title, let part, let date):
        play = PlayRow(profile: event.profile, title: title, part: part, date: date, event: event.id)
      case .playDateChanged(_, let date): play?.date = date
      case .playRemoved: play = nil
      default: break
      }
    }
    return play
  }

  var observedTitle: TitleReference? { title }

  static let table = "play"
  static let columns = ["profile", "season", "episode", "date", "event"] + TitleReference.columns
  var values: [(any DatabaseValueConvertible)?] {
    [profile.rawValue, part.season, part.episode, date.description, event.description] + title.values
  }
}
