import GRDB

/// Writing. Each of these returns when it is on the disk, with the id by which it is undone, or `nil` where it was so already.
extension Library {
  /// Does several things as one: all or nothing, and undone as one.
  ///
  /// - Parameter dryRun: takes all of it back at the end, so that what it would do is known and nothing is done.
  /// - Returns: what the closure returns, and the id by which it is undone; `nil` where nothing was changed.
  public func write<Value: Sendable>(
    by profile: ProfileID, dryRun: Bool = false, _ body: @escaping @Sendable (inout Batch) throws -> Value
  ) async throws(LibraryError) -> (value: Value, action: EventID?) {
    let environment = environment
    return try await file.write { database in
      var batch = try Batch(database, by: profile, environment)
      var value: Value?
      try database.inSavepoint {
        value = try body(&batch)
        return dryRun ? .rollback : .commit
      }
      guard let value else { throw LibraryError.unwritable(reason: "nothing was made") }
      return (value, dryRun ? nil : batch.action)
    }
  }

  /// Gives a score; see ``Batch/rate(_:part:_:date:)``.
  @discardableResult
  public func rate(
    _ title: TitleReference, part: TitlePart = .whole, _ score: Score, by profile: ProfileID, date: PartialDate? = nil
  ) async throws(LibraryError) -> EventID? {
    try await write(by: profile) { try $0.rate(title, part: part, score, date: date) }.action
  }

  /// Takes a score away.
  @discardableResult
  public func removeRating(
    of key: TitleReference.Key, part: TitlePart = .whole, by profile: ProfileID
  ) async throws(LibraryError) -> EventID? {
    try await write(by: profile) { try $0.removeRating(of: key, part: part) }.action
  }

  /// Notes that somebody watched something; the id is the play's, too.
  @discardableResult
  public func watch(
    _ title: TitleReference, part: TitlePart = .whole, on date: PartialDate, by profile: ProfileID
  ) async throws(LibraryError) -> EventID? {
    try await write(by: profile) { try $0.watch(title, part: part, on: date) }.action
  }

  /// Notes that somebody watched several parts of a series; see ``Batch/watch(_:_:on:onlyNew:)``.
  @discardableResult
  public func watch(
    _ title: TitleReference, _ parts: [TitlePart], on date: PartialDate, by profile: ProfileID, onlyNew: Bool = true
  ) async throws(LibraryError) -> EventID? {
    try await write(by: profile) { try $0.watch(title, parts, on: date, onlyNew: onlyNew) }.action
  }

  /// Says when a play was.
  @discardableResult
  public func setDate(
    of play: EventID, _ date: PartialDate, by profile: ProfileID
  ) async throws(LibraryError) -> EventID? {
    try await write(by: profile) { try $0.setDate(of: play, date) }.action
  }

  /// Takes a play out of the history.
  @discardableResult
  public func removePlay(_ play: EventID, by profile: ProfileID) async throws(LibraryError) -> EventID? {
    try await write(by: profile) { try $0.removePlay(play) }.action
  }

  /// Says that one title is another from now on.
  @discardableResult
  public func match(
    _ key: TitleReference.Key, to title: TitleReference, by profile: ProfileID
  ) async throws(LibraryError) -> EventID? {
    try await write(by: profile) { try $0.match(key, to: title) }.action
  }

  /// Lets a write count no more; see ``Batch/undo(_:)``.
  @discardableResult
  public func undo(_ action: EventID, by profile: ProfileID) async throws(LibraryError) -> EventID? {
    try await write(by: profile) { try $0.undo(action) }.action
  }

  /// Lets a write that was undone count again.
  @discardableResult
  public func redo(_ action: EventID, by profile: ProfileID) async throws(LibraryError) -> EventID? {
    try await write(by: profile) { try $0.redo(action) }.action
  }
}
