import GRDB

/// Undoing, which is done as all else is: by adding to the journal.
extension Batch {
  /// Lets all that one write did count no more. Undone in turn, it counts again.
  ///
  /// - Returns: `nil` where it is undone already.
  @discardableResult
  public mutating func undo(_ action: EventID) throws -> EventID? {
    let events = EventTable(database: database)
    guard try !events.subjects(of: action).isEmpty else { throw LibraryError.notUndoable }
    guard try !events.isUndone(action) else { return nil }
    // Only what is later undoes: what claims to be from a far future stays as it is.
    guard let next, next > action else { throw LibraryError.notUndoable }
    return try append(.undone(action: action))
  }

  /// Lets a write that was undone count again.
  ///
  /// - Returns: `nil` where it counts.
  @discardableResult
  public mutating func redo(_ action: EventID) throws -> EventID? {
    let events = EventTable(database: database)
    guard try events.isUndone(action) else { return nil }
    var last: EventID?
    for undoing in try events.undoing(action) where try !events.isUndone(undoing) { last = try undo(undoing) ?? last }
    return last
  }
}
