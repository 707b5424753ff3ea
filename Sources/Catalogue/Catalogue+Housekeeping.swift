import Foundation
import GRDB
import SQLiteFiles

/// What there is, and how it is made less.
extension Catalogue {
  /// What there is now.
  public func status() async throws(CatalogueError) -> CatalogueStatus {
    let sources = try await file.read { try $0.sourceStatus() }
    return CatalogueStatus(
      sources: sources, fileBytes: file.folder.bytes, limit: limits.bytes, setAside: file.setAside)
  }

  /// Forgets answers that came, and titles that were last seen, before a day.
  public func forgetOlderThan(_ date: Date) async throws(CatalogueError) {
    try await change { try AnswerTable(database: $0).forget(before: date, after: .distantFuture) }
  }

  /// Forgets everything of one source, and gives the room back.
  public func clear(_ source: AnswerSource) async throws(CatalogueError) {
    try await change { try $0.forget(source) }
  }

  /// Forgets everything, also a file that was put out of the way, and gives the room back.
  ///
  /// On a full disk there is no room to write down that something is gone: then the file itself goes.
  public func clear() async throws(CatalogueError) {
    try await file.run {
      Result { () throws(CatalogueError) in
        do {
          try self.file.write { try $0.forget(nil) }
          self.file.shrink()
        } catch {
          try self.file.discard()
        }
        self.file.discardSetAside()
      }
    }
  }
}

private extension Catalogue {
  func change(_ body: @escaping @Sendable (Database) throws -> Void) async throws(CatalogueError) {
    try await file.run {
      Result { () throws(CatalogueError) in
        try self.file.write(body)
        self.file.shrink()
      }
    }
  }
}

extension Database {
  /// - Parameter source: everybody's when `nil`.
  fileprivate func forget(_ source: AnswerSource?) throws {
    for table in ["answer", "title"] {
      try execute(sql: "DELETE FROM \(table) WHERE source = coalesce(?, source)", arguments: [source?.rawValue])
    }
  }

  fileprivate func sourceStatus() throws -> [AnswerSource: SourceStatus] {
    var sources: [AnswerSource: SourceStatus] = [:]
    let answers = try Row.fetchAll(
      self,
      sql: """
        SELECT source, count(*) AS answers, sum(bytes) AS bytes, min(fetched) AS oldest, max(fetched) AS newest
        FROM answer GROUP BY source
        """)
    for row in answers {
      guard let source = AnswerSource(rawValue: try row.read("source")) else { continue }
      sources[source] = SourceStatus(
        answers: try row.read("answers"), bytes: try row.read("bytes"), oldest: Date(stored: try row.read("oldest")),
        newest: Date(stored: try row.read("newest")))
    }
    for row in try Row.fetchAll(self, sql: "SELECT source, count(*) AS titles FROM title GROUP BY source") {
      guard let source = AnswerSource(rawValue: try row.read("source")) else { continue }
      sources[source, default: SourceStatus()].titles = try row.read("titles")
    }
    return sources
  }
}
