import GRDB

/// Undoing, which is done as all else is: by adding to the journal.
extension Batch {
  /// Lets all that one write did, or the import of one journal, count no more. Undone in turn, it counts again.
  ///
  /// - Returns: `nil` where it is undone already.
  @discardableResult
  public mutating func undo(_ action: EventID) throws -> EventID? {
    if try TakenTable(database: database).contains(action) { return try undo(taken: action) }
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
    let taken = TakenTable(database: database)
    if let undoing = try taken.undoing(action) {
      try taken.set(undoing: nil, of: action)
      return try undo(undoing)
    }
    let events = EventTable(database: database)
    guard try events.isUndone(action) else { return nil }
    var last: EventID?
    for undoing in try events.undoing(action) where try !events.isUndone(undoing) { last = try undo(undoing) ?? last }
    return last
  }

  /// Lets all count no more that came with a journal, but for what counts no more as it is.
  private mutating func undo(taken id: EventID) throws -> EventID? {
    let taken = TakenTable(database: database)
    guard try taken.undoing(id) == nil else { return nil }
    let events = EventTable(database: database)
    let actions = try taken.actions(of: id).filter { action in
      guard let next, next > action else { return false }
      return try !events.isUndone(action)
    }
    guard let last = try append(all: actions.map { .undone(action: $0) }) else { throw LibraryError.notUndoable }
    try taken.set(undoing: action, of: id)
    return last
  }
}
