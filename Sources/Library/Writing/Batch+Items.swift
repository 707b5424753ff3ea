import GRDB

/// What stands on lists.
extension Batch {
  /// Puts a title at the end of a list.
  ///
  /// - Returns: `nil` where it is there already.
  @discardableResult
  public mutating func add(_ title: TitleReference, to list: ListID) throws -> EventID? {
    try expect(list)
    guard try ListReader(database).items(of: title.key, on: list).isEmpty else { return nil }
    return try append(.itemAdded(list, .title(title.key), .title(title)))
  }

  /// Puts a note at the end of a list.
  public mutating func add(_ text: String, to list: ListID) throws -> ItemID {
    try expect(list)
    let text = try checked(text)
    return ItemID(
      rawValue: try append { .itemAdded(list, ItemID(rawValue: $0.description), .text(text)) }.description)
  }

  /// Ticks what is done, or takes the tick away.
  ///
  /// - Returns: `nil` where it is so already.
  @discardableResult
  public mutating func tick(_ item: ItemID, on list: ListID, _ isTicked: Bool = true) throws -> EventID? {
    let known = try self.item(item, on: list)
    return (known.ticked != nil) == isTicked ? nil : try append(.itemTicked(list, item, isTicked))
  }

  /// Puts an item after another; `nil`: before all.
  @discardableResult
  public mutating func move(_ item: ItemID, on list: ListID, after other: ItemID?) throws -> EventID? {
    let items = try ListReader(database).items(of: list).map { ($0.id, $0.position) }
    return try Self.position(of: item, after: other, in: items).map { try append(.itemMoved(list, item, $0)) }
  }

  /// Says something else in a note, or something beside a title.
  @discardableResult
  public mutating func edit(_ item: ItemID, on list: ListID, _ text: String) throws -> EventID? {
    let known = try self.item(item, on: list)
    let text = try checked(text, mayBeEmpty: known.title != nil)
    return text == known.text ? nil : try append(.itemEdited(list, item, text: text))
  }

  /// Takes an item off a list.
  ///
  /// - Returns: `nil` where it is not there.
  @discardableResult
  public mutating func remove(_ item: ItemID, from list: ListID) throws -> EventID? {
    try ListReader(database).item(item, on: list) == nil ? nil : append(.itemRemoved(list, item))
  }

  /// Takes a title off a list.
  ///
  /// - Returns: `nil` where it is not there.
  @discardableResult
  public mutating func remove(_ key: TitleReference.Key, from list: ListID) throws -> EventID? {
    var last: EventID?
    for item in try ListReader(database).items(of: key, on: list) { last = try remove(item, from: list) ?? last }
    return last
  }

  private func expect(_ list: ListID) throws {
    guard try list.isEverybodys || ListReader(database).own(list) != nil else { throw LibraryError.gone }
  }

  private func item(_ item: ItemID, on list: ListID) throws -> ListItem {
    try expect(list)
    guard let known = try ListReader(database).item(item, on: list) else { throw LibraryError.gone }
    return known
  }
}
