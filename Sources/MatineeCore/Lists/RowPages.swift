import TMDB

/// A list that comes page by page as rows, whatever its entries are at TMDB.
public struct RowPages<Row: Sendable>: Sendable {
  /// Asks for the first page anew.
  let refresh: @Sendable () async throws(TMDBError) -> [Row]
  /// Asks for the page after the last one.
  let next: @Sendable () async throws(TMDBError) -> [Row]
  let isAtEnd: @Sendable () async -> Bool

  /// - Parameter makeRow: called off the main actor.
  public init<Entry>(_ source: PagedSource<Entry>, makeRow: @escaping @Sendable (Entry) -> Row) {
    refresh = { () async throws(TMDBError) in try await source.refresh().map(makeRow) }
    next = { () async throws(TMDBError) in try await source.next().map(makeRow) }
    isAtEnd = { await source.isAtEnd }
  }
}
