import GRDB
import TitleIdentity

/// A projection: the current state of one kind of subject, as a table row derived only from the subject's events.
protocol Projection {
  static var table: String { get }

  /// Folds events into a row.
  ///
  /// - Parameter events: The effective events of one subject, in order.
  /// - Returns: `nil` if the subject has no row.
  static func fold(_ events: [Event]) -> Self?

  /// The column names after the subject, in the order of ``values``.
  static var columns: [String] { get }
  var values: [(any DatabaseValueConvertible)?] { get }
}

/// A projection with titles, whose changes are recorded; see ``TitleChangeTable``.
protocol ObservedProjection: Projection {
  /// The title whose status changes with the row; `nil` for none.
  var observedTitle: TitleReference? { get }
}

extension Subject.Kind {
  /// The projection type; `nil` for undo, which concerns other events, and for subjects that are read directly from
  /// their events.
  var projection: (any Projection.Type)? {
    switch self {
    case .rating: RatingRow.self
    case .play: PlayRow.self
    case .list: ListRow.self
    case .item: ItemRow.self
    case .note: NoteRow.self
    case .profile: ProfileRow.self
    case .follow: FollowRow.self
    case .match: MatchRow.self
    case .showState, .interest, .specials, .rewatch: ChoiceRow.self
    case .notificationsRead, .undone: nil
    }
  }
}

extension Projection {
  static var insertion: String {
    let marks = repeatElement("?", count: columns.count + 1).joined(separator: ", ")
    return "INSERT OR REPLACE INTO \(table) (subject, \(columns.joined(separator: ", "))) VALUES (\(marks))"
  }
}

extension TitleReference {
  /// The names and values of a title's columns.
  static let columns = ["title", "name", "year", "poster", "imdb"]
  var values: [(any DatabaseValueConvertible)?] { [key.description, name, year, posterPath, imdbID] }
}
