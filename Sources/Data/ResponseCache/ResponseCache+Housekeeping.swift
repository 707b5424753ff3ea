import Foundation
import GRDB
import SQLiteFiles

/// Methods that report the cache's status and clear the cache.
extension ResponseCache {
  /// Returns the current status.
  public func status() async throws(ResponseCacheError) -> ResponseCacheStatus {
    let (sources, pinnedBytes) = try await file.read { (try $0.sourceStatus(), try PinTable(database: $0).bytes()) }
    return ResponseCacheStatus(
      sources: sources, pinnedBytes: pinnedBytes, fileBytes: file.folder.bytes, limit: limits.bytes,
      setAside: file.setAside
    )
  }

  /// Deletes everything that is not pinned, including a file that was set aside, and frees the disk space.
  ///
  /// On a full disk, where even a deletion needs space, this deletes the file itself, including pinned responses.
  ///
  /// - Parameter includesPinned: Whether to delete pinned responses, too.
  public func clear(includingPinned includesPinned: Bool = false) async throws(ResponseCacheError) {
    try await file.run {
      Result { () throws(ResponseCacheError) in
        do throws(ResponseCacheError) {
          try self.file.write { try $0.remove(includingPinned: includesPinned) }
          self.file.shrink()
        } catch {
          guard error == .diskFull else { throw error }
          try self.file.discard()
        }
        self.file.discardSetAside()
      }
    }
  }
}

extension Database {
  fileprivate func remove(includingPinned includesPinned: Bool) throws {
    if includesPinned { try execute(sql: "DELETE FROM hold") }
    try execute(sql: "DELETE FROM answer WHERE id NOT IN \(PinTable.pinnedResponses)")
    try execute(sql: "DELETE FROM title WHERE NOT \(PinTable.isPinnedTitle)")
    try execute(sql: "DELETE FROM guide WHERE NOT \(PinTable.isPinnedGuide)")
  }

  fileprivate func sourceStatus() throws -> [ResponseSource: SourceStatus] {
    var sources: [ResponseSource: SourceStatus] = [:]
    let responses = try Row.fetchAll(
      self,
      sql: """
        SELECT source, count(*) AS answers, sum(bytes) AS bytes, min(fetched) AS oldest, max(fetched) AS newest
        FROM answer GROUP BY source
        """)
    for row in responses {
      guard let source = ResponseSource(rawValue: try row.read("source")) else { continue }
      sources[source] = SourceStatus(
        responses: try row.read("answers"), bytes: try row.read("bytes"), oldest: Date(stored: try row.read("oldest")),
        newest: Date(stored: try row.read("newest")))
    }
    for row in try Row.fetchAll(self, sql: "SELECT source, count(*) AS titles FROM title GROUP BY source") {
      guard let source = ResponseSource(rawValue: try row.read("source")) else { continue }
      sources[source, default: SourceStatus()].titles = try row.read("titles")
    }
    return sources
  }
}
