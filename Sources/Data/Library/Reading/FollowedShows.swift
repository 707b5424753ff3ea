import GRDB
import SQLiteFiles
import TitleIdentity

/// A show that a profile has begun, with everything from which its next episode follows.
public struct FollowedShow: Hashable, Sendable {
  /// The show, resolved through matches.
  public let title: TitleReference
  /// The parts from which the progress follows; see ``TitleStatus/watchedParts``.
  public let parts: [TitlePart]
  /// The profile's choices about the show.
  public let choices: TitleChoices
  /// The date of the latest play.
  public let lastPlayed: PartialDate

  public init(_ title: TitleReference, _ parts: [TitlePart], _ choices: TitleChoices, lastPlayed: PartialDate) {
    (self.title, self.parts, self.choices, self.lastPlayed) = (title, parts, choices, lastPlayed)
  }
}

/// A movie on a list, and the date on which it comes out.
public struct ListedRelease: Hashable, Sendable {
  /// The movie, resolved through matches.
  public let title: TitleReference
  /// The date as a number, such as 20260131.
  public let released: Int
}

extension Library {
  /// Returns the shows of a source of which a profile watched anything, the one watched last first. It considers only
  /// the latest plays.
  ///
  /// - Parameters:
  ///   - limit: The maximum number of shows, because all plays of each are read.
  ///   - maximumPlays: The number of plays to consider.
  public func followedShows(
    of profile: ProfileID, from source: TitleSource, limit: Int = 100, maximumPlays: Int = 2_000
  ) async throws(LibraryError) -> [FollowedShow] {
    try await file.read { database in
      let reader = try FollowedShowReader(database, of: profile)
      return try Self.latestShows(
        database, profile, from: source, limit: limit, maximumPlays: maximumPlays, includesWhole: true
      ).map(\.key).compactMap(reader.show)
    }
  }

  /// Returns those of some titles that are shows of which a profile watched anything.
  public func followedShows(
    _ titles: Set<TitleReference.Key>, of profile: ProfileID
  ) async throws(LibraryError) -> [FollowedShow] {
    try await file.read { database in
      let reader = try FollowedShowReader(database, of: profile)
      return try titles.filter { $0.kind == .show }.compactMap(reader.show)
    }
  }

  /// Returns the movies on a profile's lists that come out in a period and that it hasn't watched, earliest first.
  ///
  /// - Parameters:
  ///   - source: The source of the movies.
  ///   - period: The first and the last day as numbers, such as 20260131.
  public func listedReleases(
    of profile: ProfileID, from source: TitleSource, in period: ClosedRange<Int>
  ) async throws(LibraryError) -> [ListedRelease] {
    try await file.read { try FollowedShowReader($0, of: profile).releases(from: source, in: period) }
  }
}

private struct FollowedShowReader {
  private let database: Database
  private let profile: ProfileID
  private let matches: Matches
  private let statuses: TitleStatusReader

  init(_ database: Database, of profile: ProfileID) throws {
    self.database = database
    self.profile = profile
    matches = try Matches(database)
    statuses = try TitleStatusReader(database, by: profile)
  }

  /// Returns a show; `nil` if it has no plays.
  func show(_ key: TitleReference.Key) throws -> FollowedShow? {
    let latest = try matches.keys(of: key).compactMap { key in
      try Row.fetchOne(
        database.cachedStatement(
          sql: """
            SELECT title, name, year, poster, imdb, date FROM play WHERE profile = ? AND title = ?
            ORDER BY date DESC LIMIT 1
            """), arguments: [profile.rawValue, key])
    }
    let dated = try latest.map { (row: $0, text: try $0.read("date") as String) }
    guard let row = dated.max(by: { $0.text < $1.text })?.row, let title = try row.title(),
      let status = try statuses.plays(of: key)
    else { return nil }
    return FollowedShow(matches.resolved(title), status.watchedParts, status.choices, lastPlayed: try row.date())
  }

  func releases(from source: TitleSource, in period: ClosedRange<Int>) throws -> [ListedRelease] {
    let rows = try Row.fetchAll(
      database.cachedStatement(
        sql: """
          SELECT item.title, item.name, item.year, item.poster, item.imdb, detail.released FROM detail
          JOIN item ON item.title = detail.title
          WHERE detail.released BETWEEN ? AND ? AND detail.title >= ? AND detail.title < ?
            AND (item.list IN (?, ?) OR EXISTS (SELECT 1 FROM list WHERE id = item.list AND profile = ?))
          ORDER BY detail.released, item.event
          """),
      arguments: [
        period.lowerBound, period.upperBound, source.firstKey, source.endKey,
        ListID.watchlist(of: profile).rawValue, ListID.favorites(of: profile).rawValue, profile.rawValue,
      ])
    var seen: Set<TitleReference.Key> = []
    return try rows.compactMap { row in
      guard let stored = try row.title(), stored.kind == .movie else { return nil }
      let title = matches.resolved(stored)
      guard seen.insert(title.key).inserted, try statuses.status(of: title.key)?.isWatched != true else { return nil }
      return ListedRelease(title: title, released: try row.read("released"))
    }
  }
}
