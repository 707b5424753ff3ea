import Foundation
import SampleCatalogue
import Testing
import TitleIdentity
import ToolTestSupport

/// `matinee show`: its output on each stream, and its exit status.
@Suite(.timeLimit(.minutes(5)))
struct ShowCommandTests {
  private let matinee: CommandLineTool

  init() throws { matinee = try CommandLineTool() }

  private func object(_ text: String) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  /// Returns the first title of a list.
  private func first(of list: String) async throws -> (id: Int, title: String) {
    let outcome = try await matinee.run(["list", list, "--json"])
    let rows = try #require(JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]])
    return (try #require(rows.first?["id"] as? Int), try #require(rows.first?["title"] as? String))
  }

  @Test(arguments: [("popular", "movie"), ("tv/popular", "tv")])
  func `The show command prints a title's name, cast and TMDB URL as text`(list: String, kind: String) async throws {
    let title = try await first(of: list)
    let outcome = try await matinee.run(["show", "\(kind)/\(title.id)"])
    #expect(outcome.status == 0)
    #expect(outcome.errorOutput.isEmpty)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.first?.hasPrefix(title.title) == true)
    #expect(lines.contains { $0.hasPrefix("TMDB: https://www.themoviedb.org/\(kind)/\(title.id)") })
    #expect(outcome.output.contains("\nCast:\n"))
  }

  @Test(arguments: [("popular", "movie"), ("tv/popular", "tv")])
  func `The show command prints a title as one JSON object`(list: String, kind: String) async throws {
    let title = try await first(of: list)
    let outcome = try await matinee.run(["show", "https://www.themoviedb.org/\(kind)/\(title.id)-any-name", "--json"])
    #expect(outcome.status == 0)
    let page = try object(outcome.output)
    #expect(
      page["id"] as? Int == title.id && page["kind"] as? String == kind && page["title"] as? String == title.title)
    #expect(page["voteCount"] is Int && page["releaseDate"] is String && (page["cast"] as? [Any])?.isEmpty == false)
  }

  @Test func `The show command prints people and seasons`() async throws {
    let film = try object(
      try await matinee.run(["show", "movie/\(try await first(of: "popular").id)", "--json"]).output)
    let person = try #require((film["cast"] as? [[String: Any]])?.first?["id"] as? Int)
    let life = try object(try await matinee.run(["show", "person/\(person)", "--json"]).output)
    #expect(life["kind"] as? String == "person" && (life["filmography"] as? [String: Any])?.isEmpty == false)
    let series = try await first(of: "tv/popular").id
    let season = try object(try await matinee.run(["show", "tv/\(series)/season/1", "--json"]).output)
    #expect((season["episodes"] as? [Any])?.isEmpty == false)
  }

  @Test func `The show command resolves an IMDb address to its title`() async throws {
    let id = try await first(of: "popular").id
    let film = try object(try await matinee.run(["show", "movie/\(id)", "--json"]).output)
    let address = try #require((film["links"] as? [String: String])?["IMDb"])
    let found = try object(try await matinee.run(["show", address, "--json"]).output)
    #expect(found["id"] as? Int == id)
  }

  @Test(arguments: ["movie/1", "tv/1", "person/1", "tv/1/season/1", "tt99999999"])
  func `The show command reports a page that the sample catalogue doesn't have`(page: String) async throws {
    let outcome = try await matinee.run(["show", page])
    #expect(outcome.status == 1)
    #expect(outcome.output.isEmpty)
    #expect(
      outcome.errorOutput
        == "matinee: The sample catalogue doesn’t have \(page). To browse all of TMDB, enter a TMDB key.\n")
  }

  @Test(arguments: ["603", "movie/0", "https://evil.example/movie/603", "movie/603; rm -rf /"])
  func `The show command rejects an invalid page reference with status 64`(text: String) async throws {
    let outcome = try await matinee.run(["show", text])
    #expect(outcome.status == 64)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errorOutput.contains("isn’t a page"))
  }

  @Test func `The show command reports an unreachable server`() async throws {
    let outcome = try await matinee.run(
      ["show", "movie/603"], ["TMDB_API_KEY": "k", "MATINEE_API_URL": try SilentServer.unreachableAddress()])
    #expect(outcome.status == 1)
    #expect(
      outcome.errorOutput
        == "matinee: Can’t reach TMDB. Check your connection and try again. Nothing is cached for this page.\n")
  }
}
