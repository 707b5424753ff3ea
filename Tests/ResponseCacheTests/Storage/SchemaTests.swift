import Foundation
import GRDB
import TMDB
import Testing

@testable import ResponseCache

/// Migrations of every released version's file to the current version, without losing data.
///
/// `Schemas` contains one SQL file for each version, created by that version's code. The file of a released version is
/// never recreated. A new migration needs a new file, which this command writes:
///
///     RESPONSE_CACHE_SCHEMA=Tests/ResponseCacheTests/Schemas make test FILTER=SchemaTests
@Suite(.timeLimit(.minutes(5))) struct SchemaTests {
  static let versions = ResponseCacheSchema.migrator.migrations

  @Test(arguments: versions)
  func `Migration retains the responses of every earlier version`(version: String) async throws {
    let fixture = try CacheFixture()
    let schema = try #require(Bundle.module.url(forResource: "Schemas", withExtension: nil))
    if let folder = ProcessInfo.processInfo.environment["RESPONSE_CACHE_SCHEMA"], version == Self.versions.last {
      try await Self.dump().write(to: URL(filePath: folder).appending(path: "\(version).sql"))
    }
    let sql = try String(contentsOf: schema.appending(path: "\(version).sql"), encoding: .utf8)
    try await fixture.database().writeWithoutTransaction { try $0.execute(sql: sql) }
    let cache = fixture.cache()
    #expect(try await cache.response(for: .popular) == Self.response)
    #expect(try await cache.titles(in: .popular).map(\.id.number) == [1, 2])
    #expect(fixture.events == [])
    let current = try CacheFixture()
    _ = try await current.cache().status()
    #expect(try await Self.tables(fixture.database()) == Self.tables(current.database()))
  }

  private static let response = CachedResponse(
    .popular, body: Data(films(1, 2).utf8), fetched: CacheFixture.start, etag: "W/\"1\"")

  private static func tables(_ database: DatabaseQueue) async throws -> [String] {
    try await database.read {
      try String.fetchAll($0, sql: "SELECT sql FROM sqlite_master WHERE sql != '' ORDER BY name")
    }
  }

  /// Returns the current version's file as SQL.
  private static func dump() async throws -> Data {
    let fixture = try CacheFixture()
    try await fixture.cache().store(response)
    let lines = try await fixture.database().read { database in
      let tables = try Row.fetchAll(database, sql: "SELECT type, name, sql FROM sqlite_master WHERE sql != ''")
      var lines = ["PRAGMA application_id = \(ResponseCacheSchema.applicationID);"]
      lines += tables.map { ($0["sql"] as String) + ";" }
      for table in tables where table["type"] == "table" {
        let name: String = table["name"]
        let columns = try database.columns(in: name).map { "quote(\"\($0.name)\")" }.joined(separator: " || ', ' || ")
        lines += try String.fetchAll(database, sql: "SELECT \(columns) FROM \"\(name)\"")
          .map { "INSERT INTO \"\(name)\" VALUES (\($0));" }
      }
      return lines
    }
    return Data((lines.joined(separator: "\n") + "\n").utf8)
  }
}
