import GRDB
import SQLiteFiles
import TitleIdentity

/// The titles that a profile put on lists, rated, watched or noted, for a search by name.
///
/// Each title appears once, also if several others were matched to it.
public struct KnownTitles: Hashable, Sendable {
  /// A title in the library.
  public struct Title: Hashable, Sendable {
    /// The title as shown.
    public let reference: TitleReference
    /// The other names that the library has for the title, such as those in the languages of earlier events.
    public fileprivate(set) var otherNames: [String]

    public init(_ reference: TitleReference, otherNames: [String] = []) {
      self.reference = reference
      self.otherNames = otherNames
    }
  }

  /// A state of the library. While it stays the same, so do the titles.
  struct Version: Hashable {
    let profile: ProfileID
    let source: TitleSource
    /// The row of the latest event.
    let event: Int64
    /// The number of the latest change of a title.
    let change: Int64
    let generation: Int
    let device: DeviceID

    init(_ database: Database, _ profile: ProfileID, _ source: TitleSource) throws {
      let state = StateTable(database: database)
      self.profile = profile
      self.source = source
      event = try Int64.fetchOne(database.cachedStatement(sql: "SELECT max(rowid) FROM event")) ?? 0
      change = try TitleChangeTable(database: database).latest()
      generation = try state.generation()
      device = try state.device()
    }
  }

  /// The titles on the profile's lists, in the order of the lists.
  public fileprivate(set) var listed: [Title]
  /// The titles that aren't on any of the lists.
  public fileprivate(set) var others: [Title]
  /// The state of the library; `nil` for titles that weren't read from one.
  fileprivate let version: Version?

  public init(listed: [Title] = [], others: [Title] = []) {
    self.init(listed: listed, others: others, version: nil)
  }

  fileprivate init(listed: [Title], others: [Title], version: Version?) {
    self.listed = listed
    self.others = others
    self.version = version
  }

  /// Returns whether both were read from the same state of a library, without comparing the titles.
  public func isSameVersion(as other: KnownTitles) -> Bool { version != nil && version == other.version }
}

extension Library {
  /// Returns the titles that a profile put on lists, rated, watched or noted.
  ///
  /// The cost depends on the number of titles and items, and not on the number of plays. It is constant if nothing has
  /// changed.
  ///
  /// - Parameters:
  ///   - source: The source of the titles. Those from other sources are omitted.
  ///   - previous: The titles that were read earlier, which are returned if they are still the same.
  public func knownTitles(
    of profile: ProfileID, from source: TitleSource, previous: KnownTitles? = nil
  ) async throws(LibraryError) -> KnownTitles {
    try await file.read { try KnownTitleReader($0, profile, source).titles(previous: previous) }
  }
}

private let columns = "title, name, year, poster, imdb"

/// SQL queries for the titles in the library.
struct KnownTitleReader {
  private let database: Database
  private let profile: ProfileID
  private let source: TitleSource

  init(_ database: Database, _ profile: ProfileID, _ source: TitleSource) {
    (self.database, self.profile, self.source) = (database, profile, source)
  }

  func titles(previous: KnownTitles? = nil) throws -> KnownTitles {
    let version = try KnownTitles.Version(database, profile, source)
    if let previous, previous.version == version { return previous }
    let matches = try Matches(database)
    var found = FoundTitles(matches, source)
    let lists = ListReader(database)
    let ids = [.watchlist(of: profile), .favorites(of: profile)] + (try lists.createdLists(by: profile).map(\.id))
    for list in ids {
      try found.add(
        "SELECT \(columns) FROM item WHERE list = ? AND title IS NOT NULL ORDER BY position, event", [list.rawValue],
        in: database)
    }
    let listedCount = found.titles.count
    try found.add(
      "SELECT \(columns) FROM rating WHERE profile = ? AND season IS NULL", [profile.rawValue], in: database)
    // Titles that are matched to those of the source may come from any other.
    for origin in Set(matches.titles.keys.map(\.source) + [source]) {
      let (first, end) = origin.showKeys
      let all: StatementArguments = [origin.firstKey, origin.endKey, profile.rawValue]
      let ofShows: StatementArguments = [first, end, profile.rawValue]
      try found.add(firstRows(of: "rating"), ofShows, in: database)
      try found.add(firstRows(of: "play"), all, in: database)
      // The name of the latest season may be in another language than that of the first.
      try found.add(firstRows(of: "play", "DESC"), ofShows, in: database)
      try found.add(firstRows(of: "note"), all, in: database)
    }
    return KnownTitles(
      listed: Array(found.titles[..<listedCount]), others: Array(found.titles[listedCount...]), version: version)
  }

  /// Returns the query for one row of each title in a table, for the titles between two keys.
  private func firstRows(of table: String, _ direction: String = "ASC") -> String {
    let order = table == "play" ? "ORDER BY season \(direction), episode \(direction)" : ""
    // Each step of the recursion skips all further rows of a title in the index.
    return """
      WITH RECURSIVE known (title) AS (
        SELECT min(title) FROM \(table) WHERE title > ?1 AND title < ?2
        UNION ALL
        SELECT (SELECT min(title) FROM \(table) WHERE title > known.title AND title < ?2) FROM known
        WHERE known.title IS NOT NULL)
      SELECT row.\(columns) FROM known JOIN \(table) AS row ON row.rowid = (
        SELECT rowid FROM \(table) WHERE title = known.title AND profile = ?3 \(order) LIMIT 1)
      """
  }
}

/// The titles found so far, in order.
private struct FoundTitles {
  private let matches: Matches
  private let source: TitleSource
  private(set) var titles: [KnownTitles.Title] = []
  /// The index of each stored key's title; `nil` for those of other sources.
  private var indices: [String: Int?] = [:]
  /// The index of each title, if others are matched to it.
  private var indicesOfMatches: [TitleReference.Key: Int] = [:]

  init(_ matches: Matches, _ source: TitleSource) { (self.matches, self.source) = (matches, source) }

  /// Adds the titles and names of rows.
  mutating func add(_ sql: String, _ arguments: StatementArguments, in database: Database) throws {
    let rows = try Row.fetchCursor(database.cachedStatement(sql: sql), arguments: arguments)
    while let row = try rows.next() { try add(row) }
  }

  private mutating func add(_ row: Row) throws {
    let text: String = try row.read(0)
    let name: String = try row.read(1)
    if let index = indices[text] {
      if let index { add(name, at: index) }
      return
    }
    guard let key = TitleReference.Key(text) else { throw DamagedRow() }
    let title = matches.resolved(
      TitleReference(
        key.source, key.kind, key.number, name: name, year: try row.readIfPresent(2),
        posterPath: try row.readIfPresent(3), imdbID: try row.readIfPresent(4)))
    guard title.source == source else {
      indices.updateValue(nil, forKey: text)
      return
    }
    let index = (matches.isEmpty ? nil : indicesOfMatches[title.key]) ?? titles.count
    indices[text] = index
    if index == titles.count {
      if !matches.isEmpty { indicesOfMatches[title.key] = index }
      titles.append(KnownTitles.Title(title))
    }
    add(name, at: index)
  }

  private mutating func add(_ name: String, at index: Int) {
    let title = titles[index]
    guard name != title.reference.name, !title.otherNames.contains(name) else { return }
    titles[index].otherNames.append(name)
  }
}
