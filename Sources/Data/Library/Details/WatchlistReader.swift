import GRDB
import SQLiteFiles
import TitleIdentity

/// SQL queries for a watchlist. They read only the rows of the page if the titles are in the order of addition, and
/// otherwise those of the list.
struct WatchlistReader {
  let database: Database
  let query: WatchlistQuery

  func page(limit: Int) throws -> WatchlistPage {
    let matches = try Matches(database)
    var arguments = listArguments
    let rows = try Row.fetchAll(
      database,
      sql: """
        SELECT item.*, fetched, minutes, average, region IS :region AS isOwnRegion, \(Self.resolved) AS resolved
        \(titles(matches)) \(filters(&arguments)) ORDER BY \(order), item.position DESC, item.event DESC LIMIT :limit
        """,
      arguments: arguments + ["region": query.region, "limit": limit])
    let entries = try rows.map { try entry($0, matches) }
    return WatchlistPage(
      entries: entries, isEmpty: try entries.isEmpty && count(matches, "true", limit: 1) == 0,
      unknownLengths: query.maximumMinutes == nil ? 0 : try count(matches, "minutes IS NULL"),
      unknownServices: query.services == nil
        ? 0 : try count(matches, "NOT (coalesce(hasServices, 0) AND region IS :region)", ["region": query.region]))
  }
}

private extension WatchlistReader {
  static let resolved = "coalesce(match.final, item.title)"
  /// The replacement of a matched title.
  static func target(_ column: String) -> String {
    """
    (SELECT target.\(column) FROM match AS target WHERE target.title = match.final AND target.final IS NOT NULL
    ORDER BY target.original LIMIT 1)
    """
  }

  var listArguments: StatementArguments {
    ["list": query.list.rawValue, "first": query.source.firstKey, "end": query.source.endKey]
  }

  /// The tables, and the condition for the list's titles.
  func titles(_ matches: Matches) -> String {
    """
    FROM item LEFT JOIN match ON match.original = item.title AND match.final IS NOT NULL
      LEFT JOIN detail ON detail.title = \(Self.resolved) AND fetched IS NOT NULL
    WHERE list = :list AND \(Self.resolved) >= :first AND \(Self.resolved) < :end
      AND \(ListReader.isFirst(matches))
    """
  }

  func filters(_ arguments: inout StatementArguments) -> String {
    var filters = ""
    if let minutes = query.maximumMinutes {
      filters += " AND minutes <= :minutes"
      arguments += ["minutes": minutes]
    }
    if let profile = query.unwatchedBy {
      filters += """
         AND NOT EXISTS (SELECT 1 FROM playCount WHERE profile = :profile AND scope = -1 AND playCount.title IN
          (SELECT original FROM match AS same WHERE same.final = \(Self.resolved) UNION ALL SELECT \(Self.resolved)))
        """
      arguments += ["profile": profile.rawValue]
    }
    if let services = query.services?.sorted() {
      let names = services.indices.map { ":service\($0)" }.joined(separator: ", ")
      filters += """
         AND hasServices AND region IS :region AND EXISTS
          (SELECT 1 FROM detailService WHERE detailService.title = detail.title AND service IN (\(names)))
        """
      for (index, service) in services.enumerated() { arguments += ["service\(index)": service] }
    }
    return filters
  }

  var order: String {
    switch query.order {
    case .added: "item.position DESC"
    case .name:
      "coalesce(\(Self.target("name")), item.name) COLLATE \(DatabaseCollation.localizedStandardCompare.name)"
    case .year: "iif(match.final IS NULL, item.year, \(Self.target("year"))) DESC NULLS LAST"
    case .runningTime: "minutes NULLS LAST"
    case .score: "coalesce(average, 0) DESC"
    }
  }

  func count(
    _ matches: Matches, _ condition: String, _ arguments: StatementArguments = [:], limit: Int = -1
  ) throws -> Int {
    try Int.fetchOne(
      database, sql: "SELECT count(*) FROM (SELECT 1 \(titles(matches)) AND \(condition) LIMIT \(limit))",
      arguments: listArguments + arguments) ?? 0
  }

  func entry(_ row: Row, _ matches: Matches) throws -> WatchlistPage.Entry {
    guard let title = try row.title() else { throw DamagedRow() }
    let fetched: Double? = try row.readIfPresent("fetched")
    return WatchlistPage.Entry(
      title: matches.resolved(title), hasDetails: fetched != nil, minutes: try row.readIfPresent("minutes"),
      average: try row.readIfPresent("average"),
      services: try fetched != nil && row.read("isOwnRegion") ? services(row.read("resolved")) : [])
  }

  func services(_ title: String) throws -> [TitleDetails.Service] {
    let statement = try database.cachedStatement(
      sql: "SELECT id, name FROM detailService JOIN service ON id = service WHERE title = ? ORDER BY position")
    return try Row.fetchAll(statement, arguments: [title]).map {
      TitleDetails.Service(id: try $0.read("id"), name: try $0.read("name"))
    }
  }
}
