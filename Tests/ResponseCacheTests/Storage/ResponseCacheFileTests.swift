import Foundation
import GRDB
import TMDB
import Testing
import TitleIdentity

@testable import ResponseCache

/// The cache file may be missing, damaged or foreign at any time.
@Suite(.timeLimit(.minutes(5))) struct ResponseCacheFileTests {
  private let fixture: CacheFixture

  init() throws { fixture = try CacheFixture() }

  /// Expects the cache to work and to have lost its earlier content.
  private func expectNew(_ cache: ResponseCache) async throws {
    #expect(try await cache.response(for: .movie(1)) == nil)
    try await cache.store(fixture.response(.popular, films(1)))
    #expect(try await cache.response(for: .popular) != nil)
  }

  @Test func `File that is not a database is set aside`() async throws {
    try Data(repeating: 0x41, count: 5000).write(to: fixture.file)
    let cache = fixture.cache()
    try await expectNew(cache)
    let setAside = SetAsideFile(reason: .foreign, file: fixture.setAsideFile)
    #expect(try await cache.status().setAside == setAside && fixture.events == [.setAside(setAside)])
    #expect(try Data(contentsOf: fixture.setAsideFile) == Data(repeating: 0x41, count: 5000))
  }

  @Test func `Folder at the file's path is set aside`() async throws {
    try FileManager.default.createDirectory(at: fixture.file, withIntermediateDirectories: true)
    try await expectNew(fixture.cache())
    try FileManager.default.removeItem(at: fixture.file)
    try Data(repeating: 0x41, count: 5000).write(to: fixture.file)
    try await expectNew(fixture.cache())
    #expect(fixture.reasons == [.foreign, .foreign])
  }

  @Test func `Another program's database is set aside unchanged`() async throws {
    try await fixture.database().write { try $0.execute(sql: "CREATE TABLE answer (mine TEXT)") }
    try await expectNew(fixture.cache())
    #expect(fixture.reasons == [.foreign])
    let foreign = try DatabaseQueue(path: fixture.setAsideFile.path)
    #expect(try await foreign.read { try $0.columns(in: "answer").map(\.name) } == ["mine"])
  }

  @Test func `Later version's file is set aside and replaces the earlier set-aside file`() async throws {
    for reason in [SetAsideFile.Reason.foreign, .newer] {
      if reason == .foreign { try Data(repeating: 0x41, count: 5000).write(to: fixture.file) }
      let cache = fixture.cache()
      try await cache.store(fixture.response(.movie(1), #"{"id":1,"title":"a"}"#))
    }
    try await fixture.database().write { try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('later')") }
    try await expectNew(fixture.cache())
    #expect(fixture.reasons == [.foreign, .newer])
    let newer = try DatabaseQueue(path: fixture.setAsideFile.path)
    #expect(try await newer.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM answer") } == 1)
    let files = try FileManager.default.contentsOfDirectory(atPath: fixture.folder.path)
    #expect(files.filter { $0.contains("aside") && $0.hasSuffix("sqlite") }.count == 1)
  }

  @Test(arguments: [100, 4096 * 2 + 100, 4096 * 5])
  func `Damaged file is set aside when it is opened or used`(offset: Int) async throws {
    do {
      let cache = fixture.cache()
      for id in 1...30 {
        try await cache.store(
          fixture.response(.movie(id), #"{"id":\#(id),"title":"\#(String(repeating: "x", count: 3000))"}"#))
      }
    }
    try await fixture.database().writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
    var bytes = try Data(contentsOf: fixture.file)
    bytes.replaceSubrange(
      offset..<min(offset + 60_000, bytes.count), with: Data(repeating: 0xA5, count: min(60_000, bytes.count - offset)))
    try bytes.write(to: fixture.file)
    let cache = fixture.cache()
    for id in 1...30 {
      let response = try await cache.response(for: .movie(id))
      #expect(response == nil || (try? JSONSerialization.jsonObject(with: response?.body ?? Data())) != nil)
      try await cache.store(fixture.response(.movie(id), #"{"id":\#(id),"title":"new"}"#))
    }
    for id in 1...30 { #expect(try await cache.response(for: .movie(id)) != nil) }
    #expect(fixture.reasons.count == 1)
  }

  /// SQLite reports such damage in many ways, for example as a full disk or a duplicate key.
  @Test func `Cache stores new responses after damage to any kind of database page`() async throws {
    let sizes = [90, 9000, 2400, 50]
    func store(_ ids: ClosedRange<Int>, in cache: ResponseCache, _ shift: Int) async throws {
      for id in ids {
        let text = incompressible(sizes[(id + shift) % sizes.count], seed: UInt64(id + shift))
        try await cache.store(fixture.response(.movie(id), #"{"id":\#(id),"title":"\#(text)"}"#))
      }
    }
    try await store(1...40, in: fixture.cache(), 0)
    try await fixture.database().writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
    let whole = try Data(contentsOf: fixture.file)
    // A b-tree page begins with its type. The pointers from byte 8 on locate the rest of its content.
    let pages = stride(from: 4096, to: whole.count, by: 4096).filter { [2, 5, 10, 13].contains(whole[$0]) }
    #expect(pages.count > 20)
    // Neighboring pages have the same kind, so every third page covers all kinds.
    for page in stride(from: 0, to: pages.count, by: 3).map({ pages[$0] }) {
      let other = try CacheFixture()
      var bytes = whole
      bytes.replaceSubrange(page + 8..<page + 12, with: Data(repeating: 0xA5, count: 4))
      try bytes.write(to: other.file)
      let cache = other.cache()
      try await store(1...40, in: cache, 1)
      for id in 1...40 { _ = try await cache.response(for: .movie(id)) }
      // Some versions of SQLite notice the damage only at a later write.
      for shift in 2...3 { try await store(1...40, in: cache, shift) }
      for id in 1...40 { #expect(try await cache.response(for: .movie(id)) != nil) }
      #expect(other.reasons.count <= 1, "\(page)")
    }
  }

  @Test func `Full disk doesn't set the file aside`() async throws {
    let text = incompressible(9000, seed: 1)
    try await fixture.cache().store(fixture.response(.popular, films(1)))
    let cache = fixture.cache(maximumPageCount: 20)
    for id in 1...3 {
      await #expect(throws: ResponseCacheError.diskFull) {
        for step in 0...9 {
          try await cache.store(
            fixture.response(.movie(id * 10 + step), #"{"id":\#(id * 10 + step),"title":"\#(text)"}"#))
        }
      }
    }
    #expect(try await cache.response(for: .popular) != nil)
    #expect(fixture.reasons.isEmpty)
  }

  @Test func `Value of the wrong type counts as damage and sets the file aside`() async throws {
    try await fixture.cache().store(fixture.response(.popular, films(1)))
    try await fixture.database().write { database in
      try database.execute(
        sql: """
          PRAGMA writable_schema = ON;
          UPDATE sqlite_master SET sql = replace(replace(sql, 'STRICT', ''), 'length INTEGER', 'length');
          """)
    }
    try await fixture.database().write { try $0.execute(sql: "UPDATE answer SET length = 'many'") }
    let cache = fixture.cache()
    #expect(try await cache.response(for: .popular) == nil)
    #expect(fixture.reasons.count == 1)
    try await expectNew(cache)
  }

  @Test(arguments: [
    "UPDATE body SET content = x'7B7D'", "UPDATE body SET content = x''",
    "UPDATE body SET content = substr(content, 1, length(content) - 1)", "UPDATE answer SET length = length - 1",
    "UPDATE answer SET length = length + 1", "UPDATE answer SET length = -1",
    "UPDATE answer SET length = 9000000000000",
  ])
  func `Cache doesn't return an incomplete response`(damage: String) async throws {
    let cache = fixture.cache()
    try await cache.store(fixture.response(.popular, films(1)))
    try await fixture.database().write { try $0.execute(sql: damage) }
    #expect(try await cache.response(for: .popular) == nil)
  }

  @Test func `File without a required column is replaced by a new one`() async throws {
    try await fixture.cache().store(fixture.response(.popular, films(1)))
    try await fixture.database().write { try $0.execute(sql: "ALTER TABLE answer DROP COLUMN length") }
    let cache = fixture.cache()
    #expect(try await cache.response(for: .popular) == nil)
    try await expectNew(cache)
  }

  @Test func `Two caches recover when their open files are deleted`() async throws {
    let (first, second) = (fixture.cache(), fixture.cache())
    for round in 1...4 {
      for id in 1...10 {
        let cache = id.isMultiple(of: 2) ? first : second
        try await cache.store(fixture.response(.movie(id), #"{"id":\#(id),"title":"\#(round)"}"#))
      }
      for suffix in round.isMultiple(of: 2) ? [""] : ["", "-wal", "-shm"] {
        try FileManager.default.removeItem(atPath: fixture.file.path + suffix)
      }
      for id in 1...10 { #expect(try await second.response(for: .movie(id)) == nil) }
      try await first.store(fixture.response(.popular, films(round)))
      #expect(try await second.response(for: .popular)?.body == Data(films(round).utf8))
    }
    #expect(fixture.events == [])
    #expect(try await fixture.database().read { try String.fetchOne($0, sql: "PRAGMA integrity_check") } == "ok")
  }

  @Test func `Cache reads its file when SQLite can't create the shared-memory file`() async throws {
    let response = fixture.response(.popular, films(1))
    try await fixture.cache().store(response)
    // This simulates a full disk, on which SQLite can't create the index that readers share.
    try await fixture.database().writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
    let index = fixture.file.path + "-shm"
    try? FileManager.default.removeItem(atPath: index)
    try FileManager.default.createDirectory(atPath: index, withIntermediateDirectories: false)
    let cache = fixture.cache()
    #expect(try await cache.response(for: .popular) == response)
    try FileManager.default.removeItem(atPath: index)
    try await cache.store(fixture.response(.popular, films(2)))
    #expect(try await fixture.cache().response(for: .popular)?.body == Data(films(2).utf8))
    #expect(fixture.events == [])
  }

  @Test func `Unwritable folder reports an error`() async throws {
    let blocked = fixture.folder.appending(path: "file")
    try Data().write(to: blocked)
    let cache = ResponseCache(folder: blocked.appending(path: "below"))
    await #expect {
      try await cache.store(fixture.response(.popular, films(1)))
    } throws: { error in
      if case .unwritable = error as? ResponseCacheError { true } else { false }
    }
    await #expect(throws: ResponseCacheError.self) { try await cache.response(for: .popular) }
  }

  @Test func `Cache folder is accessible only to its owner`() async throws {
    let folder = fixture.folder.appending(path: "own")
    try await ResponseCache(folder: folder).store(fixture.response(.popular, films(1)))
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path)
    #expect((attributes[.posixPermissions] as? Int) == 0o700)
  }

  @Test func `Cache files in a readable folder are readable only by their owner`() async throws {
    let folder = fixture.folder.appending(path: "shared")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o755])
    try await ResponseCache(folder: folder).store(fixture.response(.popular, films(1)))
    #expect(try permissions(in: folder) == [0o600])
    let file = folder.appending(path: "catalogue.sqlite")
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file.path)
    _ = try await ResponseCache(folder: folder).response(for: .popular)
    #expect(try permissions(in: folder) == [0o600])
  }

  private func permissions(in folder: URL) throws -> Set<Int> {
    Set(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).map {
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.appending(path: $0).path)
        return attributes[.posixPermissions] as? Int ?? 0
      })
  }
}
