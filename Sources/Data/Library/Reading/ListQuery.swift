import GRDB
import SQLiteFiles
import TitleIdentity

/// A query for the items of a list. Open items come before ticked ones.
public struct ListQuery: Sendable {
  /// The order of the items.
  public enum Order: String, CaseIterable, Sendable {
    /// The user's order. New items are last.
    case custom
    /// In the locale's alphabetical order of titles and notes.
    case name
    /// The newest items first.
    case date
  }

  /// The list.
  public var list: ListID
  /// The order of the open and of the ticked items.
  public var order = Order.custom
  /// Returns whether to include an item; `nil` includes all. It is called for as many items as the page needs.
  public var includes: (@Sendable (ListItem) -> Bool)?

  public init(_ list: ListID) { self.list = list }
}

/// The first items of a ``ListQuery``.
public struct ListPage: Hashable, Sendable {
  /// The items, in the order of the query.
  public let items: [ListItem]
  /// Whether the list has no items at all.
  public let isEmpty: Bool
}

extension Library {
  /// Returns the first items of a query.
  public func items(_ query: ListQuery, limit: Int) async throws(LibraryError) -> ListPage {
    try await file.read { try ListReader($0).page(query, limit: limit) }
  }

  /// Observes the first items of a query.
  public func observeItems(_ query: ListQuery, limit: Int) -> AsyncStream<ListPage> {
    observe { try ListReader($0).page(query, limit: limit) }
  }
}

extension ListReader {
  func page(_ query: ListQuery, limit: Int) throws -> ListPage {
    let matches = try Matches(database)
    let statement = try database.cachedStatement(
      sql: """
        SELECT item.* FROM item WHERE list = ? AND \(Self.isFirst(matches))
        ORDER BY isTicked, \(Self.order(query.order, matches)) position, event
        """)
    let rows = try Row.fetchCursor(statement, arguments: [query.list.rawValue])
    var items: [ListItem] = []
    var isEmpty = true
    while items.count < limit, let row = try rows.next() {
      isEmpty = false
      let item = try row.item(matches)
      if query.includes?(item) ?? true { items.append(item) }
    }
    return ListPage(items: items, isEmpty: isEmpty)
  }

  private static func order(_ order: ListQuery.Order, _ matches: Matches) -> String {
    switch order {
    case .custom: ""
    case .name: "\(name(matches)) COLLATE \(DatabaseCollation.localizedStandardCompare.name),"
    // A less precise date comes before all dates that it could mean. Moments are compared in UTC.
    case .date: "iif(instr(date, 'T'), strftime('%Y-%m-%dT%H:%M:%SZ', date), date) DESC,"
    }
  }

  private static func name(_ matches: Matches) -> String {
    guard !matches.isEmpty else { return "coalesce(name, text)" }
    return """
      coalesce((SELECT target.name FROM match JOIN match AS target ON target.title = match.final
        WHERE match.original = item.title AND target.final IS NOT NULL ORDER BY target.original LIMIT 1), name, text)
      """
  }
}
