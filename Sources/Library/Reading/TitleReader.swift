import GRDB
import SQLiteFiles

/// Ratings and plays in SQL.
struct TitleReader {
  let database: Database

  init(_ database: Database) { self.database = database }

  /// Where a title stands under several keys, the latest.
  func rating(of key: TitleReference.Key, _ part: TitlePart, by profile: ProfileID) throws -> Rating? {
    try ratings(of: key, by: profile).filter { $0.part == part }.max { $0.event < $1.event }
  }

  /// Of a title and its parts.
  func ratings(of key: TitleReference.Key, by profile: ProfileID?) throws -> [Rating] {
    let matches = try Matches(database)
    let keys = matches.keys(of: key)
    return try ratings(
      "title IN (\(marks(keys.count))) AND profile = coalesce(?, profile) ORDER BY event",
      StatementArguments(keys) + [profile?.rawValue], matches)
  }

  /// The keys under which there is a score that belongs to a title.
  func ratedKeys(
    of key: TitleReference.Key, _ part: TitlePart, by profile: ProfileID
  ) throws -> [TitleReference.Key] {
    let keys = try Matches(database).keys(of: key).compactMap(TitleReference.Key.init)
    let statement = try database.cachedStatement(sql: "SELECT 1 FROM rating WHERE subject = ? AND halves IS NOT NULL")
    return try keys.filter { key in
      try Int.fetchOne(statement, arguments: [Subject.rating(profile, key, part).text]) != nil
    }
  }

  /// - Parameter condition: after WHERE.
  func ratings(_ condition: String, _ arguments: StatementArguments, _ matches: Matches) throws -> [Rating] {
    let statement = try database.cachedStatement(sql: "SELECT * FROM rating WHERE halves IS NOT NULL AND " + condition)
    return try Row.fetchAll(statement, arguments: arguments).map { row in
      guard let title = try row.title() else { throw DamagedRow() }
      return Rating(
        title: matches.resolved(title), part: try row.part(), score: try row.score(), date: try row.date(),
        profile: try row.profile(), event: try row.event())
    }
  }

  /// The first first; also those that were taken away since.
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

  /// Of a title and its parts, the first first.
  func plays(of key: TitleReference.Key, by profile: ProfileID?) throws -> [Play] {
    let matches = try Matches(database)
    let keys = matches.keys(of: key)
    return try plays(
      "title IN (\(marks(keys.count))) AND profile = coalesce(?, profile) ORDER BY date, event",
      StatementArguments(keys) + [profile?.rawValue], matches)
  }

  /// Those of which a play stands for all of it.
  func watchedTitles(of profile: ProfileID) throws -> Set<TitleReference.Key> {
    let matches = try Matches(database)
    let titles = try String.fetchSet(
      database, sql: "SELECT DISTINCT title FROM play WHERE profile = ? AND season IS NULL",
      arguments: [profile.rawValue])
    return Set(
      try titles.map { title in
        guard let key = TitleReference.Key(title) else { throw DamagedRow() }
        return matches.resolved(key)
      })
  }

  /// - Parameter condition: after WHERE.
  func plays(_ condition: String, _ arguments: StatementArguments, _ matches: Matches) throws -> [Play] {
    let statement = try database.cachedStatement(sql: "SELECT * FROM play WHERE " + condition)
    return try Row.fetchAll(statement, arguments: arguments).map { row in
      guard let title = try row.title() else { throw DamagedRow() }
      return Play(
        id: try row.event(), title: matches.resolved(title), part: try row.part(), date: try row.date(),
        profile: try row.profile())
    }
  }
}
