import Foundation
import Library
import Localization
import Observation
import TitleIdentity

/// The items of a list in a chosen order, filtered by a search text, kept up to date.
@MainActor @Observable
public final class UserListModel {
  /// The order in which items are shown.
  public enum Order: String, CaseIterable, Sendable {
    /// The user's order. New items are last.
    case custom
    case name
    /// The newest items first.
    case date
  }

  public let id: ListID
  /// The list; `nil` until it has been read, and after it was removed.
  public private(set) var list: UserList?
  /// All items in the user's order; `nil` until they have been read.
  public private(set) var items: [ListItem]?
  public var order = Order.custom
  /// The search text; empty shows all items.
  public var searchText = ""
  @ObservationIgnored public let library: LibraryModel
  @ObservationIgnored private let format: PageFormat
  @ObservationIgnored private var observations: [Task<Void, Never>] = []
  /// Whether the observation has delivered the list. If it is `nil` nevertheless, it was removed.
  @ObservationIgnored private var isListObserved = false

  public init(_ id: ListID, _ library: LibraryModel, format: PageFormat) {
    self.id = id
    self.library = library
    self.format = format
  }

  isolated deinit { observations.forEach { $0.cancel() } }

  /// The items that match ``searchText``, in ``order``. The view separates completed items from the others.
  public var entries: [UserListEntry] {
    let entries = sorted.map { UserListEntry($0, source: library.source, format: format) }
    guard isFiltered else { return entries }
    let terms = searchText.split(whereSeparator: \.isWhitespace)
    return entries.filter { entry in
      terms.allSatisfy { "\(entry.name) \(entry.detail)".localizedStandardContains($0) }
    }
  }

  /// Whether the user can move items: all items must be shown, in the user's order.
  public var canReorder: Bool { order == .custom && !isFiltered }

  /// Whether the search text hides items.
  public var isFiltered: Bool { searchText.contains { !$0.isWhitespace } }

  /// Reads the list and starts observing it.
  ///
  /// - Throws: ``LibraryError/gone`` if there is no such list.
  public func load() async throws(LibraryError) {
    let opened = try await library.library()
    if observations.isEmpty { observe(opened) }
    let lists = try await opened.lists(of: library.profile)
    let read = try await opened.items(of: id)
    guard let found = lists.first(where: { $0.id == id }) else { throw .notFound }
    // Values from the observation are at least as recent, so keep them.
    if !isListObserved { list = found }
    if items == nil { items = read }
  }

  private func observe(_ opened: Library) {
    let (id, profile) = (id, library.profile)
    observations = [
      Task { [weak self] in
        for await list in opened.observeList(id, of: profile) {
          self?.isListObserved = true
          self?.list = list
        }
      },
      Task { [weak self] in
        for await items in opened.observeItems(of: id) { self?.items = items }
      },
    ]
  }

  private var sorted: [ListItem] {
    let items = items ?? []
    return switch order {
    case .custom: items
    case .name: items.sorted { $0.name.localizedStandardCompare($1.name) == .orderedAscending }
    case .date: items.sorted { $0.date.sortKey > $1.date.sortKey }
    }
  }
}

/// Changes to the list. Each can be undone.
extension UserListModel {
  /// Adds a note to the list.
  ///
  /// - Returns: `true` unless the write failed.
  @discardableResult
  public func add(note: String) async -> Bool {
    let id = id
    return await library.perform(tr("Note added to “{list}”", ["list": shownName])) {
      library, profile async throws(LibraryError) in
      try await library.add(note, to: id, by: profile).action
    }
  }

  public func add(_ title: TitleReference) async {
    let id = id
    let text = tr("“{title}” added to “{list}”", ["title": title.shortName, "list": shownName])
    await library.perform(text) { library, profile async throws(LibraryError) in
      try await library.add(title, to: id, by: profile)
    }
  }

  /// Marks an item as done or not done.
  ///
  /// - Returns: `true` unless the write failed.
  @discardableResult
  public func tick(_ entry: UserListEntry, _ isDone: Bool) async -> Bool {
    let id = id
    let text =
      isDone
      ? tr("“{item}” marked as done", ["item": entry.shortName])
      : tr("“{item}” marked as not done", ["item": entry.shortName])
    return await library.perform(text) { library, profile async throws(LibraryError) in
      try await library.tick(entry.id, on: id, isDone, by: profile)
    }
  }

  /// Moves an item between two others.
  ///
  /// - Parameters:
  ///   - previous: The item before the new position, among those shown together; `nil` for the first position.
  ///   - next: The item after the new position; `nil` for the last position.
  /// - Returns: `true` unless the write failed.
  @discardableResult
  public func move(_ entry: UserListEntry, after previous: ItemID?, before next: ItemID?) async -> Bool {
    let id = id
    let rest = (items ?? []).map(\.id).filter { $0 != entry.id }
    let index = next.flatMap { rest.firstIndex(of: $0) } ?? 0
    let other = previous ?? (index > 0 ? rest[index - 1] : nil)
    let text = tr("“{item}” moved", ["item": entry.shortName])
    return await library.perform(text) { library, profile async throws(LibraryError) in
      try await library.move(entry.id, on: id, after: other, by: profile)
    }
  }

  /// Changes the text of a note, or the note next to a title.
  ///
  /// - Returns: `true` unless the write failed.
  @discardableResult
  public func edit(_ entry: UserListEntry, _ text: String) async -> Bool {
    let id = id
    return await library.perform(tr("Note changed")) { library, profile async throws(LibraryError) in
      try await library.edit(entry.id, on: id, text, by: profile)
    }
  }

  public func remove(_ entry: UserListEntry) async {
    let id = id
    let text = tr("“{item}” removed from “{list}”", ["item": entry.shortName, "list": shownName])
    await library.perform(text) { library, profile async throws(LibraryError) in
      try await library.remove(entry.id, from: id, by: profile)
    }
  }

  private var shownName: String { list?.shortName ?? "" }
}

extension UserListEntry {
  /// The name, shortened for use in a sentence.
  public var shortName: String { BoundedText.line(name, maximumLength: 60) }
}

extension ListItem {
  fileprivate var name: String { title?.name ?? text }
}

extension PartialDate {
  /// A key for sorting. A less precise date comes before all dates that it could mean.
  fileprivate var sortKey: String { if case .moment(let seconds, _) = self { Self.utc(seconds) } else { description } }

  private static func utc(_ seconds: Int64) -> String { PartialDate.moment(seconds: seconds, offset: 0).description }
}
