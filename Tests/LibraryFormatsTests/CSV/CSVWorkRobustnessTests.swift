import Foundation
import Glibc
import Testing

@testable import LibraryFormats

/// Files designed to be examined repeatedly: the work grows linearly with their size, not quadratically.
@Suite(.timeLimit(.minutes(2)))
struct CSVWorkRobustnessTests {
  /// A line that shifts the pairing of quotes, so that a row begins at each line and ends at none.
  private static let overlapping = "b\",c\"d,\"e\n"

  private func examined(_ text: String) -> Int {
    var reader = CSVReader(Array(text.utf8), spareRereads: 0)
    while reader.next() != nil {}
    return reader.examined
  }

  @Test(arguments: [
    overlapping, "\"a,\n", "\"", ",", "\n", "\"\",\n", "\"a\"b,\n", "\\\"a,\"\n", "a\",\"b,\n",
    "b\",c\"d,\"e" + String(repeating: "x", count: 300) + "\n",
  ])
  func `Reader examines a number of bytes that is linear in the file's size`(line: String) {
    let count = 30_000 / line.utf8.count
    let once = examined(String(repeating: line, count: count))
    let twice = examined(String(repeating: line, count: 2 * count))
    #expect(once <= 7 * 30_000)
    #expect(twice <= 2 * once + 60_000)
  }

  @Test func `Reader reads the rows after a malformed part`() {
    let hostile = String(repeating: Self.overlapping, count: 5_000)
    let rows = Array(CSVReader(Array((hostile + "\"\n1,2\n3,4\n").utf8), spareRereads: 0))
    #expect(rows.suffix(2).map(\.fields) == [["1", "2"], ["3", "4"]])
    #expect(rows.count < 2_000)
  }

  @Test func `Deep common folders are removed in one pass`() throws {
    // Removing these folders one by one would copy a billion components.
    let deep = String(repeating: "a/", count: 500)
    let paths = try (0..<2_000).map { try #require(EntryPath("\(deep)\($0).csv")) }
    let bare = EntryPath.unwrapped(paths)
    #expect(bare.map(\.text) == (0..<2_000).map { "\($0).csv" })
    let meaningful = try [#require(EntryPath("A/lists/1.csv")), #require(EntryPath("a/lists/2.csv"))]
    #expect(EntryPath.unwrapped(meaningful).map(\.text) == ["lists/1.csv", "lists/2.csv"])
    #expect(EntryPath.unwrapped([try #require(EntryPath("a/b.csv"))]).map(\.text) == ["b.csv"])
  }

  @Test func `Deep and unclosed JSON is reported as one skipped row`() throws {
    for text in ["[" + String(repeating: "[", count: 100_000), "[{\"a\":" + String(repeating: "[", count: 100_000)] {
      let result = try read(["watched-history-1.json": text])
      #expect(result.records.isEmpty && result.skipped.count == 1)
    }
  }

  @Test func `Overlong title is not searched for seasons`() throws {
    let name = "S: Season 1: " + String(repeating: "(Episode 1", count: 10_000)
    let result = try read(["NetflixViewingHistory.csv": "Title,Date\n\"\(name)\",1/13/20\n"])
    #expect(result.records.map(\.title.name.count) == [name.count])
  }
}

/// Untrusted names in error messages, and files that an import must not open.
@Suite(.timeLimit(.minutes(5)))
struct ImportFileRobustnessTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `Error descriptions sanitize and shorten file names`() {
    let name = "a\u{1B}]0;x\u{7}\u{9B}\u{202E}\(String(repeating: "y", count: 70_000))"
    let errors: [ImportError] = [
      .missing(file: name), .unreadable(file: name, reason: "No"), .notAFile(file: name), .empty(file: name),
      .otherArchive(file: name), .damaged(file: name, reason: ""), .encrypted(file: name),
      .wrongPassphrase(file: name), .unsafeName(file: name, name: name),
      .unusableName(file: name, name: name), .nestedJournal(file: name, entry: name),
      .tooManyEntries(file: name, limit: 1),
      .tooLarge(file: name, limit: 1), .suspiciousCompression(file: name, entry: name), .unknownFormat(file: name),
      .ownFormat(file: name),
    ]
    for error in errors {
      let sentence = error.errorDescription ?? ""
      #expect(sentence.hasSuffix(".") || sentence.hasSuffix("”") || sentence.hasSuffix("own."), "\(sentence)")
      #expect(sentence.unicodeScalars.count < 500)
      #expect(!sentence.unicodeScalars.contains { ["\u{1B}", "\u{7}", "\u{9B}", "\u{202E}"].contains($0) })
    }
  }

  @Test func `Import rejects a pipe or device in place of a file`() throws {
    let pipe = folder.url.appending(path: "watched.csv")
    #expect(mkfifo(pipe.path, 0o600) == 0)
    #expect(throws: ImportError.notAFile(file: "watched.csv")) { try ImportArchive(opening: pipe) }
    let device = folder.url.appending(path: "ratings.csv")
    try FileManager.default.createSymbolicLink(atPath: device.path, withDestinationPath: "/dev/zero")
    #expect(throws: ImportError.notAFile(file: "ratings.csv")) { try ImportArchive(opening: device) }
    // In a folder, they are skipped.
    #expect(throws: ImportError.empty(file: folder.url.lastPathComponent)) { try ImportArchive(opening: folder.url) }
  }

  @Test func `Import rejects a sparse file of 1 TB by its size`() throws {
    let file = try folder.write("ratings.csv", Array("Date,Name,Year,Letterboxd URI,Rating\n".utf8))
    #expect(truncate(file.path, 1 << 40) == 0)
    let archive = try ImportArchive(opening: file)
    #expect(throws: ImportError.tooLarge(file: "ratings.csv", limit: 64_000_000)) { try archive.read() }
    let journal = try folder.write("journal.jsonl", Array("{\"matinee\":1}\n".utf8))
    #expect(truncate(journal.path, 1 << 40) == 0)
    #expect(throws: ImportError.self) { try ImportArchive(opening: journal).format() }
  }
}
