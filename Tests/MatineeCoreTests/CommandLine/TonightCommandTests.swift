import Foundation
import Testing
import ToolTestSupport

/// `matinee tonight`: its output on each stream, and its exit status.
@Suite(.timeLimit(.minutes(5)))
struct TonightCommandTests {
  private let matinee: CommandLineTool

  init() throws { matinee = try CommandLineTool() }

  private func run(_ arguments: String...) async throws -> CommandLineTool.Outcome {
    try await matinee.run(arguments + ["--sample"])
  }

  private func titles(_ arguments: String...) async throws -> [[String: Any]] {
    let outcome = try await matinee.run(["tonight", "--json", "--sample"] + arguments)
    #expect(outcome.status == 0 && outcome.errorOutput.isEmpty)
    return try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]])
  }

  @Test func `Nothing is proposed without a watchlist, and a sentence says what to do`() async throws {
    let outcome = try await run("tonight")
    #expect(outcome.status == 0 && outcome.output.isEmpty && outcome.errorOutput.contains("matinee watchlist add"))
    #expect(try await titles().isEmpty)
  }

  @Test func `Films of the watchlist that fit the time are proposed with reasons`() async throws {
    for film in ["movie/910000052", "movie/910000063"] {
      #expect(try await run("watchlist", "add", film).status == 0)
    }
    let short = try await run("tonight", "--minutes", "100")
    #expect(short.output.hasPrefix("movie/910000052 (sample)  The Gold Rush (1925)"))
    #expect(short.output.contains("done by ") && short.output.contains("on your list, ★ "))
    #expect(short.output.split(separator: "\n").count == 1)
    #expect(try await titles().count == 2)
    #expect(try await run("watch", "movie/910000052").status == 0)
    #expect(try await titles().compactMap { $0["minutes"] as? Int }.count == 1)
  }

  @Test func `The next episode of a series is proposed`() async throws {
    #expect(try await run("watch", "tv/920000043", "--season", "1", "--episode", "1").status == 0)
    // The guide is requested by other commands and the app.
    #expect(try await run("next").status == 0)
    let row = try #require(try await titles("--episodes").first)
    #expect(row["name"] as? String == "Bart the Genius")
    #expect(try await titles("--films").isEmpty)
  }

  @Test func `Impossible options and unknown profiles are refused`() async throws {
    #expect(try await run("tonight", "--minutes", "0").status == 64)
    #expect(try await run("tonight", "--films", "--episodes").status == 64)
    let unknown = try await run("tonight", "--with", "Nobody")
    #expect(unknown.status == 1 && unknown.errorOutput.contains("There’s no profile named “Nobody”."))
  }
}
