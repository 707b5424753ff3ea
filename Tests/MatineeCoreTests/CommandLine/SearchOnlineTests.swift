import Foundation
import SyntheticExports
import Testing
import ToolTestSupport

/// `matinee search`: TMDB's results, and the results when TMDB is unreachable.
@Suite(.timeLimit(.minutes(5)))
struct SearchOnlineTests {
  private let matinee: CommandLineTool

  init() throws { matinee = try CommandLineTool() }

  private func rows(_ arguments: String..., from server: SampleServer? = nil) async throws -> [[String: Any]] {
    let environment = server.map { ["TMDB_API_KEY": "k", "MATINEE_API_URL": $0.address] } ?? [:]
    let outcome = try await matinee.run(["search", "--json"] + arguments, environment)
    #expect(outcome.status == 0 && outcome.errorOutput.isEmpty, "\(outcome.errorOutput)")
    return try #require(JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]])
  }

  /// Returns the sample catalogue's most popular film.
  private func film() async throws -> (id: Int, title: String, year: Int) {
    let outcome = try await matinee.run(["list", "popular", "--json"])
    let rows = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]]
    let date = try #require(rows?.first?["releaseDate"] as? String)
    return (
      try #require(rows?.first?["id"] as? Int), try #require(rows?.first?["title"] as? String),
      try #require(Int(date.prefix(4)))
    )
  }

  @Test func `Search prints a title with its year`() async throws {
    let film = try await film()
    let outcome = try await matinee.run(["search", film.title])
    #expect(outcome.status == 0 && outcome.errorOutput.isEmpty)
    #expect(
      outcome.output.split(separator: "\n").contains {
        $0.hasPrefix("movie/\(film.id) ") && $0.contains("\(film.year)")
      })
  }

  @Test func `Search uses TMDB's endpoint for the requested kind`() async throws {
    let server = try await SampleServer()
    _ = try await rows("the", "--films", from: server)
    _ = try await rows("the", "--series", from: server)
    _ = try await rows("a", "--people", from: server)
    _ = try await rows("the", from: server)
    let paths = try server.requests.map { "\($0)" }
    for path in ["movie", "tv", "person", "multi"] { #expect(paths.contains { $0.contains("/3/search/\(path)") }) }
  }

  @Test func `Search requests pages until it has reached the limit`() async throws {
    let server = try await SampleServer()
    let many = try await rows("e", "--limit", "45", from: server)
    #expect(many.count == 45)
    #expect(Set(many.map { "\($0["kind"] ?? "") \($0["id"] ?? "")" }).count == 45)
  }

  @Test func `The year option limits movies and shows to that year and skips people`() async throws {
    let film = try await film()
    let server = try await SampleServer()
    let found = try await rows(film.title, "--year", "\(film.year)", from: server)
    #expect(found.contains { $0["id"] as? Int == film.id && $0["kind"] as? String == "movie" })
    #expect(found.allSatisfy { ($0["releaseDate"] as? String)?.hasPrefix("\(film.year)") == true })
    #expect(try server.requests("/3/search/*").count == 2, "People have no year.")
    let other = try await matinee.run(["search", film.title, "--films", "--year", "1801", "--json"])
    #expect(other.status == 0 && other.output.filter { !$0.isWhitespace } == "[]")
  }

  @Test func `Search describes the available title index when the server is unreachable`() async throws {
    let environment = ["TMDB_API_KEY": "k", "MATINEE_API_URL": try SilentServer.unreachableAddress()]
    let unreachable = "matinee: Can’t reach TMDB. Check your connection and try again. "
    let nothing = try await matinee.run(["search", "matrix"], environment)
    #expect(nothing.status == 1 && nothing.output.isEmpty)
    #expect(
      nothing.errorOutput
        == unreachable
        + "There’s nothing to search offline yet. When you’re online, run “matinee index update” to download the titles.\n"
    )
    let files = [try matinee.export(.movies, ["The Matrix"]), try matinee.export(.people, ["Keanu", "Carrie"])]
    _ = try await matinee.run(["index", "update"] + files.flatMap { ["--file", $0] }, environment)
    let saved = try await matinee.run(["search", "matrix"], environment)
    #expect(saved.status == 1 && saved.output.isEmpty)
    #expect(saved.errorOutput == unreachable + "The title index has 1 film and 2 people: search it with --offline.\n")
    #expect(try await matinee.run(["search", "matrix", "--offline"], environment).output.contains("The Matrix"))
  }
}
