import Foundation
import Testing
import ToolTestSupport

/// `matinee next` and `matinee calendar`: their output on each stream, and their exit status.
@Suite(.timeLimit(.minutes(5)))
struct PlanCommandTests {
  private let matinee: CommandLineTool

  init() throws { matinee = try CommandLineTool() }

  private func run(_ arguments: String...) async throws -> CommandLineTool.Outcome {
    try await matinee.run(arguments + ["--sample"])
  }

  @Test func `The next command prints the next episode of each series, with its name and progress`() async throws {
    let empty = try await run("next")
    #expect(empty.status == 0 && empty.output.isEmpty && empty.errorOutput.contains("nothing to watch next"))
    let noRows = try JSONSerialization.jsonObject(with: Data(try await run("next", "--json").output.utf8))
    #expect((noRows as? [Any])?.isEmpty == true)
    #expect(try await run("watch", "tv/920000043", "--season", "1", "--episode", "1").status == 0)
    let next = try await run("next")
    #expect(next.status == 0 && next.errorOutput.isEmpty)
    let line = "now  tv/920000043 (sample)  The Simpsons (1989) · S1\u{A0}E2 · Bart the Genius"
    #expect(next.output == "\(line)  1 of 35 watched\n")
  }

  @Test func `The next command prints JSON for scripts`() async throws {
    #expect(try await run("watch", "tv/920000043", "--season", "1", "--episode", "1").status == 0)
    let outcome = try await run("next", "--json")
    let rows = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]])
    let row = try #require(rows.first)
    #expect(rows.count == 1 && row["name"] as? String == "Bart the Genius" && row["date"] as? String == "1990-01-14")
    #expect(row["progress"] as? [String: Int] == ["watched": 1, "total": 35])
    let title = try #require(row["title"] as? [String: Any])
    #expect(title["season"] as? Int == 1 && title["episode"] as? Int == 2)
  }

  @Test func `The calendar command prints a calendar, or writes it to a file that it replaces`() async throws {
    let printed = try await run("calendar")
    #expect(printed.status == 0 && printed.output.hasPrefix("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n"))
    let file = matinee.file("matinee.ics")
    for _ in 1...2 { #expect(try await run("calendar", "--output", file).status == 0) }
    #expect(try String(contentsOfFile: file, encoding: .utf8) == printed.output)
  }

  @Test func `The calendar command replaces no other file unless told to`() async throws {
    let file = matinee.file("notes.txt")
    try Data("Mine".utf8).write(to: URL(filePath: file))
    let refused = try await run("calendar", "--output", file)
    #expect(refused.status == 1 && refused.errorOutput.contains("“notes.txt” isn’t a calendar file."))
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "Mine")
    #expect(try await run("calendar", "--output", file, "--force").status == 0)
    #expect(try String(contentsOfFile: file, encoding: .utf8).hasPrefix("BEGIN:VCALENDAR"))
    let own = try await run("calendar", "--output", matinee.file(".local/share/matinee/library.sqlite"), "--force")
    #expect(own.status == 1)
    #expect(try await run("calendar", "--output", "").status == 64)
  }
}
