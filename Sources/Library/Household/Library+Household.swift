import GRDB

/// The household, and what is new to somebody of it.
extension Library {
  /// Everybody, and who sees whom.
  public func household() async throws(LibraryError) -> Household { Household(try await profiles()) }

  /// Follows everybody, and who sees whom.
  public func observeHousehold() -> AsyncStream<Household> { observe { Household(try PeopleReader($0).profiles()) } }

  /// What others did since somebody sees them, and what is meant for them, the last first.
  ///
  /// - Parameter limit: how many at most.
  public func notices(for viewer: ProfileID, limit: Int = 100) async throws(LibraryError) -> HouseholdNotices {
    try await file.read { try NoticeReader($0, for: viewer, limit: limit).notices() }
  }

  /// Follows that.
  public func observeNotices(for viewer: ProfileID, limit: Int = 100) -> AsyncStream<HouseholdNotices> {
    observe { try NoticeReader($0, for: viewer, limit: limit).notices() }
  }

  /// Notes that somebody has seen news; see ``Batch/see(_:)``.
  @discardableResult
  public func see(_ news: [EventID], by profile: ProfileID) async throws(LibraryError) -> EventID? {
    try await write(by: profile) { try $0.see(news) }.action
  }

  /// What somebody rated last, whole titles alone, the last first.
  public func observeLatestRatings(of profile: ProfileID, limit: Int = 20) -> AsyncStream<[Rating]> {
    observe { database in
      try TitleReader(database).ratings(
        "profile = ? AND season IS NULL ORDER BY event DESC LIMIT ?", [profile.rawValue, limit], Matches(database))
    }
  }
}
