import AppFoundation
import Catalogue
import Foundation
import Library
import LoadingState
import Localization
import Observation
import TitleIdentity

/// The items of a list in a chosen order, filtered by a search text, kept up to date. It grows as the user scrolls.
@MainActor @Observable
public final class UserListModel {
  public typealias Order = ListQuery.Order

  public let id: ListID
  /// The list; `nil` until it has been read, and after it was removed.
  public private(set) var list: UserList?
  /// Called when the list has been removed.
  @ObservationIgnored public var onRemove: () -> Void = {}
  public var order = Order.custom {
    didSet { if order != oldValue { updateQuery() } }
  }
  /// The search text; empty shows all items.
  public var searchText = "" {
    didSet { if searchText != oldValue { updateQuery() } }
  }
  @ObservationIgnored public let library: LibraryModel
  @ObservationIgnored private let format: PageFormat
  @ObservationIgnored private let rows: GrowingList<ListPage, Shown>
  @ObservationIgnored private var observation: Task<Void, Never>?
  /// Whether the observation has delivered the list. If it is `nil` nevertheless, it was removed.
  @ObservationIgnored private var isListObserved = false

  private struct Shown {
    var entries: [UserListEntry]
    var isEmpty: Bool
  }

  /// - Parameter page: The number of items in each batch.
  public init(_ id: ListID, _ library: LibraryModel, format: PageFormat, page: Int = 200) {
    self.id = id
    self.library = library
    self.format = format
    rows = GrowingList(of: library, page: page, Self.query(ListQuery(id), library, format))
  }

  isolated deinit { observation?.cancel() }

  /// The items that match ``searchText``, in ``order``, as far as they have been loaded. Open items come before
  /// completed ones.
  public var entries: [UserListEntry] { rows.shown?.entries ?? [] }

  /// Whether the list has no items, regardless of the search text; `nil` until they have been read, and after the list
  /// was removed.
  public var isEmpty: Bool? { list.flatMap { _ in rows.shown?.isEmpty } }

  /// Whether the user can move items: all items must be shown, in the user's order.
  public var canReorder: Bool { order == .custom && !isFiltered }

  /// Whether the search text hides items.
  public var isFiltered: Bool { searchText.contains { !$0.isWhitespace } }

  /// Reads the list and starts observing it.
  ///
  /// - Throws: ``LibraryError/gone`` if there is no such list.
  public func load() async throws(LibraryError) {
    let opened = try await library.library()
    if observation == nil { observe(opened) }
    let found = try await opened.list(id, of: library.profile)
    guard let found, found.profile == library.profile else { throw .notFound }
    // A value from the observation is at least as recent, so keep it.
    if !isListObserved { list = found }
    try await rows.load()
  }

  /// Loads more items if there may be any.
  public func loadMore() {
    if rows.isFull(entries.count) { rows.loadMore() }
  }

  private func observe(_ opened: Library) {
    observation = Task { [weak self, id, profile = library.profile] in
      for await list in opened.observeList(id, of: profile) {
        let isRemoved = self?.list != nil && list == nil
        self?.isListObserved = true
        self?.list = list
        if isRemoved { self?.onRemove() }
      }
    }
  }

  private func updateQuery() {
    var query = ListQuery(id)
    query.order = order
    let terms = searchText.split(whereSeparator: \.isWhitespace).map(String.init)
    if !terms.isEmpty {
      query.includes = { [source = library.source, format] item in
        let entry = UserListEntry(item, source: source, format: format)
        return terms.allSatisfy { "\(entry.name) \(entry.detail)".localizedStandardContains($0) }
      }
    }
    rows.setQuery(Self.query(query, library, format))
  }

  private static func query(
    _ query: ListQuery, _ library: LibraryModel, _ format: PageFormat
  ) -> GrowingList<ListPage, Shown>.Query {
    GrowingList.Query(
      read: { opened, limit async throws(LibraryError) in try await opened.items(query, limit: limit) },
      observe: { $0.observeItems(query, limit: $1) },
      show: { [weak library] page, _ async throws(LibraryError) in
        let entries = library.map { library in
          page.items.map { UserListEntry($0, source: library.source, format: format) }
        }
        return Shown(entries: entries ?? [], isEmpty: page.isEmpty)
      })
  }
}

extension UserListModel: LibraryContent {
  public var emptyMessage: StateMessage { .emptyUserList }
  public var missingMessage: StateMessage? { .noSuchList }
}

/// Changes to the list. Each can be undone.
extension UserListModel {
  /// Adds a note to the list.
  ///
  /// - Returns: `true` unless the write failed.
  @discardableResult
  public func add(note: String) async -> Bool {
    let id = id
    return await library.perform(tr("Note added to “{list}”", ["list": shownName])) { _ = try $0.add(note, to: id) }
  }

  public func add(_ title: TitleReference) async {
    let id = id
    let text = tr("“{title}” added to “{list}”", ["title": title.shortName, "list": shownName])
    await library.perform(text) { try $0.add(title, to: id) }
  }

  /// Marks an item as done or not done.
  ///
  /// - Returns: `true` unless the write failed.
  @discardableResult
  public func tick(_ entry: UserListEntry, _ isDone: Bool) async -> Bool {
    let (item, id) = (entry.id, id)
    let text =
      isDone
      ? tr("“{item}” marked as done", ["item": entry.shortName])
      : tr("“{item}” marked as not done", ["item": entry.shortName])
    return await library.perform(text) { try $0.tick(item, on: id, isDone) }
  }

  /// Moves an item between two others.
  ///
  /// - Parameters:
  ///   - previous: The item before the new position, among those shown together; `nil` for the first position.
  ///   - next: The item after the new position; `nil` for the last position.
  /// - Returns: `true` unless the write failed.
  @discardableResult
  public func move(_ entry: UserListEntry, after previous: ItemID?, before next: ItemID?) async -> Bool {
    let (item, id) = (entry.id, id)
    return await library.perform(tr("“{item}” moved", ["item": entry.shortName])) { batch in
      if previous == nil, let next {
        try batch.move(item, on: id, before: next)
      } else {
        try batch.move(item, on: id, after: previous)
      }
    }
  }

  /// Changes the text of a note, or the note next to a title.
  ///
  /// - Returns: `true` unless the write failed.
  @discardableResult
  public func edit(_ entry: UserListEntry, _ text: String) async -> Bool {
    let (item, id) = (entry.id, id)
    return await library.perform(tr("Note changed")) { try $0.edit(item, on: id, text) }
  }

  public func remove(_ entry: UserListEntry) async {
    let (item, id) = (entry.id, id)
    let text = tr("“{item}” removed from “{list}”", ["item": entry.shortName, "list": shownName])
    await library.perform(text) { try $0.remove(item, from: id) }
  }

  private var shownName: String { list?.shortName ?? "" }
}

extension UserListEntry {
  /// The name, shortened for use in a sentence.
  public var shortName: String { BoundedText.line(name, maximumLength: 60) }
}
