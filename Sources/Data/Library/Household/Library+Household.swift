import GRDB

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
