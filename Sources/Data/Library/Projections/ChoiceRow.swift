import GRDB
import TitleIdentity

/// A profile's latest choice of one kind about a title. A choice that was taken back has no row.
struct ChoiceRow: ObservedProjection {
  let profile: ProfileID
  let kind: TitleChoices.Kind
  let title: TitleReference
  /// The state of a show; empty for other kinds.
  let value: String
  let date: PartialDate
  let event: EventID

  static func fold(_ events: [Event]) -> ChoiceRow? {
    guard let last = events.last else { return nil }
    switch last.content {
    case .showStateChanged(let title, let state?, let date):
      return ChoiceRow(last, .state, title, value: state.rawValue, date: date)
    case .interestChanged(let title, isInterested: false): return ChoiceRow(last, .dismissal, title)
    case .specialsChanged(let title, areCounted: true): return ChoiceRow(last, .specials, title)
    case .rewatchChanged(let title, isRewatching: true): return ChoiceRow(last, .rewatch, title)
    default: return nil
    }
  }

  private init(
    _ event: Event, _ kind: TitleChoices.Kind, _ title: TitleReference, value: String = "", date: PartialDate? = nil
  ) {
    (profile, self.kind, self.title, self.value) = (event.profile, kind, title, value)
    (self.date, self.event) = (date ?? event.date, event.id)
  }

  var observedTitle: TitleReference? { title }

  static let table = "choice"
  static let columns = ["profile", "kind", "value", "date", "event"] + TitleReference.columns
  var values: [(any DatabaseValueConvertible)?] {
    [profile.rawValue, kind.rawValue, value, date.description, event.description] + title.values
  }
}
