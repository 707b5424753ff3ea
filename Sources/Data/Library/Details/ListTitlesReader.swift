import GRDB
import SQLiteFiles
import TitleIdentity

/// SQL queries for the titles on a list. They read only the rows of the page if the titles are in the order of addition
/// or in the user's order, and otherwise those of the list.
struct ListTitlesReader {
  let database: Database
  let query: ListTitlesQuery

  func page(limit: Int) throws -> ListTitlesPage {
    let matches = try Matches(database)
    let unknownCount = query.hasUncertainFilters ? try countUnknown(matches) : 0
    var entries = query.findsUnknown ? [] : try self.entries(matches, findsUnknown: false, limit)
    let showsUnknown = unknownCount > 0 && entries.isEmpty
    if showsUnknown { entries = try self.entries(matches, findsUnknown: true, limit) }
    return ListTitlesPage(
      entries: entries,
      isEmpty: try entries.isEmpty && count("SELECT 1 \(titles(matches)) LIMIT 1", listArguments) == 0,
      unknownCount: unknownCount, showsUnknown: showsUnknown,
      counts: try query.countsFor.map { try counts(for: $0, matches) })
  }
}

private extension ListTitlesReader {
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

  func entries(_ matches: Matches, findsUnknown: Bool, _ limit: Int) throws -> [ListTitlesPage.Entry] {
    let filters = filters(findsUnknown: findsUnknown)
    let rows = try Row.fetchAll(
      database,
      sql: """
        SELECT item.*, fetched, minutes, average, region IS :region AS isOwnRegion, \(Self.resolved) AS resolved
        \(titles(matches)) \(filters.sql) ORDER BY \(order) LIMIT :limit
        """,
      arguments: listArguments + filters.arguments + ["region": query.region, "limit": limit])
    return try rows.map { try entry($0, matches) }
  }

  func countUnknown(_ matches: Matches) throws -> Int {
    let filters = filters(findsUnknown: true)
    let arguments = listArguments + filters.arguments
    return try count("SELECT 1 \(titles(matches)) \(filters.sql)", arguments)
  }

  /// The conditions of the filters.
  ///
  /// - Parameter findsUnknown: Whether to find the titles with unknown values that pass them otherwise.
  func filters(findsUnknown: Bool) -> (sql: String, arguments: StatementArguments) {
    var (conditions, unknown): ([String], [String]) = ([], [])
    var arguments: StatementArguments = [:]
    func filter(_ condition: String, isUnknown: String) {
      conditions.append(findsUnknown ? "(\(isUnknown) OR \(condition))" : condition)
      unknown.append(isUnknown)
    }
    if let minutes = query.maximumMinutes {
      filter("minutes <= :minutes", isUnknown: "minutes IS NULL")
      arguments += ["minutes": minutes]
    }
    if let genre = query.genre {
      filter(
        "EXISTS (SELECT 1 FROM detailGenre WHERE detailGenre.title = \(Self.resolved) AND genre = :genre)",
        isUnknown: DetailFilter.isWithoutGenres(Self.resolved))
      arguments += ["genre": genre]
    }
    if let services = query.services?.sorted() {
      let names = services.indices.map { ":service\($0)" }.joined(separator: ", ")
      filter(
        "EXISTS (SELECT 1 FROM detailService WHERE detailService.title = detail.title AND service IN (\(names)))",
        isUnknown: "NOT (coalesce(hasServices, 0) AND region IS :ownRegion)")
      if !findsUnknown { conditions.append("hasServices AND region IS :ownRegion") }
      for (index, service) in services.enumerated() { arguments += ["service\(index)": service] }
      arguments += ["ownRegion": query.region]
    }
    if let profile = query.unwatchedBy {
      conditions.append("NOT \(ListReader.isWatched)")
      arguments += ["profile": profile.rawValue]
    }
    if findsUnknown { conditions.append("(\(unknown.joined(separator: " OR ")))") }
    return (conditions.map { " AND \($0)" }.joined(), arguments)
  }

  var order: String {
    if query.order == .custom { return "item.position, item.event" }
    let order = value.map { "\($0), " } ?? ""
    return "\(order)item.position DESC, item.event DESC"
  }

  /// The value by which the titles are sorted; `nil` for their order on the list.
  private var value: String? {
    switch query.order {
    case .custom, .added: nil
    case .name:
      "coalesce(\(Self.target("name")), item.name) COLLATE \(DatabaseCollation.localizedStandardCompare.name)"
    case .year: "iif(match.final IS NULL, item.year, \(Self.target("year"))) DESC NULLS LAST"
    case .runningTime: "minutes NULLS LAST"
    case .score: "coalesce(average, 0) DESC"
    }
  }

  func counts(for profile: ProfileID, _ matches: Matches) throws -> ListTitlesPage.Counts {
    let isFilm = DetailTable.isMovie(Self.resolved)
    let row = try Row.fetchOne(
      database,
      sql: """
        SELECT count(*) AS titles, total(\(isFilm)) AS films, total(NOT \(ListReader.isWatched)) AS unwatched,
          total(iif(\(isFilm), minutes, 0)) AS minutes, total(\(isFilm) AND minutes IS NULL) AS untimed,
          (SELECT count(*) FROM item WHERE list = :list AND \(ListReader.isFirst(matches))) AS items
        \(titles(matches))
        """, arguments: listArguments + ["profile": profile.rawValue])
    guard let row else { throw DamagedRow() }
    let titles: Int = try row.read("titles")
    func number(_ column: String) throws -> Int { Int(try row.read(column) as Double) }
    let films = try number("films")
    return ListTitlesPage.Counts(
      films: films, shows: titles - films, unwatched: try number("unwatched"), minutes: try number("minutes"),
      hasUnknownMinutes: try number("untimed") > 0, others: try row.read("items") - titles)
  }

  func count(_ select: String, _ arguments: StatementArguments) throws -> Int {
    try Int.fetchOne(database, sql: "SELECT count(*) FROM (\(select))", arguments: arguments) ?? 0
  }

  func entry(_ row: Row, _ matches: Matches) throws -> ListTitlesPage.Entry {
    guard let title = try row.title() else { throw DamagedRow() }
    let fetched: Double? = try row.readIfPresent("fetched")
    return ListTitlesPage.Entry(
      item: ItemID(rawValue: try row.read("id")), title: matches.resolved(title), note: try row.read("text"),
      hasDetails: fetched != nil, minutes: try row.readIfPresent("minutes"),
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

extension ListTitlesQuery {
  /// Whether some titles may neither pass the filters nor fail them, because their details are unknown.
  fileprivate var hasUncertainFilters: Bool { maximumMinutes != nil || genre != nil || services != nil }
}
