import Foundation
import GRDB
import SQLiteFiles

/// The SQL operations on cached responses.
struct ResponseTable {
  let database: Database

  /// Stores a response in place of the previous one, whose list entries are deleted.
  ///
  /// - Returns: The response's row ID.
  func put(_ response: CachedResponse) throws -> Int64 {
    let key = response.key
    let compressed = CompressedBody.compress(response.body)
    let id = try Int64.fetchOne(
      database,
      sql: """
        INSERT INTO answer (source, path, query, page, fetched, confirmed, used, etag, bytes, length)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (source, path, query, page) DO UPDATE SET
          fetched = excluded.fetched, confirmed = excluded.confirmed, used = excluded.used, etag = excluded.etag,
          bytes = excluded.bytes, length = excluded.length
        RETURNING id
        """,
      arguments: [
        key.list.source.rawValue, key.list.path, key.list.query, key.page, response.fetched.stored,
        response.confirmed.stored, response.confirmed.stored, response.etag, compressed.count, response.body.count,
      ])
    guard let id else { throw DamagedRow() }
    try database.execute(
      sql: "INSERT OR REPLACE INTO body (answer, content) VALUES (?, ?)", arguments: [id, compressed])
    try database.execute(sql: "DELETE FROM listEntry WHERE answer = ?", arguments: [id])
    return id
  }

  /// Returns a cached response with its row ID, or `nil` if it is missing or damaged.
  func response(for key: ResponseKey) throws -> (id: Int64, response: CachedResponse)? {
    guard let compressed = try compressedResponse(for: key), let response = compressed.decompressed(key) else {
      return nil
    }
    return (compressed.id, response)
  }

  /// Returns a cached response in compressed form, or `nil` if it is missing.
  func compressedResponse(for key: ResponseKey) throws -> CompressedResponse? {
    let row = try Row.fetchOne(
      database,
      sql: "SELECT answer.*, content FROM answer JOIN body ON body.answer = answer.id " + Self.whereKey,
      arguments: Self.arguments(key))
    return try row.map { row in
      CompressedResponse(
        id: try row.read("id"), fetched: try row.read("fetched"), confirmed: try row.read("confirmed"),
        etag: try row.readIfPresent("etag"), length: try row.read("length"), content: try row.read("content"))
    }
  }

  /// Returns the body of the latest response to a path, for any parameters.
  func latestBody(path: String, source: ResponseSource, fetchedAfter start: Date) throws -> Data? {
    let row = try Row.fetchOne(
      database,
      sql: """
        SELECT length, content FROM answer JOIN body ON body.answer = answer.id
        WHERE source = ? AND path = ? AND fetched >= ? ORDER BY fetched DESC LIMIT 1
        """, arguments: [source.rawValue, path, start.stored])
    guard let row else { return nil }
    return CompressedBody.decompress(try row.read("content"), length: try row.read("length"))
  }

  /// Returns the dates of the latest responses to some paths, for any parameters.
  func latestFetchDates(of paths: [String], source: ResponseSource) throws -> [String: Date] {
    var dates: [String: Date] = [:]
    let statement = try database.cachedStatement(
      sql: "SELECT max(fetched) FROM answer WHERE source = ? AND path = ?")
    for path in paths {
      let date = try Double.fetchOne(statement, arguments: [source.rawValue, path])
      dates[path] = date.map(Date.init(stored:))
    }
    return dates
  }

  /// Returns a cached response's date and entity tag, without loading its body.
  func etag(for key: ResponseKey) throws -> (fetched: Date, etag: String)? {
    let row = try Row.fetchOne(
      database, sql: "SELECT fetched, etag FROM answer " + Self.whereKey, arguments: Self.arguments(key))
    guard let row, let etag: String = try row.readIfPresent("etag") else { return nil }
    return (Date(stored: try row.read("fetched")), etag)
  }

  /// Records that the source confirmed the response.
  func confirm(_ key: ResponseKey, at date: Date) throws {
    try database.execute(
      sql: "UPDATE answer SET confirmed = ?, used = ? " + Self.whereKey,
      arguments: [date.stored, date.stored] + Self.arguments(key))
  }

  func remove(_ key: ResponseKey) throws {
    try database.execute(sql: "DELETE FROM answer " + Self.whereKey, arguments: Self.arguments(key))
  }

  /// Records the times of the latest reads.
  func recordUses(_ uses: [Int64: Date]) throws {
    for (id, date) in uses {
      try database.execute(sql: "UPDATE answer SET used = max(used, ?) WHERE id = ?", arguments: [date.stored, id])
    }
  }

  /// Deletes content that arrived before one date or after another. Dates in the future come from a clock that was
  /// wrong.
  func remove(before start: Date, after end: Date) throws {
    for (table, column) in [("answer", "fetched"), ("title", "seen"), ("guide", "updated")] {
      try database.execute(
        sql: "DELETE FROM \(table) WHERE \(column) < ? OR \(column) > ?", arguments: [start.stored, end.stored])
    }
  }

  /// Deletes the least recently used responses if their total size exceeds the limit.
  ///
  /// The remaining responses take up to 90% of the limit, so that they don't exceed it again immediately. Pinned
  /// responses are never deleted and don't count.
  func trim(to limit: Int) throws {
    let unpinned = "FROM answer WHERE id NOT IN \(PinTable.pinnedResponses)"
    guard try Int.fetchOne(database, sql: "SELECT sum(bytes) \(unpinned)") ?? 0 > limit else { return }
    try database.execute(
      sql: """
        DELETE FROM answer WHERE id IN (
          SELECT id FROM (SELECT id, sum(bytes) OVER (ORDER BY used DESC, id DESC) AS total \(unpinned))
          WHERE total > ?)
        """, arguments: [limit / 10 * 9])
  }

  private static let whereKey = "WHERE source = ? AND path = ? AND query = ? AND page = ?"

  private static func arguments(_ key: ResponseKey) -> StatementArguments {
    [key.list.source.rawValue, key.list.path, key.list.query, key.page]
  }
}

extension Date {
  /// The stored form of a date: seconds since 1970.
  var stored: Double { timeIntervalSince1970 }

  init(stored: Double) { self.init(timeIntervalSince1970: stored) }
}

/// A cached response in compressed form. Two of them can be compared without decompression.
struct CompressedResponse: Equatable, Sendable {
  let id: Int64
  /// The date on which the response was fetched, as ``Foundation/Date/stored``.
  let fetched: Double
  let confirmed: Double
  let etag: String?
  /// The size of the uncompressed body, in bytes.
  let length: Int
  let content: Data

  /// Returns the decompressed response, or `nil` if it is damaged.
  func decompressed(_ key: ResponseKey) -> CachedResponse? {
    guard let body = CompressedBody.decompress(content, length: length) else { return nil }
    var response = CachedResponse(key, body: body, fetched: Date(stored: fetched), etag: etag)
    response.confirmed = Date(stored: confirmed)
    return response
  }
}
