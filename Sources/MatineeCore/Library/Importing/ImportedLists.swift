import Foundation
import Library
import LibraryFormats

/// Which of the person's lists each list of an import is: the one of the same name, the one that had it before it was renamed, or a
/// new one; none where they removed it.
struct ImportedLists {
  /// How many lists were made.
  private(set) var made = 0
  private let bringsBackRemoved: Bool
  /// By their names.
  private let own: [String: [UserList]]
  private let ownNames: [ListID: String]
  /// By each name that they had.
  private let former: [String: [FormerList]]
  /// All names in the import.
  private let names: Set<String>
  private var lists: [String: ListID] = [:]
  private var taken: Set<ListID> = []
  private var removed: [String: FormerList] = [:]
  private var removedIDs: Set<ListID> = []

  init(_ steps: [ImportPlan.Step], in batch: Batch, bringsBackRemoved: Bool) throws {
    self.bringsBackRemoved = bringsBackRemoved
    let lists = try batch.lists()
    own = Dictionary(grouping: lists, by: \.name)
    ownNames = Dictionary(lists.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
    former = Dictionary(
      grouping: try batch.formerLists().flatMap { list in list.names.map { (name: $0, list: list) } }, by: \.name
    ).mapValues { $0.map(\.list) }
    names = Set(
      steps.compactMap { step in
        guard case .listed(let item) = step.record.fact else { return nil }
        return Self.name(item.list)
      })
  }

  /// - Parameter date: when something was put on it.
  /// - Returns: `nil` where the person has removed it since.
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
    if !bringsBackRemoved, let removal = removed[imported.id]?.removal, !date.isLaterDay(than: removal) { return nil }
    let about = BoundedText.paragraphs(imported.description ?? "", most: 2_000)
    let list = try batch.makeList(name, about: about)
    made += 1
    lists[imported.id] = list
    taken.insert(list)
    return list
  }
}

extension ImportedLists {
  /// Of several of one name, the first that is met takes the first.
  private func own(called name: String) -> ListID? { own[name]?.first { !taken.contains($0.id) }?.id }

  /// What is called otherwise now, as long as the import has no list of that name, too.
  private func renamed(from name: String) -> ListID? {
    former[name]?.first { former in
      !taken.contains(former.id) && ownNames[former.id].map { !names.contains($0) } == true
    }?.id
  }

  private func removed(called name: String) -> FormerList? {
    former[name]?.first { $0.removal != nil && !removedIDs.contains($0.id) }
  }

  private static func name(_ imported: ImportedList) -> String {
    // Without its first and last white space, as the library stores it.
    let name = BoundedText.line(imported.name, most: 100).trimmingCharacters(in: .whitespacesAndNewlines)
    return name.isBlank ? "List" : name
  }
}
