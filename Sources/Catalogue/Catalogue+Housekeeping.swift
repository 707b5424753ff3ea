import Foundation
import GRDB
import SQLiteFiles

/// What there is, and how it is made less.
extension Catalogue {
  /// What there is now.
  public func status() async throws(CatalogueError) -> CatalogueStatus {
    let (sources, heldBytes) = try await file.read { (try $0.sourceStatus(), try HoldTable(database: $0).bytes()) }
    return CatalogueStatus(
      sources: sources, heldBytes: heldBytes, fileBytes: file.folder.bytes, limit: limits.bytes, setAside: file.setAside
    )
  }

  /// Forgets everything that nobody holds, also a file that was put out of the way, and gives the room back.
  ///
  /// On a full disk there is no room to write down that something is gone: then the file itself goes, whatever it holds.
  ///
  /// - Parameter isHeldToGo: whether what somebody holds goes, too.
  public func clear(evenHeld isHeldToGo: Bool = false) async throws(CatalogueError) {
    try await file.run {
      Result { () throws(CatalogueError) in
        do {
          try self.file.write { try $0.forget(evenHeld: isHeldToGo) }
          self.file.shrink()
        } catch {
          try self.file.discard()
        }
        self.file.discardSetAside()
      }
    }
  }
}

extension Database {
  fileprivate func forget(evenHeld isHeldToGo: Bool) throws {
    if isHeldToGo { try execute(sql: "DELETE FROM hold") }
    try execute(sql: "DELETE FROM answer WHERE id NOT IN \(HoldTable.answers)")
    try execute(sql: "DELETE FROM title WHERE NOT \(HoldTable.isHeldTitle)")
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
