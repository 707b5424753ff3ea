import GRDB
import TitleIdentity

/// The titles in the library that their source no longer has.
///
/// This is a fact about the source, which each device learns by itself. So it isn't part of the journal.
extension Library {
  /// Records whether a title's source has removed it. Has no effect if the library doesn't refer to the title.
  public func record(_ key: TitleReference.Key, isRemoved: Bool) async throws(LibraryError) {
    try await file.write { database in
      if try isRemoved && TitleReader(database).reference(key) != nil {
        try database.execute(sql: "INSERT OR IGNORE INTO removedTitle VALUES (?)", arguments: [key.description])
      } else {
        try database.execute(sql: "DELETE FROM removedTitle WHERE title = ?", arguments: [key.description])
      }
    }
  }

  /// Returns the removed titles that aren't matched to others, in the order of their names.
  public func removedTitles() async throws(LibraryError) -> [TitleReference] {
    try await file.read { try Self.removedTitles($0) }
  }

  /// Observes the removed titles that aren't matched to others, in the order of their names.
  public func observeRemovedTitles() -> AsyncStream<[TitleReference]> { observe { try Self.removedTitles($0) } }

  /// Returns the library's reference to a title that a profile rated, watched, listed or noted; `nil` if there is none.
  public func reference(to key: TitleReference.Key) async throws(LibraryError) -> TitleReference? {
    try await file.read { try TitleReader($0).reference(key) }
  }

  private static func removedTitles(_ database: Database) throws -> [TitleReference] {
    let matches = try Matches(database)
    let keys = try String.fetchAll(database, sql: "SELECT title FROM removedTitle").compactMap(TitleReference.Key.init)
    return try keys.filter { matches.titles[$0] == nil }.compactMap { try TitleReader(database).reference($0) }
      .sorted { ($0.name, $0.number) < ($1.name, $1.number) }
  }
}

extension TitleReader {
  /// Returns the reference with an IMDb ID if there are several.
  fileprivate func reference(_ key: TitleReference.Key) throws -> TitleReference? {
    let matches = try Matches(database)
    let keys = matches.keys(of: key)
    let rows = try TitleReference.tables.flatMap { table in
      try Row.fetchAll(
        database,
        sql: """
          SELECT title, name, year, poster, imdb FROM \(table)
          WHERE title IN (\(placeholders(keys.count))) ORDER BY imdb IS NULL LIMIT 1
          """, arguments: StatementArguments(keys))
    }
    let references = try rows.compactMap { try $0.title() }.map(matches.resolved)
    return references.first { $0.imdbID != nil } ?? references.first
  }
}
