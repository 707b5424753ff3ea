import GRDB
import TitleIdentity

/// Writing list items.
extension Batch {
  /// Adds a title at the end of a list.
  ///
  /// - Parameter date: The date of the addition; `nil` for now.
  /// - Returns: `nil` if the list already contains it.
  @discardableResult
  public mutating func add(
    _ title: TitleReference, to list: ListID, date: PartialDate? = nil
  ) throws -> EventID? {
    try expect(list)
    guard try ListReader(database).items(of: title.key, on: list).isEmpty else { return nil }
    return try append(.itemAdded(list, .title(title.key), .title(title), date: date))
  }

  /// Adds a note at the end of a list.
  public mutating func add(_ text: String, to list: ListID) throws -> ItemID {
    try expect(list)
    let text = try checked(text)
    return ItemID(
      rawValue: try append { .itemAdded(list, ItemID(rawValue: $0.description), .text(text), date: nil) }.description)
  }

  /// Ticks or unticks an item.
  ///
  /// - Returns: `nil` if nothing changes.
  @discardableResult
  public mutating func tick(_ item: ItemID, on list: ListID, _ isTicked: Bool = true) throws -> EventID? {
    let known = try existingItem(item, on: list)
    return (known.doneDate != nil) == isTicked ? nil : try append(.itemTicked(list, item, isTicked))
  }

  /// Moves an item after another, or to the beginning if `other` is `nil`.
  @discardableResult
  public mutating func move(_ item: ItemID, on list: ListID, after other: ItemID?) throws -> EventID? {
    try ListReader(database).position(of: item, on: list, after: other)
      .map { try append(.itemMoved(list, item, $0)) }
  }

  /// Moves an item directly before another.
  @discardableResult
  public mutating func move(_ item: ItemID, on list: ListID, before other: ItemID) throws -> EventID? {
    guard item != other else { return nil }
    return try move(
      item, on: list, after: ListReader(database).item(before: other, on: list, skipping: item))
  }

  /// Changes the text of a note, or the comment on a title.
  @discardableResult
  public mutating func edit(_ item: ItemID, on list: ListID, _ text: String) throws -> EventID? {
    let known = try existingItem(item, on: list)
    let text = try checked(text, mayBeEmpty: known.title != nil)
    return text == known.text ? nil : try append(.itemEdited(list, item, text: text))
  }

  /// Removes an item from a list.
  ///
  /// - Returns: `nil` if the list doesn't contain it.
  @discardableResult
  public mutating func remove(_ item: ItemID, from list: ListID) throws -> EventID? {
    try ListReader(database).item(item, on: list) == nil ? nil : append(.itemRemoved(list, item))
  }

  /// Removes a title from a list.
  ///
  /// - Returns: `nil` if the list doesn't contain it.
  @discardableResult
  public mutating func remove(_ key: TitleReference.Key, from list: ListID) throws -> EventID? {
    var last: EventID?
    for item in try ListReader(database).items(of: key, on: list) { last = try remove(item, from: list) ?? last }
    return last
  }

  private func expect(_ list: ListID) throws {
    guard try list.isBuiltIn || ListReader(database).createdList(list) != nil else { throw LibraryError.notFound }
  }

  private func existingItem(_ item: ItemID, on list: ListID) throws -> ListItem {
    try expect(list)
    guard let known = try ListReader(database).item(item, on: list) else { throw LibraryError.notFound }
    return known
  }
}
