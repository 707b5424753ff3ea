import Foundation
import TMDB
import Testing
import ToolTestSupport

@testable import ResponseCache

/// Special files in place of the cache file. They are set aside, and opening them never blocks.
@Suite(.timeLimit(.minutes(5))) struct ResponseCacheFileAttackTests {
  /// Special files in place of the cache's log and shared memory. Folders are excluded: SQLite rejects a folder at once
  /// and then reads the cache without a log.
  private static let companions = SpecialFile.allCases.filter { $0 != .folder }.flatMap {
    [($0, "-wal"), ($0, "-shm")]
  }

  @Test(
    "A cache that SQLite would wait for is set aside", arguments: SpecialFile.allCases.map { ($0, "") } + companions)
  func specialFile(_ special: SpecialFile, _ suffix: String) async throws {
    let (former, kept) = (try Kept(), try Kept())
    // Copy the file, so that no open cache is about to close it.
    try await former.catalogue().keep(former.answer(.popular, films(1)))
    try FileManager.default.copyItem(at: former.file, to: kept.file)
    try special.put(at: kept.file.path + suffix)
    let catalogue = kept.catalogue()
    #expect(try await catalogue.answer(for: .popular) == nil)
    try await catalogue.keep(kept.answer(.popular, films(1)))
    #expect(try await catalogue.answer(for: .popular) != nil)
    #expect(kept.reasons == [.foreign])
  }

  @Test func `A log beside a file that is no database is not replayed over it`() async throws {
    let (former, kept) = (try Kept(), try Kept())
    let catalogue = former.catalogue()
    try await catalogue.keep(former.answer(.popular, films(1)))
    // Keep the cache open while its log is copied. Closing it would move the log's content into the database.
    try withExtendedLifetime(catalogue) {
      try FileManager.default.copyItem(atPath: former.file.path + "-wal", toPath: kept.file.path + "-wal")
    }
    let bytes = Data(repeating: 0x41, count: 5000)
    try bytes.write(to: kept.file)
    #expect(try await kept.catalogue().answer(for: .popular) == nil)
    #expect(kept.reasons == [.foreign])
    #expect(try Data(contentsOf: kept.setAsideFile) == bytes)
  }
}
