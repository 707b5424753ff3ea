import Foundation
import GRDB
import TitleIdentity

/// The titles in cached responses.
extension ResponseCache {
  /// Returns the titles on all cached pages of a list, in its order, without duplicates.
  public func titles(in list: ListKey) async throws(ResponseCacheError) -> [CachedTitle] {
    let start = now().addingTimeInterval(-limits.age)
    return try await file.read {
      try TitleTable(database: $0, source: list.source).titles(in: list, fetchedAfter: start)
    }
  }

  /// Returns all known titles of a kind, most popular first.
  ///
  /// This includes titles from responses that the cache has since deleted.
  public func titles(
    of kind: MediaKind, from source: ResponseSource, limit: Int = 100_000
  ) async throws(ResponseCacheError) -> [CachedTitle] {
    let start = now().addingTimeInterval(-limits.age)
    return try await file.read {
      try TitleTable(database: $0, source: source).titles(of: kind, fetchedAfter: start, limit: limit)
    }
  }
}
