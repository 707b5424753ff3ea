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
    return try Self.value(self[column])
  }

  /// Reads a value by its column's number. In queries with many rows, this is much faster than reading it by name.
  package func read<Value: DatabaseValueConvertible>(_ column: Int) throws -> Value {
    guard let value: Value = try readIfPresent(column) else { throw DamagedRow() }
    return value
  }

  /// Reads an optional value by its number; returns `nil` for NULL. See ``read(_:)``.
  package func readIfPresent<Value: DatabaseValueConvertible>(_ column: Int) throws -> Value? {
    guard column < count else { throw DamagedRow() }
    return try Self.value(self[column])
  }

  private static func value<Value: DatabaseValueConvertible>(_ stored: DatabaseValue) throws -> Value? {
    if stored.isNull { return nil }
    guard let value = Value.fromDatabaseValue(stored) else { throw DamagedRow() }
    return value
  }
}
