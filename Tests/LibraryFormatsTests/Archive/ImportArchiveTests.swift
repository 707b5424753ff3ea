import Foundation
import Testing

@testable import LibraryFormats

/// Import archives: zip files from apps and file managers, folders and single files.
struct ImportArchiveTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `Entry names omit the common root folder, and system files are ignored`() throws {
    let archive = try zip([
      "letterboxd-ana/ratings.csv": "a", "letterboxd-ana/likes/films.csv": "b",
      "__MACOSX/letterboxd-ana/._ratings.csv": "c",
      "letterboxd-ana/.DS_Store": "d",
    ])
    #expect(archive.entryNames.sorted() == ["likes/films.csv", "ratings.csv"])
    let files = try archive.contents(of: archive.entries.filter { $0.path.name == "films.csv" })
    #expect(files.map(\.bytes) == [Array("b".utf8)])
  }

  @Test func `Names retain a root folder that has a meaning`() throws {
    #expect(
      try zip(["deleted/diary.csv": "a", "deleted/reviews.csv": "b"]).entryNames.sorted() == [
        "deleted/diary.csv", "deleted/reviews.csv",
      ])
  }

  @Test(arguments: [true, false])
  func `Non-ASCII names are read with and without the UTF-8 flag`(_ hasUTF8Flag: Bool) throws {
    var fixture = ZipFixture(["lists/Überraschung 映画.csv": "a", "x\\y.csv": "b"])
    fixture.setsUTF8Flag = hasUTF8Flag
    let url = folder.url.appending(path: "export.zip")
    try fixture.write(to: url)
    #expect(try ImportArchive(opening: url).entryNames.sorted() == ["lists/Überraschung 映画.csv", "x/y.csv"])
  }

  @Test func `Folder is read like an archive, without following links`() throws {
    _ = try folder.write("export/ana/ratings.csv", "a")
    _ = try folder.write("export/ana/lists/one.csv", "b")
    let outside = try folder.write("secret.csv", "c")
    let link = folder.url.appending(path: "export/ana/secret.csv")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: outside)
    try FileManager.default.createSymbolicLink(
      at: folder.url.appending(path: "export/ana/round"), withDestinationURL: folder.url)
    let archive = try ImportArchive(opening: folder.url.appending(path: "export"))
    #expect(archive.entryNames == ["lists/one.csv", "ratings.csv"])
    #expect(try archive.contents(of: archive.entries).map(\.bytes) == [Array("b".utf8), Array("a".utf8)])
  }

  @Test func `Single file is read as an archive of one entry`() throws {
    let archive = try ImportArchive(opening: folder.write("my ratings.csv", "a,b"))
    #expect(archive.entryNames == ["my ratings.csv"])
    #expect(try archive.heads(of: archive.entries, count: 1).map(\.bytes) == [Array("a".utf8)])
  }

  @Test(arguments: ["aes256", "zipcrypt"])
  func `Encrypted archive requires the correct passphrase`(_ encryption: String) throws {
    var fixture = ZipFixture(["followed_tv_show.csv": String(repeating: "a,b\n", count: 500)])
    fixture.passphrase = "opensesame"
    fixture.encryption = encryption
    let url = folder.url.appending(path: "gdpr.zip")
    try fixture.write(to: url)
    func content(_ passphrase: String?) throws -> Int? {
      let archive = try ImportArchive(opening: url, passphrase: passphrase)
      return try archive.contents(of: archive.entries).first?.bytes.count
    }
    #expect(throws: ImportError.encrypted(file: "gdpr.zip")) { try content(nil) }
    #expect(throws: ImportError.encrypted(file: "gdpr.zip")) { try content("") }
    #expect(throws: ImportError.wrongPassphrase(file: "gdpr.zip")) { try content("guess") }
    #expect(try content("opensesame") == 2_000)
  }

  @Test func `Opening a missing, special, empty or unknown file reports the reason`() throws {
    let missing = folder.url.appending(path: "gone.zip")
    #expect(throws: ImportError.missing(file: "gone.zip")) { try ImportArchive(opening: missing) }
    let pipe = folder.url.appending(path: "pipe.csv")
    #expect(mkfifo(pipe.path, 0o600) == 0)
    #expect(throws: ImportError.notAFile(file: "pipe.csv")) { try ImportArchive(opening: pipe) }
    let empty = try folder.write("empty.csv", "")
    #expect(throws: ImportError.empty(file: "empty.csv")) { try ImportArchive(opening: empty) }
    let other = try folder.write("export.7z", [0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C, 0, 4])
    #expect(throws: ImportError.otherArchive(file: "export.7z")) { try ImportArchive(opening: other) }
    let unknown = try folder.write("unknown.csv", "colour,taste\nred,sweet\n")
    #expect(throws: ImportError.unknownFormat(file: "unknown.csv")) { try ImportArchive(opening: unknown).read() }
  }

  @Test func `Every error has a description, and all but two a recovery suggestion`() {
    let errors: [ImportError] = [
      .cancelled, .missing(file: "f"), .unreadable(file: "f", reason: "r"), .notAFile(file: "f"), .empty(file: "f"),
      .otherArchive(file: "f"), .damaged(file: "f", reason: "r"), .encrypted(file: "f"), .wrongPassphrase(file: "f"),
      .unsafeName(file: "f", name: "n"), .unusableName(file: "f", name: "n"), .nestedJournal(file: "f", entry: "e"),
      .tooManyEntries(file: "f", limit: 1), .tooLarge(file: "f", limit: 1),
      .suspiciousCompression(file: "f", entry: "e"), .unknownFormat(file: "f"), .ownFormat(file: "f"),
    ]
    for error in errors { #expect(error.errorDescription?.hasSuffix(".") == true) }
    #expect(errors.filter { $0.recoverySuggestion == nil } == [.cancelled, .ownFormat(file: "f")])
  }

  private func zip(_ files: KeyValuePairs<String, String>) throws -> ImportArchive {
    let url = folder.url.appending(path: "export.zip")
    try ZipFixture(files).write(to: url)
    return try ImportArchive(opening: url)
  }
}
