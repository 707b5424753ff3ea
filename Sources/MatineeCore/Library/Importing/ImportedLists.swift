import Library
import LibraryFormats

/// Which of the person's lists each list of an import is: the one of the same name, the one that had it before it was renamed, or a
/// new one; none where they removed it.
struct ImportedLists {
  /// How many lists were made.
  private(set) var made = 0
  private let bringsBackRemoved: Bool
  private let own: [UserList]
  private let former: [FormerList]
  /// All names in the import.
  private let names: Set<String>
  private var lists: [String: ListID] = [:]
  private var removed: [String: FormerList] = [:]

  init(_ steps: [ImportPlan.Step], in batch: Batch, bringsBackRemoved: Bool) throws {
    self.bringsBackRemoved = bringsBackRemoved
    own = try batch.lists()
    former = try batch.formerLists()
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
      return list
    }
    removed[imported.id] = removed[imported.id] ?? removed(called: name)
    if !bringsBackRemoved, let removal = removed[imported.id]?.removal, !date.isLaterDay(than: removal) { return nil }
    let about = BoundedText.paragraphs(imported.description ?? "", most: 2_000)
    let list = try batch.makeList(name, about: about)
    made += 1
    lists[imported.id] = list
    return list
  }
}

extension ImportedLists {
  /// Of several of one name, the first that is met takes the first.
  private func own(called name: String) -> ListID? { own.first { $0.name == name && isFree($0.id) }?.id }

  /// What is called otherwise now, as long as the import has no list of that name, too.
  private func renamed(from name: String) -> ListID? {
    former.first { former in
      former.names.contains(name) && isFree(former.id)
        && own.contains { $0.id == former.id && !names.contains($0.name) }
    }?.id
  }

  private func removed(called name: String) -> FormerList? {
    former.first { former in
      former.removal != nil && former.names.contains(name) && !removed.values.contains { $0.id == former.id }
    }
  }

  private func isFree(_ list: ListID) -> Bool { !lists.values.contains(list) }

  private static func name(_ imported: ImportedList) -> String {
    let name = BoundedText.line(imported.name, most: 100)
    return name.isEmpty ? "List" : name
  }
}
