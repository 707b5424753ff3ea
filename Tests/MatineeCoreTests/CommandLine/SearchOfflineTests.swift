import Foundation
import SyntheticExports
import Testing
import ToolTestSupport

/// `matinee search --offline`: searching the title index.
@Suite(.timeLimit(.minutes(5)))
struct SearchOfflineTests {
  private let matinee: CommandLineTool

  init() throws { matinee = try CommandLineTool() }

  private func search(_ arguments: String...) async throws -> CommandLineTool.Outcome {
    // This key is invalid, so a network request would fail.
    try await matinee.run(["search", "--offline"] + arguments, ["TMDB_API_KEY": "k"])
  }

  private func makeIndex() async throws {
    let files = [
      try matinee.export(.movies, ["The Matrix", "Amélie", "Matrix Revisited"]),
      try matinee.export(.shows, ["Matrix Tales"]), try matinee.export(.people, ["Keanu Reeves", "Mary Matrix"]),
    ]
    let outcome = try await matinee.run(["index", "update"] + files.flatMap { ["--file", $0] })
    #expect(outcome.status == 0, "\(outcome.errorOutput)")
  }

  @Test func `A result line starts with a page reference, and accents are optional in the query`() async throws {
    try await makeIndex()
    let outcome = try await search("amelie")
    #expect(outcome.status == 0 && outcome.errorOutput.isEmpty)
    #expect(outcome.output == "movie/2        Amélie\n")
    #expect(try await search("keanu").output == "person/1        Keanu Reeves\n")
  }

  @Test func `Search finds all kinds, puts the best match first and respects the limit`() async throws {
    try await makeIndex()
    let lines = try await search("matrix").output.split(separator: "\n")
    #expect(lines.count == 4 && lines[0].hasPrefix("movie/1 ") && lines[0].hasSuffix("The Matrix"))
    #expect(lines.contains { $0.hasPrefix("tv/1 ") } && lines.contains { $0.hasPrefix("person/2 ") })
    #expect(try await search("matrix", "--limit", "2").output.split(separator: "\n").count == 2)
  }

  @Test(arguments: [("--films", 2), ("--series", 1), ("--people", 1)])
  func `A kind option limits the results to that kind`(flag: String, count: Int) async throws {
    try await makeIndex()
    #expect(try await search("matrix", flag).output.split(separator: "\n").count == count)
  }

  @Test func `Search prints its results as one JSON array`() async throws {
    try await makeIndex()
    let output = try await search("the matrix", "--json", "--films", "--limit", "1").output
    let rows = try #require(JSONSerialization.jsonObject(with: Data(output.utf8)) as? [[String: Any]])
    #expect(rows.count == 1 && rows[0]["id"] as? Int == 1 && rows[0]["kind"] as? String == "movie")
    #expect(rows[0]["title"] as? String == "The Matrix" && rows[0]["popularity"] as? Double == 3)
  }

  @Test func `Search corrects a misspelled query and suggests the correction`() async throws {
    try await makeIndex()
    let outcome = try await search("reevse keanu")
    #expect(outcome.status == 0 && outcome.output == "person/1        Keanu Reeves\n")
    #expect(outcome.errorOutput == "matinee: Did you mean “reeves keanu”?\n")
  }

  @Test func `A search without results prints a message or an empty JSON array`() async throws {
    try await makeIndex()
    let outcome = try await search("qqqqqqqqqqqq")
    #expect(outcome.status == 0 && outcome.output.isEmpty)
    #expect(outcome.errorOutput == "matinee: No results for “qqqqqqqqqqqq”.\n")
    #expect(try await search("qqqqqqqqqqqq", "--json").output.filter { !$0.isWhitespace } == "[]")
  }

  @Test func `Search suggests an index update when there is no index`() async throws {
    let outcome = try await search("matrix")
    #expect(outcome.status == 1 && outcome.output.isEmpty)
    #expect(
      outcome.errorOutput
        == "matinee: There’s no title index for offline search yet. To create it, run “matinee index update”.\n")
    #expect(try await search("matrix", "--sample").errorOutput.contains("“matinee index update --sample”"))
    _ = try await matinee.run(["index", "update", "--file", try matinee.export(.movies, ["The Matrix"])])
    #expect(try await search("matrix", "--people").errorOutput.contains("no title index of people"))
  }

  @Test(arguments: [
    (["search"], "query"), (["search", " "], "something to search for"),
    (["search", "a", "--limit", "0"], "1 to 1000"),
    (["search", "a", "--films", "--people"], "--people"), (["search", "a", "--year", "12"], "1999"),
    (["search", "a", "--year", "1999", "--people"], "People"),
    (["search", String(repeating: "a", count: 501)], "500 characters"),
    (["index", "update", "--kinds", "films,plays"], "plays"),
  ])
  func `Invalid search and index arguments exit with 64 and a hint`(arguments: [String], hint: String) async throws {
    let outcome = try await matinee.run(arguments)
    #expect(outcome.status == 64 && outcome.output.isEmpty && !outcome.wasKilled)
    #expect(outcome.errorOutput.contains(hint))
  }
}
