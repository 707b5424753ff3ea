import Foundation
import SyntheticExports
import Testing
import ToolTestSupport

/// `matinee index`: exports from files, and the index's status.
@Suite(.timeLimit(.minutes(5)))
struct IndexCommandTests {
  private let matinee: CommandLineTool

  init() throws { matinee = try CommandLineTool() }

  private func rows(_ text: String) throws -> [[String: Any]] {
    try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
  }

  private func titles() async throws -> [Int] {
    try rows(try await matinee.run(["index", "status", "--json"]).output).compactMap { $0["titles"] as? Int }
  }

  @Test func `Index status suggests an update when no index exists`() async throws {
    let outcome = try await matinee.run(["index", "status"])
    #expect(outcome.status == 0 && outcome.errorOutput.isEmpty)
    let line = "none: run “matinee index update” to download them"
    #expect(outcome.output == "films   \(line)\nseries  \(line)\npeople  \(line)\n")
    #expect(try await titles() == [0, 0, 0])
  }

  @Test func `Index update builds an index from export files`() async throws {
    let films = try matinee.export(.movies, ["The Matrix", "Amélie"])
    let people = try matinee.export(.people, ["Keanu Reeves"], name: "anything")
    let outcome = try await matinee.run(["index", "update", "--file", films, "--file", people])
    #expect(outcome.status == 0)
    #expect(outcome.errorOutput.isEmpty, "A progress that no terminal shows.")
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 2 && lines[0].hasPrefix("films ") && lines[0].contains("2 titles"))
    #expect(lines[0].hasSuffix("movie_ids.json.gz") && lines[1].hasSuffix("anything"))
    let status = try rows(try await matinee.run(["index", "status", "--json"]).output)
    #expect(status.map { $0["kind"] as? String } == ["movie", "tv", "person"])
    #expect(status.map { $0["isSearchable"] as? Bool } == [true, false, true])
    #expect(status[0]["source"] as? String == "movie_ids.json.gz")
    #expect((status[0]["bytes"] as? Int ?? 0) > 4_096 && status[1]["bytes"] as? Int == 0)
    let built = try #require(status[0]["built"] as? String)
    #expect(try Date(built, strategy: .iso8601).timeIntervalSinceNow > -3_600)
  }

  @Test func `Index update rejects an export of a kind that was not requested`() async throws {
    let people = try matinee.export(.people, ["Keanu Reeves"], name: "people.gz")
    let outcome = try await matinee.run(["index", "update", "--file", people, "--kinds", "films,series"])
    #expect(outcome.status == 1 && outcome.output.isEmpty)
    #expect(outcome.errorOutput == "matinee: “people.gz” is an export of people, which you didn’t select.\n")
    #expect(try await matinee.run(["index", "update", "--file", people, "--kinds", "people"]).status == 0)
  }

  @Test func `Index update shows an error for an unreadable export and preserves the old index`() async throws {
    let films = try matinee.export(.movies, ["The Matrix"])
    #expect(try await matinee.run(["index", "update", "--file", films]).status == 0)
    let whole = try Data(contentsOf: URL(filePath: films))
    let broken = [
      "cut": whole.dropLast(9), "empty": Data(), "page": Data("<html>\n</html>\n".utf8), "gone": nil,
    ]
    for (name, content) in broken {
      try content?.write(to: URL(filePath: matinee.file(name)))
      let outcome = try await matinee.run(["index", "update", "--file", matinee.file(name)])
      #expect(outcome.status == 1 && outcome.output.isEmpty && !outcome.wasKilled)
      #expect(outcome.errorOutput.hasPrefix("matinee: ") && outcome.errorOutput.contains("“\(name)”"))
      #expect(outcome.errorOutput.split(separator: "\n").count == 1)
    }
    #expect(try await titles() == [1, 0, 0])
  }

  @Test func `Index update shows an error when the cache folder can't be written`() async throws {
    let films = try matinee.export(.movies, ["The Matrix"])
    let outcome = try await matinee.run(["index", "update", "--file", films], ["XDG_CACHE_HOME": films])
    #expect(outcome.status == 1)
    #expect(
      outcome.errorOutput
        == "matinee: Can’t write the title index. Check that you can write to the cache folder.\n")
  }

  @Test func `Each server has a separate title index`() async throws {
    let films = try matinee.export(.movies, ["The Matrix"])
    let other = ["MATINEE_API_URL": "http://127.0.0.1:1"]
    #expect(try await matinee.run(["index", "update", "--file", films], other).status == 0)
    #expect(try await titles() == [0, 0, 0])
    #expect(try await matinee.run(["index", "status"], other).output.contains("1 titles"))
  }
}
