import Foundation
import TMDB
import Testing
import ToolTestSupport

@testable import ResponseCache

/// Special files in place of the cache file. They are set aside, and opening them never blocks.
@Suite(.timeLimit(.minutes(5))) struct ResponseCacheFileRobustnessTests {
  /// Special files in place of the cache's write-ahead log and shared-memory file. Folders are excluded: SQLite rejects
  /// a folder at once and then reads the cache without a log.
  private static let companions = SpecialFile.allCases.filter { $0 != .folder }.flatMap {
    [($0, "-wal"), ($0, "-shm")]
  }

  @Test(arguments: SpecialFile.allCases.map { ($0, "") } + companions)
  func `Cache sets aside special files that would block SQLite`(_ special: SpecialFile, _ suffix: String) async throws {
    let (former, fixture) = (try CacheFixture(), try CacheFixture())
    // Copy the file, because the cache that wrote it may still be closing the original.
    try await former.cache().store(former.response(.popular, films(1)))
    try FileManager.default.copyItem(at: former.file, to: fixture.file)
    try special.put(at: fixture.file.path + suffix)
    let cache = fixture.cache()
    #expect(try await cache.response(for: .popular) == nil)
    try await cache.store(fixture.response(.popular, films(1)))
    #expect(try await cache.response(for: .popular) != nil)
    #expect(fixture.reasons == [.foreign])
  }

  @Test func `Log next to a file that is not a database is not replayed over it`() async throws {
    let (former, fixture) = (try CacheFixture(), try CacheFixture())
    let cache = former.cache()
    try await cache.store(former.response(.popular, films(1)))
    // Keep the cache open while its log is copied. Closing it would move the log's content into the database.
    try withExtendedLifetime(cache) {
      try FileManager.default.copyItem(atPath: former.file.path + "-wal", toPath: fixture.file.path + "-wal")
    }
    let bytes = Data(repeating: 0x41, count: 5000)
    try bytes.write(to: fixture.file)
    #expect(try await fixture.cache().response(for: .popular) == nil)
    #expect(fixture.reasons == [.foreign])
    #expect(try Data(contentsOf: fixture.setAsideFile) == bytes)
  }
}
