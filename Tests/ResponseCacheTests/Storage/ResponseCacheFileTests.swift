import Foundation
import GRDB
import TMDB
import Testing

@testable import ResponseCache

/// The cache file may be missing, damaged or foreign at any time.
@Suite(.timeLimit(.minutes(5))) struct ResponseCacheFileTests {
  private let kept: Kept

  init() throws { kept = try Kept() }

  /// Expects the cache to work and to have lost its earlier content.
  private func expectNew(_ catalogue: ResponseCache) async throws {
    #expect(try await catalogue.answer(for: .film(1)) == nil)
    try await catalogue.keep(kept.answer(.popular, films(1)))
    #expect(try await catalogue.answer(for: .popular) != nil)
  }

  @Test func `A file that is no database is put out of the way`() async throws {
    try Data(repeating: 0x41, count: 5000).write(to: kept.file)
    let catalogue = kept.catalogue()
    try await expectNew(catalogue)
    let setAside = SetAsideFile(reason: .foreign, file: kept.setAsideFile)
    #expect(try await catalogue.status().setAside == setAside && kept.events == [.setAside(setAside)])
    #expect(try Data(contentsOf: kept.setAsideFile) == Data(repeating: 0x41, count: 5000))
  }

  @Test func `A folder in its place is put out of the way`() async throws {
    try FileManager.default.createDirectory(at: kept.file, withIntermediateDirectories: true)
    try await expectNew(kept.catalogue())
    try FileManager.default.removeItem(at: kept.file)
    try Data(repeating: 0x41, count: 5000).write(to: kept.file)
    try await expectNew(kept.catalogue())
    #expect(kept.reasons == [.foreign, .foreign])
  }

  @Test func `Another program's database is put out of the way as it is`() async throws {
    try await kept.database().write { try $0.execute(sql: "CREATE TABLE answer (mine TEXT)") }
    try await expectNew(kept.catalogue())
    #expect(kept.reasons == [.foreign])
    let foreign = try DatabaseQueue(path: kept.setAsideFile.path)
    #expect(try await foreign.read { try $0.columns(in: "answer").map(\.name) } == ["mine"])
  }

  @Test func `A later version's file is put out of the way, and only the latest stays there`() async throws {
    for reason in [SetAsideFile.Reason.foreign, .newer] {
      if reason == .foreign { try Data(repeating: 0x41, count: 5000).write(to: kept.file) }
      let catalogue = kept.catalogue()
      try await catalogue.keep(kept.answer(.film(1), #"{"id":1,"title":"a"}"#))
    }
    try await kept.database().write { try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('later')") }
    try await expectNew(kept.catalogue())
    #expect(kept.reasons == [.foreign, .newer])
    let newer = try DatabaseQueue(path: kept.setAsideFile.path)
    #expect(try await newer.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM answer") } == 1)
    let files = try FileManager.default.contentsOfDirectory(atPath: kept.folder.path)
    #expect(files.filter { $0.contains("aside") && $0.hasSuffix("sqlite") }.count == 1)
  }

  @Test(arguments: [100, 4096 * 2 + 100, 4096 * 5])
  func `A damaged file is put out of the way, sooner or later`(offset: Int) async throws {
    do {
      let catalogue = kept.catalogue()
      for id in 1...30 {
        try await catalogue.keep(
          kept.answer(.film(id), #"{"id":\#(id),"title":"\#(String(repeating: "x", count: 3000))"}"#))
      }
    }
    try await kept.database().writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
    var bytes = try Data(contentsOf: kept.file)
    bytes.replaceSubrange(
      offset..<min(offset + 60_000, bytes.count), with: Data(repeating: 0xA5, count: min(60_000, bytes.count - offset)))
    try bytes.write(to: kept.file)
    let catalogue = kept.catalogue()
    for id in 1...30 {
      let answer = try await catalogue.answer(for: .film(id))
      #expect(answer == nil || (try? JSONSerialization.jsonObject(with: answer?.body ?? Data())) != nil)
      try await catalogue.keep(kept.answer(.film(id), #"{"id":\#(id),"title":"new"}"#))
    }
    for id in 1...30 { #expect(try await catalogue.answer(for: .film(id)) != nil) }
    #expect(kept.reasons.count == 1)
  }

  /// SQLite reports such damage in many ways, for example as a full disk or a duplicate key.
  @Test func `Whichever page of the tables is damaged, what comes is kept`() async throws {
    let sizes = [90, 9000, 2400, 50]
    func keep(_ ids: ClosedRange<Int>, in catalogue: ResponseCache, _ shift: Int) async throws {
      for id in ids {
        let text = incompressible(sizes[(id + shift) % sizes.count], seed: UInt64(id + shift))
        try await catalogue.keep(kept.answer(.film(id), #"{"id":\#(id),"title":"\#(text)"}"#))
      }
    }
    try await keep(1...40, in: kept.catalogue(), 0)
    try await kept.database().writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
    let whole = try Data(contentsOf: kept.file)
    // A b-tree page begins with its type. The pointers from byte 8 on locate the rest of its content.
    let pages = stride(from: 4096, to: whole.count, by: 4096).filter { [2, 5, 10, 13].contains(whole[$0]) }
    #expect(pages.count > 20)
    // Neighboring pages have the same kind, so every third page covers all kinds.
    for page in stride(from: 0, to: pages.count, by: 3).map({ pages[$0] }) {
      let other = try Kept()
      var bytes = whole
      bytes.replaceSubrange(page + 8..<page + 12, with: Data(repeating: 0xA5, count: 4))
      try bytes.write(to: other.file)
      let catalogue = other.catalogue()
      try await keep(1...40, in: catalogue, 1)
      for id in 1...40 { _ = try await catalogue.answer(for: .film(id)) }
      try await keep(1...40, in: catalogue, 2)
      for id in 1...40 { #expect(try await catalogue.answer(for: .film(id)) != nil) }
      #expect(other.reasons.count <= 1, "\(page)")
    }
  }

  @Test func `A disk that is full puts nothing out of the way`() async throws {
    let text = incompressible(9000, seed: 1)
    try await kept.catalogue().keep(kept.answer(.popular, films(1)))
    let catalogue = kept.catalogue(mostPages: 20)
    for id in 1...3 {
      await #expect(throws: ResponseCacheError.diskFull) {
        for step in 0...9 {
          try await catalogue.keep(kept.answer(.film(id * 10 + step), #"{"id":\#(id * 10 + step),"title":"\#(text)"}"#))
        }
      }
    }
    #expect(try await catalogue.answer(for: .popular) != nil)
    #expect(kept.reasons.isEmpty)
  }

  @Test func `Values of the wrong kind are damage, and end nothing`() async throws {
    try await kept.catalogue().keep(kept.answer(.popular, films(1)))
    try await kept.database().write { database in
      try database.execute(
        sql: """
          PRAGMA writable_schema = ON;
          UPDATE sqlite_master SET sql = replace(replace(sql, 'STRICT', ''), 'length INTEGER', 'length');
          """)
    }
    try await kept.database().write { try $0.execute(sql: "UPDATE answer SET length = 'many'") }
    let catalogue = kept.catalogue()
    #expect(try await catalogue.answer(for: .popular) == nil)
    #expect(kept.reasons.count == 1)
    try await expectNew(catalogue)
  }

  @Test(arguments: [
    "UPDATE body SET content = x'7B7D'", "UPDATE body SET content = x''",
    "UPDATE body SET content = substr(content, 1, length(content) - 1)", "UPDATE answer SET length = length - 1",
    "UPDATE answer SET length = length + 1", "UPDATE answer SET length = -1",
    "UPDATE answer SET length = 9000000000000",
  ])
  func `An answer that is not whole is not given`(damage: String) async throws {
    let catalogue = kept.catalogue()
    try await catalogue.keep(kept.answer(.popular, films(1)))
    try await kept.database().write { try $0.execute(sql: damage) }
    #expect(try await catalogue.answer(for: .popular) == nil)
  }

  @Test func `A file that lacks a column is none that can be read`() async throws {
    try await kept.catalogue().keep(kept.answer(.popular, films(1)))
    try await kept.database().write { try $0.execute(sql: "ALTER TABLE answer DROP COLUMN length") }
    let catalogue = kept.catalogue()
    #expect(try await catalogue.answer(for: .popular) == nil)
    try await expectNew(catalogue)
  }

  @Test func `Deleting the files while they are open does no harm`() async throws {
    let (first, second) = (kept.catalogue(), kept.catalogue())
    for round in 1...4 {
      for id in 1...10 {
        let catalogue = id.isMultiple(of: 2) ? first : second
        try await catalogue.keep(kept.answer(.film(id), #"{"id":\#(id),"title":"\#(round)"}"#))
      }
      for suffix in round.isMultiple(of: 2) ? [""] : ["", "-wal", "-shm"] {
        try FileManager.default.removeItem(atPath: kept.file.path + suffix)
      }
      for id in 1...10 { #expect(try await second.answer(for: .film(id)) == nil) }
      try await first.keep(kept.answer(.popular, films(round)))
      #expect(try await second.answer(for: .popular)?.body == Data(films(round).utf8))
    }
    #expect(kept.events == [])
    #expect(try await kept.database().read { try String.fetchOne($0, sql: "PRAGMA integrity_check") } == "ok")
  }

  @Test func `Where nothing can be laid beside the file, it is still read`() async throws {
    let answer = kept.answer(.popular, films(1))
    try await kept.catalogue().keep(answer)
    // This simulates a full disk, on which SQLite can't create the index that readers share.
    try await kept.database().writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
    let index = kept.file.path + "-shm"
    try? FileManager.default.removeItem(atPath: index)
    try FileManager.default.createDirectory(atPath: index, withIntermediateDirectories: false)
    let catalogue = kept.catalogue()
    #expect(try await catalogue.answer(for: .popular) == answer)
    try FileManager.default.removeItem(atPath: index)
    try await catalogue.keep(kept.answer(.popular, films(2)))
    #expect(try await kept.catalogue().answer(for: .popular)?.body == Data(films(2).utf8))
    #expect(kept.events == [])
  }

  @Test func `A folder that cannot be written is said`() async throws {
    let blocked = kept.folder.appending(path: "file")
    try Data().write(to: blocked)
    let catalogue = ResponseCache(folder: blocked.appending(path: "below"))
    await #expect {
      try await catalogue.keep(kept.answer(.popular, films(1)))
    } throws: { error in
      if case .unwritable = error as? ResponseCacheError { true } else { false }
    }
    await #expect(throws: ResponseCacheError.self) { try await catalogue.answer(for: .popular) }
  }

  @Test func `Nobody else may read it`() async throws {
    let folder = kept.folder.appending(path: "own")
    try await ResponseCache(folder: folder).keep(kept.answer(.popular, films(1)))
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path)
    #expect((attributes[.posixPermissions] as? Int) == 0o700)
  }
}
