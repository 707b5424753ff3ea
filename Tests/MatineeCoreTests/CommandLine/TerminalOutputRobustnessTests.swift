import CommandReports
import Foundation
import Library
import LibraryFormats
import TMDB
import TMDBTesting
import Testing
import TitleIdentity
import ToolTestSupport

/// Hostile text passed through the real program. Neither standard output nor standard error contains control sequences.
@Suite(.timeLimit(.minutes(5)))
struct TerminalOutputRobustnessTests {
  private let matinee: CommandLineTool
  /// A text that sets a terminal's title, begins a sequence with a C1 character and changes the writing direction.
  private let hostile = "x\u{1B}]0;owned\u{7}\u{9B}31m\u{202E}y\u{2066}\u{200F}\u{61C}\u{2028}z"

  init() throws { matinee = try CommandLineTool() }

  private func expectClean(_ outcome: CommandLineTool.Outcome, line: Int = #line) {
    for text in [outcome.output, outcome.errorOutput] {
      let obeyed = text.unicodeScalars.filter { scalar in
        switch scalar.value {
        case 0x0A: false
        case 0x00...0x1F, 0x7F...0x9F, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
      }
      #expect(
        obeyed.isEmpty, "\(obeyed.map { String($0.value, radix: 16) })",
        sourceLocation: SourceLocation(fileID: #fileID, filePath: #filePath, line: line, column: 1))
    }
  }

  private func library() async throws -> Library {
    try await Library.open(in: URL(filePath: matinee.file(".local/share/matinee"), directoryHint: .isDirectory))
  }

  @Test func `Error messages omit the control characters of arguments`() async throws {
    for arguments in [
      ["list", hostile], ["show", hostile], ["undo", hostile], ["rate", "movie/603", hostile],
      ["watch", "movie/603", "--date", hostile], ["watchlist", "add", hostile], [hostile],
      ["--\(hostile)"], ["import", hostile], ["lists", hostile], ["search", hostile, "--offline", "--sample"],
      ["export", "/no/\(hostile)"], ["history", "--profile", hostile], ["next", "--profile", hostile],
      ["calendar", "--sample", "--output", "/no/\(hostile)"], ["index", "update", "--file", hostile],
      ["sync", "/no/\(hostile)"], ["--screen", hostile], ["--size", hostile],
    ] {
      let outcome = try await matinee.run(arguments)
      #expect(outcome.status != 0 && !outcome.errorOutput.isEmpty, "\(arguments)")
      expectClean(outcome)
    }
  }

  @Test func `An error message truncates a long argument`() async throws {
    let outcome = try await matinee.run(["list", String(repeating: "a", count: 100_000)])
    #expect(outcome.status == 64 && outcome.errorOutput.utf8.count < 5_000)
  }

  @Test func `Import errors omit the control characters of archive names`() async throws {
    for (name, reason) in [
      ("../\(hostile)", "has control characters"), ("C\u{9B}31m:/\u{202E}.csv", "entry with a path outside"),
    ] {
      let file = matinee.file("\(hostile).zip")
      try Data(EmptyZip.bytes(name)).write(to: URL(filePath: file))
      let outcome = try await matinee.run(["import", file, "--dry-run", "--sample"])
      #expect(outcome.status == 1 && outcome.errorOutput.contains(reason), "\(outcome.errorOutput)")
      expectClean(outcome)
    }
  }

  @Test func `Import omits the control characters of columns, dates and names in tables`() async throws {
    let file = matinee.file("\(hostile).csv")
    for text in [
      "Title,Date\n\"A\",1/2/\(hostile)\n\"B\",3/4/20\n", "Profile Name,Title,Start Time\n\"\(hostile)\",A,B\nC,D,E\n",
    ] {
      try Data(text.utf8).write(to: URL(filePath: file))
      let outcome = try await matinee.run(["import", file, "--dry-run", "--sample"])
      #expect(!outcome.errorOutput.isEmpty)
      expectClean(outcome)
    }
  }

  @Test func `Library text is sanitized and truncated as text, and complete in JSON and exports`() async throws {
    let library = try await library()
    let film = TitleReference(.tmdb, .movie, 1, name: "\(hostile)\(String(repeating: "w", count: 5_000))")
    _ = try await library.rate(film, part: .whole, Score(halves: 10)!, by: .owner)
    _ = try await library.write(by: .owner) { [hostile] batch in
      try batch.watch(film, part: .whole, on: .year(2020))
      _ = try batch.createList(hostile, about: hostile)
      _ = try batch.add(film, to: .watchlist(of: .owner))
    }
    for command in [["lists"], ["lists", "watchlist"], ["history"], ["profiles"]] {
      let text = try await matinee.run(command)
      #expect(text.status == 0 && !text.output.isEmpty, "\(text.errorOutput)")
      expectClean(text)
      #expect(text.output.split(separator: "\n").allSatisfy { $0.unicodeScalars.count < 1_000 })
      let json = try await matinee.run(command + ["--json"])
      expectClean(json)
      #expect((try? JSONSerialization.jsonObject(with: Data(json.output.utf8))) != nil)
    }
    let lists = try await matinee.run(["lists", "--json"]).output
    let rows = try #require(JSONSerialization.jsonObject(with: Data(lists.utf8)) as? [[String: Any]])
    #expect(rows.contains { $0["about"] as? String == hostile }, "JSON keeps every character.")
    // Exported data isn't text for a terminal, so it stays unchanged.
    let journal = try await matinee.run(["export", "-"]).output
    let file = matinee.file("journal.jsonl")
    #expect(try await matinee.run(["export", file]).status == 0)
    #expect(try journal == String(contentsOfFile: file, encoding: .utf8))
  }

  @Test func `Sync omits the control characters of file names in the shared folder`() async throws {
    let shared = matinee.file("shared")
    try FileManager.default.createDirectory(atPath: shared, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: "\(shared)/\(hostile.replacing("/", with: "")).jsonl", withDestinationPath: "/etc/passwd")
    expectClean(try await matinee.run(["sync", shared]))
  }

  @Test func `A list report truncates a long title`() {
    let title = "\(hostile)\(String(repeating: "w", count: 5_000))"
    let text = TitleListReport([Movie.stub(\.title, title)]).text()
    #expect(text.unicodeScalars.count < 400 && text.hasSuffix("…"))
  }
}

/// A zip archive with one empty file.
private enum EmptyZip {
  static func bytes(_ name: String) -> [UInt8] {
    let name = Array(name.utf8)
    func number(_ value: Int, _ count: Int) -> [UInt8] { (0..<count).map { UInt8(value >> (8 * $0) & 0xFF) } }
    // Version 2.0, UTF-8 names, stored, no time, no checksum, no content.
    let common =
      number(20, 2) + number(0x800, 2) + number(0, 2) + number(0, 4) + number(0, 12)
      + number(name.count, 2) + number(0, 2)
    let local = Array("PK\u{3}\u{4}".utf8) + common + name
    let central = Array("PK\u{1}\u{2}".utf8) + number(20, 2) + common + number(0, 14) + name
    let end =
      Array("PK\u{5}\u{6}".utf8) + number(0, 4) + number(1, 2) + number(1, 2) + number(central.count, 4)
      + number(local.count, 4) + number(0, 2)
    return local + central + end
  }
}
