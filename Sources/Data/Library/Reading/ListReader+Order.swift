import GRDB
import SQLiteFiles
import TitleIdentity

/// SQL queries for the order of a list's items. They read only the neighbors of an item.
extension ListReader {
  /// Returns the position of an item after another, or at the beginning if `other` is `nil`; returns `nil` if the item
  /// is already there.
  func position(of item: ItemID, on list: ListID, after other: ItemID?) throws -> Position? {
    guard item != other else { return nil }
    let place = try self.place(of: item, on: list)
    let previous = try neighbor(of: place, on: list, .before, skipping: nil)
    guard previous?.id != other else { return nil }
    let lower = try other.map { try self.place(of: $0, on: list) }
    let upper = try neighbor(of: lower, on: list, .after, skipping: item)
    return Position(after: lower?.position, before: upper?.position)
  }

  /// Returns the item before another, apart from a third one; `nil` if the other is the first.
  func item(before other: ItemID, on list: ListID, skipping item: ItemID) throws -> ItemID? {
    try neighbor(of: try place(of: other, on: list), on: list, .before, skipping: item)?.id
  }
}

private extension ListReader {
  struct Place {
    let id: ItemID
    let position: Position
    let event: String
  }

  enum Direction {
    case before, after
  }

  func place(of item: ItemID, on list: ListID) throws -> Place {
    let matches = try Matches(database)
    let statement = try database.cachedStatement(
      sql: "SELECT id, position, event FROM item WHERE subject = ? AND \(Self.isFirst(matches))")
    guard let row = try Row.fetchOne(statement, arguments: [Subject.item(list, item).text]) else {
      throw LibraryError.notFound
    }
    return try place(row)
  }

  /// Returns the item next to a place; for `nil`, the first item after the beginning.
  func neighbor(of place: Place?, on list: ListID, _ direction: Direction, skipping item: ItemID?) throws -> Place? {
    let (sign, order) = direction == .before ? ("<", "DESC") : (">", "ASC")
    let statement = try database.cachedStatement(
      sql: """
        SELECT id, position, event FROM item
        WHERE list = ? AND (position, event) \(sign) (?, ?) AND id IS NOT ? AND \(Self.isFirst(try Matches(database)))
        ORDER BY position \(order), event \(order) LIMIT 1
        """)
    let row = try Row.fetchOne(
      statement, arguments: [list.rawValue, place?.position.rawValue ?? "", place?.event ?? "", item?.rawValue])
    return try row.map(self.place)
  }

  func place(_ row: Row) throws -> Place {
    Place(
      id: ItemID(rawValue: try row.read("id")), position: Position(rawValue: try row.read("position")),
      event: try row.read("event"))
  }
}
