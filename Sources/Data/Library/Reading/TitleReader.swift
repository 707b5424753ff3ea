import GRDB
import SQLiteFiles
import TitleIdentity

/// SQL queries for ratings and plays.
struct TitleReader {
  let database: Database

  init(_ database: Database) { self.database = database }

  /// Returns the rating of a title or one of its parts. If a title has several keys, the latest rating wins.
  func rating(of key: TitleReference.Key, _ part: TitlePart, by profile: ProfileID) throws -> Rating? {
    try ratings(of: key, by: profile).filter { $0.part == part }.max { $0.event < $1.event }
  }

  /// Returns the ratings of a title and its parts.
  func ratings(of key: TitleReference.Key, by profile: ProfileID?) throws -> [Rating] {
    let matches = try Matches(database)
    let keys = matches.keys(of: key)
    return try ratings(
      "title IN (\(placeholders(keys.count))) AND profile = coalesce(?, profile) ORDER BY event",
      StatementArguments(keys) + [profile?.rawValue], matches)
  }

  /// Returns the keys under which a title's score is stored.
  func ratedKeys(
    of key: TitleReference.Key, _ part: TitlePart, by profile: ProfileID
  ) throws -> [TitleReference.Key] {
    let keys = try Matches(database).keys(of: key).compactMap(TitleReference.Key.init)
    let statement = try database.cachedStatement(sql: "SELECT 1 FROM rating WHERE subject = ?")
    return try keys.filter { key in
      try Int.fetchOne(statement, arguments: [Subject.rating(profile, key, part).text]) != nil
    }
  }

  /// Returns the ratings that satisfy a condition.
  ///
  /// - Parameter condition: The SQL condition after WHERE.
  func ratings(_ condition: String, _ arguments: StatementArguments, _ matches: Matches) throws -> [Rating] {
    let statement = try database.cachedStatement(sql: "SELECT * FROM rating WHERE " + condition)
    let rows = try Row.fetchCursor(statement, arguments: arguments)
    return try Array(
      rows.map { row in
        guard let title = try row.title() else { throw DamagedRow() }
        return Rating(
          title: matches.resolved(title), part: try row.part(), score: try row.score(), date: try row.date(),
          profile: try row.profile(), event: try row.event())
      })
  }

  /// Returns all scores ever given, oldest first, including removed ones.
  func ratingHistory(
    of key: TitleReference.Key, _ part: TitlePart, by profile: ProfileID
  ) throws -> [Rating] {
    let events = EventTable(database: database)
    let matches = try Matches(database)
    let keys = matches.keys(of: key).compactMap(TitleReference.Key.init)
    return try keys.flatMap { try events.events(of: .rating(profile, $0, part)) }.sorted { $0.id < $1.id }
      .compactMap { event in
        guard case .rated(let title, let part, let score, let date) = event.content else { return nil }
        return Rating(
          title: matches.resolved(title), part: part, score: score, date: date ?? event.date, profile: profile,
          event: event.id)
      }
  }

  func play(_ id: EventID) throws -> Play? {
    try plays("subject = ?", [Subject.play(id).text], Matches(database)).first
  }

  /// Returns the plays of a title and its parts, oldest first.
  func plays(of key: TitleReference.Key, by profile: ProfileID?) throws -> [Play] {
    let matches = try Matches(database)
    let keys = matches.keys(of: key)
    return try plays(
      "title IN (\(placeholders(keys.count))) AND profile = coalesce(?, profile) ORDER BY date, event",
      StatementArguments(keys) + [profile?.rawValue], matches)
  }

  /// Returns the plays that satisfy a condition.
  ///
  /// - Parameter condition: The SQL condition after WHERE.
  func plays(_ condition: String, _ arguments: StatementArguments, _ matches: Matches) throws -> [Play] {
    let statement = try database.cachedStatement(sql: "SELECT * FROM play WHERE " + condition)
    let rows = try Row.fetchCursor(statement, arguments: arguments)
    return try Array(
      rows.map { row in
        guard let title = try row.title() else { throw DamagedRow() }
        return Play(
          id: try row.event(), title: matches.resolved(title), part: try row.part(), date: try row.date(),
          profile: try row.profile())
      })
  }
}
