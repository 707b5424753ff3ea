import TMDB
import TitleIdentity

/// The sources of a search: the local content, which responds instantly, and TMDB.
public struct SearchSources: Sendable {
  /// Returns local results.
  let local: @Sendable (SearchRequest) async -> LocalSearchResults
  /// Returns TMDB's results.
  let network: @Sendable (SearchRequest) -> SearchPages

  package init(
    local: @escaping @Sendable (SearchRequest) async -> LocalSearchResults,
    network: @escaping @Sendable (SearchRequest) -> SearchPages
  ) {
    self.local = local
    self.network = network
  }
}

/// Search results in pages.
public struct SearchPages: Sendable {
  /// Requests the first page.
  package let first: @Sendable () async throws(TMDBError) -> GroupedSearchResults
  /// Requests the next page.
  let next: @Sendable () async throws(TMDBError) -> [SearchRow]
  let isAtEnd: @Sendable () async -> Bool

  public init(
    first: @escaping @Sendable () async throws(TMDBError) -> GroupedSearchResults,
    next: @escaping @Sendable () async throws(TMDBError) -> [SearchRow] = { () throws(TMDBError) in [] },
    isAtEnd: @escaping @Sendable () async -> Bool = { true }
  ) {
    self.first = first
    self.next = next
    self.isAtEnd = isAtEnd
  }
}
