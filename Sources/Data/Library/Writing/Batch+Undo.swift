import GRDB

/// Undo and redo, which also append to the journal.
extension Batch {
  /// Undoes a write or the import of a journal. Undoing this in turn restores its effect.
  ///
  /// - Returns: `nil` if it is already undone.
  @discardableResult
  public mutating func undo(_ action: EventID) throws -> EventID? {
    if try ImportTable(database: database).contains(action) { return try undo(importWith: action) }
    let events = EventTable(database: database)
    guard try !events.subjects(of: action).isEmpty else { throw LibraryError.notUndoable }
    guard try !events.isUndone(action) else { return nil }
    // Only a later event can undo another, so an event that claims to be from the far future stays.
    guard let next, next > action else { throw LibraryError.notUndoable }
    return try append(.undone(action: action))
  }

  /// Redoes an undone write.
  ///
  /// - Returns: `nil` if it isn't undone.
  @discardableResult
  public mutating func redo(_ action: EventID) throws -> EventID? {
    let imports = ImportTable(database: database)
    if let undoing = try imports.undoAction(of: action) {
      try imports.set(undoing: nil, of: action)
      return try undo(undoing)
    }
    let events = EventTable(database: database)
    guard try events.isUndone(action) else { return nil }
    var last: EventID?
    for undoing in try events.undoing(action) where try !events.isUndone(undoing) { last = try undo(undoing) ?? last }
    return last
  }

  /// Undoes all actions of an imported journal, except those that are already undone.
  private mutating func undo(importWith id: EventID) throws -> EventID? {
    let imports = ImportTable(database: database)
    guard try imports.undoAction(of: id) == nil else { return nil }
    let events = EventTable(database: database)
    let actions = try imports.actions(of: id).filter { action in
      guard let next, next > action else { return false }
      return try !events.isUndone(action)
    }
    guard let last = try append(all: actions.map { .undone(action: $0) }) else { throw LibraryError.notUndoable }
    try imports.set(undoing: action, of: id)
    return last
  }
}
