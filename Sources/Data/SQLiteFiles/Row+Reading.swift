import GRDB

/// An error for a row whose values don't have the expected types.
package struct DamagedRow: Error {
  package init() {}
}

extension Row {
  /// Reads a value. GRDB's own subscript terminates the process if the value has another type.
  ///
  /// - Throws: ``DamagedRow`` if the value is NULL or has another type.
  package func read<Value: DatabaseValueConvertible>(_ column: String) throws -> Value {
    guard let value: Value = try readIfPresent(column) else { throw DamagedRow() }
    return value
  }

  /// Reads an optional value; returns `nil` for NULL. See ``read(_:)``.
  package func readIfPresent<Value: DatabaseValueConvertible>(_ column: String) throws -> Value? {
    // GRDB terminates the process if there is no such column.
    guard hasColumn(column) else { throw DamagedRow() }
    let stored: DatabaseValue = self[column]
    if stored.isNull { return nil }
    guard let value = Value.fromDatabaseValue(stored) else { throw DamagedRow() }
    return value
  }
}
