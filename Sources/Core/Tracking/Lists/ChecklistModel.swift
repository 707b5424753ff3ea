import AppFoundation
import Catalogue
import Foundation
import Library
import LoadingState
import Observation
import TitleIdentity

/// The titles and notes of a checklist in a chosen order, filtered by a search text, kept up to date. They grow as the
/// user scrolls.
@MainActor @Observable
public final class ChecklistModel {
  public typealias Order = ListQuery.Order

  /// The list, and the changes to it.
  public let list: UserListModel
  public var order = Order.custom {
    didSet { if order != oldValue { updateQuery() } }
  }
  /// The search text; empty shows all items.
  public var searchText = "" {
    didSet { if searchText != oldValue { updateQuery() } }
  }
  @ObservationIgnored private let format: PageFormat
  @ObservationIgnored private let rows: GrowingList<ListPage, Shown>

  private struct Shown {
    var entries: [UserListEntry]
    var isEmpty: Bool
  }

  /// - Parameter page: The number of items in each batch.
  public init(_ list: UserListModel, format: PageFormat, page: Int = 200) {
    self.list = list
    self.format = format
    rows = GrowingList(of: list.library, page: page, Self.query(ListQuery(list.id), list.library, format))
  }

  /// The items that match ``searchText``, in ``order``, as far as they have been loaded. Open items come before
  /// completed ones.
  public var entries: [UserListEntry] { rows.shown?.entries ?? [] }

  /// Whether the list has no items, regardless of the search text; `nil` until they have been read.
  public var isEmpty: Bool? { rows.shown?.isEmpty }

  /// Whether the user can move items: all items must be shown, in the user's order.
  public var canReorder: Bool { order == .custom && !isFiltered }

  /// Whether the search text hides items.
  public var isFiltered: Bool { searchText.contains { !$0.isWhitespace } }

  /// Reads the first items and starts observing them.
  public func load() async throws(LibraryError) { try await rows.load() }

  /// Loads more items if there may be any.
  public func loadMore() {
    if rows.isFull(entries.count) { rows.loadMore() }
  }

  private func updateQuery() {
    var query = ListQuery(list.id)
    query.order = order
    let terms = searchText.split(whereSeparator: \.isWhitespace).map(String.init)
    if !terms.isEmpty {
      query.includes = { [source = list.library.source, format] item in
        let entry = UserListEntry(item, source: source, format: format)
        return terms.allSatisfy { "\(entry.name) \(entry.detail)".localizedStandardContains($0) }
      }
    }
    rows.setQuery(Self.query(query, list.library, format))
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

extension ChecklistModel: LibraryContent {
  public var emptyMessage: StateMessage { .emptyUserList }
}
