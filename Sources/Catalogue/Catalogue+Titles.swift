import Foundation
import GRDB

/// The titles that kept answers told of.
extension Catalogue {
  /// The titles of a list, in its order, of all its pages that are kept; each once.
  public func titles(in list: ListKey) async throws(CatalogueError) -> [SeenTitle] {
    let start = now().addingTimeInterval(-limits.age)
    return try await file.read {
      try TitleTable(database: $0, source: list.source).titles(in: list, fetchedAfter: start)
    }
  }

  /// The titles that are known by name, the most popular first. What was told of by an answer that had to make room is
  /// among them.
  public func titles(
    of kind: SeenTitle.Kind, from source: AnswerSource, limit: Int = 100_000
  ) async throws(CatalogueError) -> [SeenTitle] {
    let start = now().addingTimeInterval(-limits.age)
    return try await file.read {
      try TitleTable(database: $0, source: source).titles(of: kind, seenAfter: start, limit: limit)
    }
  }
}
