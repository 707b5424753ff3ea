import GRDB
import TitleIdentity

/// The latest score that a profile gave to a title or one of its parts.
struct RatingRow: ObservedProjection {
  let profile: ProfileID
  let title: TitleReference
  let part: TitlePart
  let score: Score
  let date: PartialDate
  let event: EventID

  static func fold(_ events: [Event]) -> RatingRow? {
    guard let last = events.last, case .rated(let title, let part, let score, let date) = last.content else {
      return nil
    }
    return RatingRow(
      profile: last.profile, title: title, part: part, score: score, date: date ?? last.date, event: last.id)
  }

  var observedTitle: TitleReference? { title }

  static let table = "rating"
  static let columns = ["profile", "season", "episode", "halves", "date", "event"] + TitleReference.columns
  var values: [(any DatabaseValueConvertible)?] {
    [profile.rawValue, part.season, part.episode, score.halves, date.description, event.description] + title.values
  }
}
