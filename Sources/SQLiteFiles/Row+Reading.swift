import GRDB

/// A row whose values are not of the types that we wrote.
package struct DamagedRow: Error {
  package init() {}
}

extension Row {
  /// A value of the row. GRDB's own subscript ends the process where the file holds something else.
  package func read<Value: DatabaseValueConvertible>(_ column: String) throws -> Value {
    guard let value: Value = try readIfPresent(column) else { throw DamagedRow() }
    return value
  }

  /// As ``read(_:)``; `nil` for NULL.
  package func readIfPresent<Value: DatabaseValueConvertible>(_ column: String) throws -> Value? {
    // GRDB ends the process where there is none of this name.
    guard hasColumn(column) else { throw DamagedRow() }
    let stored: DatabaseValue = self[column]
    if stored.isNull { return nil }
    guard let value = Value.fromDatabaseValue(stored) else { throw DamagedRow() }
    return value
  }
}
