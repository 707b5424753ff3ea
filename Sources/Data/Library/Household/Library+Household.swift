import GRDB
import TitleIdentity

/// The household and its notices.
extension Library {
  /// Returns all profiles, and which of them see each other.
  public func household() async throws(LibraryError) -> Household { Household(try await profiles()) }

  /// Observes all profiles, and which of them see each other.
  public func observeHousehold() -> AsyncStream<Household> { observe { Household(try PeopleReader($0).profiles()) } }

  /// Returns other profiles' activity since the viewer can see them, and notes addressed to the viewer, newest first.
  ///
  /// - Parameter limit: The maximum number of notices.
  public func notices(for viewer: ProfileID, limit: Int = 100) async throws(LibraryError) -> HouseholdNotices {
    try await file.read { try NoticeReader($0, for: viewer, limit: limit).notices() }
  }

  /// Observes the viewer's notices.
  public func observeNotices(for viewer: ProfileID, limit: Int = 100) -> AsyncStream<HouseholdNotices> {
    observe { try NoticeReader($0, for: viewer, limit: limit).notices() }
  }

  /// Marks notices as read; see ``Batch/markAsRead(_:)``.
  @discardableResult
  public func markAsRead(_ notices: [EventID], by profile: ProfileID) async throws(LibraryError) -> EventID? {
    try await write(by: profile) { try $0.markAsRead(notices) }.action
  }

  /// Observes the household, and the ratings that other profiles gave to a title as a whole, best first. Ratings that
  /// the viewer can't see are omitted.
  public func observeRatings(of key: TitleReference.Key, visibleTo viewer: ProfileID) -> AsyncStream<HouseholdRatings> {
    observe { database in
      let household = Household(try PeopleReader(database).profiles())
      let ratings = try TitleReader(database).ratings(of: key, by: nil).filter { rating in
        rating.part == .whole && rating.profile != viewer && household.canSee(rating.profile, as: viewer)
      }
      // A title with several keys may have several ratings by a profile. In event order, the latest one wins.
      let latest = Dictionary(ratings.map { ($0.profile, $0) }) { _, later in later }
      return HouseholdRatings(
        household: household,
        ratings: latest.values.sorted { ($1.score, $0.event) < ($0.score, $1.event) })
    }
  }

  /// Returns a profile's latest ratings of whole titles, newest first.
  public func latestRatings(of profile: ProfileID, limit: Int = 20) async throws(LibraryError) -> [Rating] {
    try await file.read { try Self.latestRatings($0, profile, limit) }
  }

  /// Observes a profile's latest ratings of whole titles, newest first.
  public func observeLatestRatings(of profile: ProfileID, limit: Int = 20) -> AsyncStream<[Rating]> {
    observe { try Self.latestRatings($0, profile, limit) }
  }

  static func latestRatings(_ database: Database, _ profile: ProfileID, _ limit: Int) throws -> [Rating] {
    try TitleReader(database).ratings(
      "profile = ? AND season IS NULL ORDER BY event DESC LIMIT ?", [profile.rawValue, limit], Matches(database))
  }
}

/// The ratings of a title by the profiles of a household.
public struct HouseholdRatings: Hashable, Sendable {
  /// All profiles.
  public let household: Household
  /// The ratings, best first.
  public let ratings: [Rating]
}
