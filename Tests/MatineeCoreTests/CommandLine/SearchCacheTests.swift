import Foundation
import SyntheticExports
import Testing
import ToolTestSupport

/// `matinee search --offline`: cached titles, with and without a title index.
@Suite(.timeLimit(.minutes(5)))
struct SearchCacheTests {
  private let matinee: CommandLineTool
  private let server: SampleServer
  private let environment: [String: String]

  init() async throws {
    matinee = try CommandLineTool()
    server = try await SampleServer()
    environment = ["TMDB_API_KEY": "k", "MATINEE_API_URL": server.address]
  }

  private func run(_ arguments: String...) async throws -> CommandLineTool.Outcome {
    try await matinee.run(arguments, environment)
  }

  /// Lists the popular films, shows a film's page if requested, and stops the server. Returns that film.
  private func listed(alsoShown: Bool = false) async throws -> (page: String, title: String, year: String) {
    let list = try await run("list", "popular", "--json")
    let rows = try JSONSerialization.jsonObject(with: Data(list.output.utf8)) as? [[String: Any]]
    let film = try #require(rows?.first { $0["title"] as? String == "Nosferatu" })
    let page = "movie/\(try #require(film["id"] as? Int))"
    if alsoShown { _ = try await run("show", page) }
    try server.stop()
    return (
      page, try #require(film["title"] as? String), String(try #require(film["releaseDate"] as? String).prefix(4))
    )
  }

  @Test func `Offline search finds the titles of cached lists without an index`() async throws {
    let film = try await listed()
    let found = try await run("search", String(film.title.prefix(5)), "--offline")
    #expect(found.status == 0 && found.errorOutput.isEmpty, "\(found.errorOutput)")
    #expect(found.output == "\(film.page)  \(film.year)  \(film.title)\n")
    let json = try await run("search", film.title, "--offline", "--json")
    let rows = try #require(JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]])
    #expect(rows.first?["year"] as? Int == Int(film.year) && rows.first?["title"] as? String == film.title)
    #expect(try await run("search", film.page, "--offline").output.contains(film.title))
    #expect(try await run("search", film.title, "--offline", "--people").output.isEmpty)
  }

  @Test func `Offline search finds the alternative titles of a cached page`() async throws {
    let film = try await listed(alsoShown: true)
    for name in ["symphonie des grauens", "nosferatu le vampire"] {
      let found = try await run("search", name, "--offline")
      #expect(found.status == 0 && found.output == "\(film.page)  \(film.year)  \(film.title)\n", "\(name)")
    }
  }

  @Test func `The year option filters cached titles`() async throws {
    let film = try await listed()
    #expect(try await run("search", film.title, "--offline", "--year", film.year).output.contains(film.page))
    let other = try await run("search", film.title, "--offline", "--year", "1801")
    #expect(other.status == 0 && other.output.isEmpty)
    #expect(other.errorOutput.contains("from 1801 among the cached titles"))
  }

  @Test func `The year option shows an error when only the title index is available`() async throws {
    try server.stop()
    _ = try await run("index", "update", "--file", try matinee.export(.movies, ["The Matrix"]))
    let outcome = try await run("search", "matrix", "--offline", "--year", "1999")
    #expect(outcome.status == 1 && outcome.output.isEmpty)
    #expect(outcome.errorOutput.contains("The title index has no years, and no titles are cached"))
  }

  @Test func `Offline search merges cached and indexed titles`() async throws {
    let film = try await listed()
    let number = try #require(Int(film.page.split(separator: "/")[1]))
    let lines = """
      {"adult":false,"id":\(number),"original_title":"Nosferatu","popularity":900.0,"video":false}
      {"adult":false,"id":7,"original_title":"Nosferatu the Second","popularity":5.0,"video":false}
      """
    let folder = try TemporaryFolder()
    let export = try folder.write(lines + "\n", to: "films.json").path
    #expect(try await run("index", "update", "--file", export).status == 0)
    let found = try await run("search", "nosferatu", "--offline").output.split(separator: "\n")
    #expect(found.map { $0.split(separator: " ").map(String.init)[0] } == [film.page, "movie/7"])
    #expect(found[0].contains(film.year), "What is known of it is shown, wherever it was found.")
    let failed = try await run("search", "nosferatu")
    #expect(failed.status == 1)
    #expect(
      failed.errorOutput.contains(
        #/The title index has 2 films, and \d+ titles are cached: search both with --offline\.\n$/#))
  }

  @Test func `Offline search uses only the selected source's cache`() async throws {
    let film = try await listed()
    for arguments in [["--sample"], []] {
      let outcome = try await matinee.run(
        ["search", film.title, "--offline"] + arguments, ["TMDB_API_KEY": "k"])
      #expect(outcome.status == 1 && outcome.output.isEmpty, "\(arguments)")
    }
    #expect(try await run("search", film.title, "--offline").status == 0)
  }

  @Test func `An offline search without results suggests an index update`() async throws {
    _ = try await listed()
    let outcome = try await run("search", "qqqqqqq", "--offline")
    #expect(outcome.status == 0 && outcome.output.isEmpty)
    #expect(
      outcome.errorOutput
        == "matinee: No results for “qqqqqqq” among the cached titles. "
        + "“matinee index update” creates an index of all titles.\n")
    let failed = try await run("search", "qqqqqqq")
    #expect(failed.status == 1)
    #expect(
      failed.errorOutput.contains(#/ \d+ titles are cached: search them with --offline\.\n$/#), "\(failed.errorOutput)")
  }

  @Test func `Offline search explains that it uses TMDB's index when there is no key`() async throws {
    _ = try await matinee.run(["index", "update", "--file", try matinee.export(.movies, ["The Matrix"])])
    let outcome = try await matinee.run(["search", "matrix", "--offline"])
    #expect(outcome.status == 0 && outcome.output.contains("The Matrix"))
    #expect(
      outcome.errorOutput.contains("These are TMDB’s titles. Without a key, online searches use the sample catalogue."))
    let sample = try await matinee.run(["search", "matrix", "--offline", "--sample"])
    #expect(!sample.errorOutput.contains("Without a key"))
  }

  @Test func `The error for a rejected key doesn't suggest --offline`() async throws {
    _ = try await run("list", "popular")
    let wrong = try await matinee.run(["search", "a"], environment.merging(["TMDB_API_KEY": "wrong"]) { $1 })
    #expect(wrong.status == 1 && !wrong.errorOutput.contains("--offline"))
  }
}
