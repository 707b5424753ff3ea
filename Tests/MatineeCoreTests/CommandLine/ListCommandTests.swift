import Catalogue
import Foundation
import SampleCatalogue
import Testing
import ToolTestSupport

/// `matinee list`: its output on each stream, and its exit status.
@Suite(.timeLimit(.minutes(5)))
struct ListCommandTests {
  private let matinee: CommandLineTool

  init() throws { matinee = try CommandLineTool() }

  private func rows(_ text: String) throws -> [[String: Any]] {
    try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
  }

  @Test(arguments: MovieList.allCases.map(\.rawValue))
  func `The list command prints a page of twenty lines`(list: String) async throws {
    let outcome = try await matinee.run(["list", list])
    #expect(outcome.status == 0)
    let lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 21 && lines.last == "")
    #expect(lines.dropLast().allSatisfy { $0.count > 12 })
    #expect(outcome.errorOutput.isEmpty)
  }

  @Test func `The list command prints one JSON array with twenty movies`() async throws {
    let outcome = try await matinee.run(["list", "popular", "--json"])
    #expect(outcome.status == 0)
    let rows = try rows(outcome.output)
    #expect(rows.count == 20)
    for row in rows {
      #expect(row["id"] is Int)
      #expect(row["kind"] as? String == "movie")
      #expect((row["title"] as? String)?.isEmpty == false)
    }
    #expect(Set(rows.compactMap { $0["id"] as? Int }).count == 20)
  }

  @Test func `The first two pages of a list have no movies in common`() async throws {
    let first = try await matinee.run(["list", "popular", "--json"])
    let second = try await matinee.run(["list", "popular", "--json", "--page", "2"])
    let ids = try [first, second].map { try Set(rows($0.output).compactMap { $0["id"] as? Int }) }
    #expect(ids[0].isDisjoint(with: ids[1]))
    #expect(ids[1].count == 20)
  }

  @Test func `A page past the end prints an empty JSON array or a message`() async throws {
    let json = try await matinee.run(["list", "popular", "--json", "--page", "400"])
    #expect(json.status == 0)
    #expect(try rows(json.output).isEmpty)
    let text = try await matinee.run(["list", "popular", "--page", "400"])
    #expect(text.status == 0)
    #expect(text.output.isEmpty)
    #expect(text.errorOutput == "matinee: There are no titles on page 400.\n")
  }

  @Test func `The list command shows an error when the server is unreachable`() async throws {
    let outcome = try await matinee.run(
      ["list", "popular"], ["TMDB_API_KEY": "k", "MATINEE_API_URL": try SilentServer.unreachableAddress()])
    #expect(outcome.status == 1)
    #expect(outcome.output.isEmpty)
    #expect(
      outcome.errorOutput
        == "matinee: Can’t reach TMDB. Check your connection and try again. Nothing is cached for this page.\n")
  }

  @Test func `The list command sends its request to a custom server with the key`() async throws {
    let server = try await SampleServer()
    let outcome = try await matinee.run(
      ["list", "top-rated", "--json"], ["TMDB_API_KEY": "k", "MATINEE_API_URL": server.address])
    #expect(outcome.status == 0)
    #expect(try rows(outcome.output).count == 20)
    #expect(try server.requests("/3/movie/top_rated").map(\.status) == [200])
  }

  @Test func `The list command shows an error when TMDB rejects the key`() async throws {
    let server = try await SampleServer()
    let outcome = try await matinee.run(
      ["list", "popular"], ["TMDB_API_KEY": "wrong", "MATINEE_API_URL": server.address])
    #expect(outcome.status == 1)
    #expect(
      outcome.errorOutput == "matinee: TMDB doesn’t accept this API key. Check the API key, or enter another one.\n")
  }

  @Test(arguments: [["list", "popular", "--sample"], ["--sample", "list", "popular"]])
  func `The list command reads the sample catalogue without a server`(arguments: [String]) async throws {
    let outcome = try await matinee.run(
      arguments, ["TMDB_API_KEY": "k", "MATINEE_API_URL": try SilentServer.unreachableAddress()])
    #expect(outcome.status == 0)
  }

  @Test func `The list command shows an error when the settings file is invalid`() async throws {
    let file = try matinee.writeSettings("{")
    let outcome = try await matinee.run(["list", "popular"])
    #expect(outcome.status == 1)
    #expect(outcome.errorOutput.hasPrefix("matinee: Matinee can’t read the settings in \(file.path)."))
  }

  @Test func `The list command reads the sample catalogue despite an invalid settings file`() async throws {
    _ = try matinee.writeSettings("{")
    #expect(try await matinee.run(["list", "popular", "--sample"]).status == 0)
  }

  @Test func `The list command prints no error when its output pipe is closed`() async throws {
    let matinee = CommandLineTool.products.appending(path: "matinee").path
    let shell = try CommandLineTool("sh", in: URL(filePath: "/bin"))
    // The reader has exited before the command writes, so the command writes to a closed pipe.
    let outcome = try await shell.run(["-c", "{ '\(matinee)' list popular; echo \"exited with $?\" >&2; } | true"])
    #expect(outcome.errorOutput == "exited with 0\n" || outcome.errorOutput == "exited with 141\n")
  }

  @Test func `The list command shows an error when the output device is full`() async throws {
    let matinee = CommandLineTool.products.appending(path: "matinee").path
    let outcome = try await CommandLineTool("sh", in: URL(filePath: "/bin")).run(
      ["-c", "'\(matinee)' list popular > /dev/full"])
    #expect(outcome.status == 1)
    #expect(outcome.errorOutput == "matinee: Can’t write the result: No space left on device.\n")
  }
}
