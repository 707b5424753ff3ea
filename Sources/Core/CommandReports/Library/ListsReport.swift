import AppFoundation
import Foundation
import Library
import Localization
import Tracking

/// A report of a profile's lists for the command line, as text or JSON.
public struct ListsReport: CommandReport, Sendable {
  /// The watchlist, the favorites and the profile's own lists, in order.
  public let lists: [UserList]

  public init(_ library: Library, of profile: ProfileID) async throws(LibraryError) {
    lists = try await library.lists(of: profile)
  }

  /// Returns the list with an id. If there is none, returns the lists with exactly this name, or else those that match
  /// it case-insensitively.
  public func lists(named name: String) -> [UserList] {
    if let list = lists.first(where: { $0.id.rawValue == name }) { return [list] }
    let exact = lists.filter { [$0.shownName, $0.untranslatedName].contains(name) }
    if !exact.isEmpty { return exact }
    return lists.filter { list in
      [list.shownName, list.untranslatedName].contains { $0.lowercased() == name.lowercased() }
    }
  }

  /// Returns one line for each list: the number of items, the number of watched titles or completed items, and the
  /// list's name.
  public func text() -> String {
    LibraryText.table(
      lists.map { ["\($0.count)", $0.progress ?? "", BoundedText.line($0.shownName)] })
  }

  /// Returns a JSON array of objects.
  public func json() throws -> String {
    try lists.map {
      ListObject(id: $0.id.rawValue, name: $0.untranslatedName, about: $0.about, count: $0.count, done: $0.doneCount)
    }.commandJSON()
  }
}

/// A report of a list's items for the command line.
public struct ListItemsReport: CommandReport, Sendable {
  /// The items, in the list's order.
  public let items: [ListItem]

  public init(_ library: Library, list: ListID) async throws(LibraryError) {
    items = try await library.items(of: list)
  }

  /// Returns one line for each item: whether it's done, its page as `matinee show` names it, and its name or text.
  public func text() -> String {
    LibraryText.table(
      items.map { item in
        let text = BoundedText.line(item.text)
        let label = item.title.map { LibraryText.name($0) + (text.isEmpty ? "" : ": \(text)") } ?? text
        return [item.doneDate == nil ? "[ ]" : "[x]", item.title.map { LibraryText.page($0) } ?? "–", label]
      })
  }

  /// Returns a JSON array of objects.
  public func json() throws -> String {
    try items.map { item in
      ItemObject(
        id: item.id.rawValue, title: item.title.map { LibraryTitleObject($0) }, text: item.text,
        done: item.doneDate?.description, added: item.date.description)
    }.commandJSON()
  }
}

private struct ListObject: Encodable {
  let id: String
  let name: String
  let about: String
  let count: Int
  let done: Int
}

private struct ItemObject: Encodable {
  let id: String
  let title: LibraryTitleObject?
  let text: String
  let done: String?
  let added: String
}
