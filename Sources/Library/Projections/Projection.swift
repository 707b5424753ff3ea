import GRDB

/// What is so now of one kind of subject: a row of its table, which follows from the subject's events alone.
protocol Projection {
  static var table: String { get }

  /// - Parameter events: those of one subject that count, in their order.
  /// - Returns: `nil` where nothing is left to tell.
  static func fold(_ events: [Event]) -> Self?

  /// Its columns after the subject, in the order of ``values``.
  static var columns: [String] { get }
  var values: [(any DatabaseValueConvertible)?] { get }
}

extension Subject.Kind {
  /// `nil` for undoing, which is about other events, and for what is read from its events.
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
    case .newsSeen, .undone: nil
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
  /// The columns of a title that tables have, and what stands in them.
  static let columns = ["title", "name", "year", "poster", "imdb"]
  var values: [(any DatabaseValueConvertible)?] { [key.description, name, year, posterPath, imdbID] }
}
