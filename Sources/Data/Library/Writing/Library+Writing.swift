import GRDB
import TitleIdentity

/// Writing. Each method returns once its change is on disk. The result is the action's ID for undo, or `nil` if nothing
/// changed.
///
/// The library writes one change after another, in the order of the calls.
extension Library {
  /// Makes several changes atomically, as one action.
  ///
  /// - Parameter dryRun: Whether to roll back at the end, so that the closure's result shows the outcome without any
  ///   change.
  /// - Returns: The closure's result, and the action's ID for undo; `nil` if nothing changed.
  public func write<Value: Sendable>(
    by profile: ProfileID, dryRun: Bool = false, _ body: @escaping @Sendable (inout Batch) throws -> Value
  ) async throws(LibraryError) -> (value: Value, action: EventID?) {
    try await withCheckedContinuation { continuation in
      write(by: profile, dryRun: dryRun, body) { continuation.resume(returning: $0) }
    }.get()
  }

  /// Requests several changes as one action; see ``write(by:dryRun:_:)``. The change comes after all that were
  /// requested before.
  ///
  /// - Parameter completion: Called on any thread when the change is on disk or has failed.
  public func write<Value: Sendable>(
    by profile: ProfileID, dryRun: Bool = false, _ body: @escaping @Sendable (inout Batch) throws -> Value,
    completion: @escaping @Sendable (Result<(value: Value, action: EventID?), LibraryError>) -> Void
  ) {
    let environment = environment
    file.write(
      { database in
        var batch = try Batch(database, by: profile, environment)
        var value: Value?
        try database.inSavepoint {
          value = try body(&batch)
          return dryRun ? .rollback : .commit
        }
        guard let value else { throw LibraryError.unwritable(reason: "nothing was made") }
        return (value, dryRun ? nil : batch.action)
      }, completion: completion)
  }

  /// Rates a title; see ``Batch/rate(_:part:_:date:)``.
  @discardableResult
  public func rate(
    _ title: TitleReference, part: TitlePart = .whole, _ score: Score, by profile: ProfileID, date: PartialDate? = nil
  ) async throws(LibraryError) -> EventID? {
    try await write(by: profile) { try $0.rate(title, part: part, score, date: date) }.action
  }

  /// Removes a rating.
  @discardableResult
  public func removeRating(
    of key: TitleReference.Key, part: TitlePart = .whole, by profile: ProfileID
  ) async throws(LibraryError) -> EventID? {
    try await write(by: profile) { try $0.removeRating(of: key, part: part) }.action
  }

  /// Adds a play. The returned ID is also the play's ID.
  @discardableResult
  public func watch(
    _ title: TitleReference, part: TitlePart = .whole, on date: PartialDate, by profile: ProfileID
  ) async throws(LibraryError) -> EventID? {
    try await write(by: profile) { try $0.watch(title, part: part, on: date) }.action
  }

  /// Adds plays of several parts of a show; see ``Batch/watch(_:_:on:skippingWatched:)``.
  @discardableResult
  public func watch(
    _ title: TitleReference, _ parts: [TitlePart], on date: PartialDate, by profile: ProfileID,
    skippingWatched: Bool = true
  ) async throws(LibraryError) -> EventID? {
    try await write(by: profile) { try $0.watch(title, parts, on: date, skippingWatched: skippingWatched) }.action
  }

  /// Changes the date of a play.
  @discardableResult
  public func setDate(
    of play: EventID, _ date: PartialDate, by profile: ProfileID
  ) async throws(LibraryError) -> EventID? {
    try await write(by: profile) { try $0.setDate(of: play, date) }.action
  }

  /// Removes a play from the history.
  @discardableResult
  public func removePlay(_ play: EventID, by profile: ProfileID) async throws(LibraryError) -> EventID? {
    try await write(by: profile) { try $0.removePlay(play) }.action
  }

  /// Replaces a title with another.
  @discardableResult
  public func match(
    _ key: TitleReference.Key, to title: TitleReference, by profile: ProfileID
  ) async throws(LibraryError) -> EventID? {
    try await write(by: profile) { try $0.match(key, to: title) }.action
  }

  /// Undoes a write; see ``Batch/undo(_:)``.
  @discardableResult
  public func undo(_ action: EventID, by profile: ProfileID) async throws(LibraryError) -> EventID? {
    try await write(by: profile) { try $0.undo(action) }.action
  }

  /// Redoes an undone write; see ``Batch/redo(_:)``.
  @discardableResult
  public func redo(_ action: EventID, by profile: ProfileID) async throws(LibraryError) -> EventID? {
    try await write(by: profile) { try $0.redo(action) }.action
  }
}
