import GRDB

/// Writing lists.
extension Batch {
  /// Creates a list.
  public mutating func createList(_ name: String, about: String = "") throws -> ListID {
    let name = try checked(name, maximumLength: Self.maximumNameBytes)
    let about = try checked(about, mayBeEmpty: true)
    return ListID(
      rawValue: try append { .listCreated(ListID(rawValue: $0.description), name: name, about: about) }.description)
  }

  /// Renames a list, and changes its description unless `about` is `nil`.
  @discardableResult
  public mutating func rename(_ list: ListID, _ name: String, about: String? = nil) throws -> EventID? {
    let known = try createdList(list)
    let name = try checked(name, maximumLength: Self.maximumNameBytes)
    let about = try checked(about ?? known.about, mayBeEmpty: true)
    if name == known.name, about == known.about { return nil }
    return try append(.listChanged(list, name: name, about: about))
  }

  /// Moves a list after another of the same profile, or to the beginning if `other` is `nil`.
  @discardableResult
  public mutating func move(_ list: ListID, after other: ListID?) throws -> EventID? {
    let known = try createdList(list)
    let lists = try ListReader(database).createdLists(by: known.profile)
    let position = try Self.position(of: list, after: other, in: lists.map { ($0.id, $0.position) })
    return try position.map { try append(.listMoved(list, $0)) }
  }

  /// Changes whether a list is a checklist, rather than titles.
  @discardableResult
  public mutating func setFormat(of list: ListID, isChecklist: Bool) throws -> EventID? {
    let known = try countedList(list)
    return known.isChecklist == isChecklist ? nil : try append(.listFormatChanged(list, isChecklist: isChecklist))
  }

  /// Removes a list with all its items.
  ///
  /// - Returns: `nil` if there is no such list.
  @discardableResult
  public mutating func removeList(_ list: ListID) throws -> EventID? {
    guard !list.isBuiltIn else { throw LibraryError.builtInList }
    return try ListReader(database).createdList(list) == nil ? nil : append(.listRemoved(list))
  }

  private func countedList(_ list: ListID) throws -> UserList {
    guard !list.isBuiltIn else { throw LibraryError.builtInList }
    guard let known = try ListReader(database).list(list) else { throw LibraryError.notFound }
    return known
  }

  private func createdList(_ list: ListID) throws -> UserList {
    guard !list.isBuiltIn else { throw LibraryError.builtInList }
    guard let known = try ListReader(database).createdList(list) else { throw LibraryError.notFound }
    return known
  }

  /// Returns a position after another item; `nil` if the item is already there.
  static func position<ID: Equatable>(
    of id: ID, after other: ID?, in order: [(id: ID, position: Position)]
  ) throws -> Position? {
    guard let index = order.firstIndex(where: { $0.id == id }) else { throw LibraryError.notFound }
    if id == other || (index == 0 ? nil : order[index - 1].id) == other { return nil }
    let rest = order.filter { $0.id != id }
    guard let other else { return Position(after: nil, before: rest.first?.position) }
    guard let before = rest.firstIndex(where: { $0.id == other }) else { throw LibraryError.notFound }
    let next = before + 1 < rest.count ? rest[before + 1].position : nil
    return Position(after: rest[before].position, before: next)
  }
}
