import Foundation
import Testing

@testable import LibraryFormats

/// Malicious and damaged archives.
struct HostileArchiveTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: [
    "../ratings.csv", "a/../../ratings.csv", "/etc/passwd", "..\\ratings.csv", "C:\\ratings.csv", "./C:\\ratings.csv",
    "a/..",
  ])
  func `Archive rejects names that lead outside of it`(_ name: String) throws {
    let url = try write(ZipFixture([:]), entries: [.file("diary.csv", [65]), .file(name, [65])])
    let error = #expect(throws: ImportError.self) { try ImportArchive(opening: url) }
    guard case .unsafeName = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func `Archive doesn't follow links`() throws {
    let url = try write(ZipFixture([:]), entries: [.link("diary.csv", to: "/etc/passwd"), .file("watched.csv", [65])])
    #expect(try ImportArchive(opening: url).entryNames == ["watched.csv"])
  }

  @Test func `Archive doesn't decompress 10 GB from a 10 MB file`() throws {
    let url = try folder.write("bomb.zip", ZipBomb.bytes(entry: "ratings.csv", megabytes: 10_000))
    let archive = try ImportArchive(opening: url)
    #expect(throws: ImportError.suspiciousCompression(file: "bomb.zip", entry: "ratings.csv")) {
      try archive.contents(of: archive.entries)
    }
    // The first bytes already show that it isn't a table from any app.
    #expect(throws: ImportError.unknownFormat(file: "bomb.zip")) { try archive.read() }
  }

  @Test func `Import doesn't decompress entries that it doesn't need`() throws {
    let url = try folder.write("bomb.zip", ZipBomb.bytes(entry: "photo.jpg", megabytes: 10_000))
    #expect(throws: ImportError.unknownFormat(file: "bomb.zip")) { try ImportArchive(opening: url).read() }
  }

  @Test func `Archive enforces limits on the number and size of its entries`() throws {
    let text = (0..<300).map { "\($0),\($0 &* 7919)\n" }.joined()
    let url = try write(ZipFixture(["a.csv": text, "b.csv": text, "c.csv": text]))
    func read(_ change: (inout ImportLimits) -> Void) throws -> Int {
      var limits = ImportLimits()
      change(&limits)
      let archive = try ImportArchive(opening: url, limits: limits)
      return try archive.contents(of: archive.entries).count
    }
    #expect(try read { _ in } == 3)
    #expect(throws: ImportError.tooManyEntries(file: "x.zip", limit: 2)) { try read { $0.entries = 2 } }
    #expect(throws: ImportError.tooLarge(file: "x.zip", limit: 1_000)) { try read { $0.entryBytes = 1_000 } }
    #expect(throws: ImportError.tooLarge(file: "x.zip", limit: 2 * text.utf8.count)) {
      try read { $0.totalBytes = 2 * text.utf8.count }
    }
  }

  @Test func `Folder enforces limits on depth, number and size of its files`() throws {
    for name in ["a.csv", "b.csv", "1/2/3/4/5/6/7/deep.csv"] { _ = try folder.write("export/\(name)", "a,b\n") }
    let url = folder.url.appending(path: "export")
    #expect(try ImportArchive(opening: url).entryNames == ["a.csv", "b.csv"])
    var limits = ImportLimits()
    limits.entries = 2
    #expect(throws: ImportError.tooManyEntries(file: "export", limit: 2)) {
      try ImportArchive(opening: url, limits: limits)
    }
    limits = ImportLimits()
    limits.totalBytes = 5
    let archive = try ImportArchive(opening: url, limits: limits)
    #expect(throws: ImportError.tooLarge(file: "export", limit: 5)) { try archive.contents(of: archive.entries) }
  }

  @Test func `Truncated archive reports damage`() throws {
    let text = (0..<2_000).map { "\($0),\($0 &* 7919)\n" }.joined()
    let whole = Array(try Data(contentsOf: write(ZipFixture(["diary.csv": text]))))
    for count in [whole.count - 1, whole.count / 2, 30, 5] {
      let url = try folder.write("cut.zip", Array(whole.prefix(count)))
      let error = #expect(throws: ImportError.self) { try ImportArchive(opening: url).read() }
      guard case .damaged = error else {
        Issue.record("\(count): \(String(describing: error))")
        return
      }
    }
  }

  @Test func `Archive with a changed byte in compressed data reports damage`() throws {
    let text = (0..<2_000).map { "\($0),\($0 &* 7919)\n" }.joined()
    var bytes = Array(try Data(contentsOf: write(ZipFixture(["diary.csv": text]))))
    bytes[bytes.count / 2] ^= 0xFF
    let archive = try ImportArchive(opening: folder.write("wrong.zip", bytes))
    let error = #expect(throws: ImportError.self) { try archive.contents(of: archive.entries) }
    guard case .damaged(file: "wrong.zip", _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  private func write(_ fixture: ZipFixture, entries: [ZipFixture.Entry] = []) throws -> URL {
    var fixture = fixture
    fixture.entries += entries
    let url = folder.url.appending(path: "x.zip")
    try fixture.write(to: url)
    return url
  }
}
