import AppFoundation
import Foundation
import Library
import LibraryFormats
import Localization

/// A mapping from the lists of an import to the user's lists.
///
/// An imported list maps to the list with its name, a list that has been renamed since, or a new list. A list that the
/// user has removed isn't mapped.
struct ImportedLists {
  /// The number of lists created.
  private(set) var made = 0
  private let restoresRemoved: Bool
  /// The user's lists by name.
  private let own: [String: [UserList]]
  private let ownNames: [ListID: String]
  /// The user's lists, including removed ones, by all names that they have had.
  private let histories: [String: [ListHistory]]
  /// The names of all lists in the import.
  private let names: Set<String>
  private var lists: [String: ListID] = [:]
  private var taken: Set<ListID> = []
  private var removed: [String: ListHistory] = [:]
  private var removedIDs: Set<ListID> = []

  init(_ steps: [ImportPlan.Step], in batch: Batch, restoresRemoved: Bool) throws {
    self.restoresRemoved = restoresRemoved
    let lists = try batch.lists()
    own = Dictionary(grouping: lists, by: \.name)
    ownNames = Dictionary(lists.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
    histories = Dictionary(
      grouping: try batch.listHistories().flatMap { list in list.names.map { (name: $0, list: list) } }, by: \.name
    ).mapValues { $0.map(\.list) }
    names = Set(
      steps.compactMap { step in
        guard case .listed(let item) = step.record.fact else { return nil }
        return Self.name(item.list)
      })
  }

  /// Returns the user's list for an imported list, and creates it if necessary.
  ///
  /// - Parameter date: The date on which an item was added to the list.
  /// - Returns: The list; `nil` if the user removed it after that date.
  mutating func list(_ imported: ImportedList, for date: PartialDate, in batch: inout Batch) throws -> ListID? {
    if let list = lists[imported.id] { return list }
    let name = Self.name(imported)
    if let list = own(called: name) ?? renamed(from: name) {
      lists[imported.id] = list
      taken.insert(list)
      return list
    }
    if removed[imported.id] == nil, let list = removed(called: name) {
      removed[imported.id] = list
      removedIDs.insert(list.id)
    }
    if !restoresRemoved, let removal = removed[imported.id]?.removal, !date.isLaterDay(than: removal) { return nil }
    let about = BoundedText.paragraphs(imported.description ?? "", maximumLength: 2_000)
    let list = try batch.createList(name, about: about)
    made += 1
    lists[imported.id] = list
    taken.insert(list)
    return list
  }
}

extension ImportedLists {
  /// Returns the first unused list with a name. Lists with the same name are used in order.
  private func own(called name: String) -> ListID? { own[name]?.first { !taken.contains($0.id) }?.id }

  /// Returns an unused list that was renamed from a name, unless the import also has a list with its new name.
  private func renamed(from name: String) -> ListID? {
    histories[name]?.first { histories in
      !taken.contains(histories.id) && ownNames[histories.id].map { !names.contains($0) } == true
    }?.id
  }

  private func removed(called name: String) -> ListHistory? {
    histories[name]?.first { $0.removal != nil && !removedIDs.contains($0.id) }
  }

  private static func name(_ imported: ImportedList) -> String {
    // The library removes white space at both ends, too.
    let name = BoundedText.line(imported.name, maximumLength: 100).trimmingCharacters(in: .whitespacesAndNewlines)
    return name.isBlank ? tr("List") : name
  }
}
