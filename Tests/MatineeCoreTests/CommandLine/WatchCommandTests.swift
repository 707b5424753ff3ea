import Foundation
import Library
import Testing
import TitleIdentity
import ToolTestSupport

/// `matinee watch` and `matinee watchlist`: their output on each stream, and their exit status.
@Suite(.timeLimit(.minutes(5)))
struct WatchCommandTests {
  private let matinee: CommandLineTool
  private let film = "movie/910000103"
  private let series = "tv/920000043"

  init() throws { matinee = try CommandLineTool() }

  private func run(_ arguments: String...) async throws -> CommandLineTool.Outcome {
    try await matinee.run(arguments + ["--sample"])
  }

  private func library() async throws -> Library {
    try await Library.open(in: URL(filePath: matinee.file(".local/share/matinee"), directoryHint: .isDirectory))
  }

  private func plays() async throws -> [Play] { try await library().history(of: .owner) }

  @Test func `The watch command marks a film, which leaves the watchlist, and prints the ID for undo`() async throws {
    let added = try await run("watchlist", "add", film)
    #expect(added.status == 0 && EventID(added.output.trimmingCharacters(in: .newlines)) != nil)
    #expect(added.errorOutput == "matinee: “Casablanca” added to your watchlist\n")
    let marked = try await run("watch", film)
    #expect(marked.status == 0)
    #expect(marked.errorOutput == "matinee: “Casablanca” marked as watched and removed from your watchlist\n")
    let id = try #require(EventID(marked.output.trimmingCharacters(in: .newlines)))
    let plays = try await plays()
    #expect(plays.map(\.id) == [id] && plays.first?.title.source == .sample && plays.first?.title.year == 1942)
    guard case .moment? = plays.first?.date else { return #expect(Bool(false), "The default date is now.") }
    #expect(try await matinee.run(["undo", "\(id)"]).status == 0)
    #expect(try await matinee.run(["lists", "watchlist"]).output == "[ ]  \(film) (sample)  Casablanca (1942)\n")
  }

  @Test func `The watch command marks an episode, a season and a series, and removes them again`() async throws {
    let episode = try await run("watch", series, "--season", "1", "--episode", "2", "--date", "yesterday")
    #expect(episode.status == 0 && episode.errorOutput == "matinee: S1\u{A0}E2 of “The Simpsons” marked as watched\n")
    let season = try await run("watch", "\(series)/season/1", "--date", "June 2019")
    #expect(season.errorOutput == "matinee: 12 episodes of Season 1 of “The Simpsons” marked as watched\n")
    #expect(try await plays().count { $0.date == .month(year: 2019, month: 6) } == 12)
    let again = try await run("watch", series, "--season", "1")
    #expect(again.status == 0 && again.output.isEmpty)
    #expect(
      again.errorOutput == "matinee: You’ve already watched all aired episodes of Season 1 of “The Simpsons”.\n")
    #expect(try await run("watch", series).errorOutput == "matinee: 22 episodes of “The Simpsons” marked as watched\n")
    let removed = try await run("watch", "\(series)/season/1", "--episode", "2", "--remove")
    #expect(removed.status == 0 && !removed.output.isEmpty)
    #expect(removed.errorOutput == "matinee: 1 viewing of S1\u{A0}E2 of “The Simpsons” removed from your history\n")
    let all = try await run("watch", series, "--remove")
    #expect(all.errorOutput == "matinee: 34 viewings of “The Simpsons” removed from your history\n")
    #expect(try await plays().isEmpty)
    let none = try await run("watch", series, "--remove")
    #expect(none.status == 0 && none.output.isEmpty)
    #expect(none.errorOutput == "matinee: “The Simpsons” isn’t in your history.\n")
  }

  @Test func `TMDB's address of an episode marks only the episode`() async throws {
    let address = "https://www.themoviedb.org/\(series)/season/1/episode/3"
    #expect(try await run("watch", address).status == 0)
    #expect(try await plays().map(\.part) == [.episode(season: 1, number: 3)])
  }

  @Test(arguments: [
    (["movie/603", "--season", "1"], "no seasons"), (["tv/1396", "--episode", "1"], "--season"),
    (["tv/1396/season/1", "--season", "2"], "Remove --season"), (["tv/1396", "--season", "-1"], "--season"),
    (["tv/1396", "--season", "10001"], "10,000"), (["tv/1396", "--season", "1", "--episode", "100001"], "100,000"),
    (["https://www.themoviedb.org/tv/1396/season/1/episode/2", "--episode", "3"], "already names an episode"),
    (["movie/603", "--date", "whenever"], "a day like"), (["movie/603", "--date", ""], "a day like"),
    (["movie/603", "--date", "2023-02-29"], "This day doesn’t exist."),
    (["movie/603", "--date", "9999-01-01"], "in the future"), (["movie/603", "--date", "1200"], "before 1870"),
    (["movie/603", "--date", "2020", "--remove"], "either --date or --remove"),
    (["person/1"], "People"), (["collection/1"], "Collections"), (["nonsense"], "isn’t a page"), ([], "page"),
  ])
  func `Invalid arguments of watch exit with status 64 and a hint`(arguments: [String], hint: String) async throws {
    let outcome = try await matinee.run(["watch"] + arguments + ["--sample"])
    #expect(outcome.status == 64 && outcome.output.isEmpty, "\(outcome.errorOutput)")
    #expect(outcome.errorOutput.contains(hint), "\(outcome.errorOutput)")
  }

  @Test func `The watch command rejects missing titles, seasons and episodes`() async throws {
    for arguments in [
      ["movie/1"], [series, "--season", "99"], [series, "--season", "1", "--episode", "99"], ["tt0000000"],
    ] {
      let outcome = try await matinee.run(["watch", "--sample"] + arguments)
      #expect(outcome.status == 1 && outcome.output.isEmpty, "\(arguments)")
      #expect(outcome.errorOutput.hasPrefix("matinee: The sample catalogue doesn’t have"), "\(outcome.errorOutput)")
    }
    #expect(try await plays().isEmpty)
  }

  @Test func `The watch command uses the cached episode guide when the server is unreachable`() async throws {
    let server = try await SampleServer()
    let environment = ["TMDB_API_KEY": "k", "MATINEE_API_URL": server.address]
    let season = ["watch", series, "--season", "1"]
    #expect(try await matinee.run(season + ["--episode", "1"], environment).status == 0)
    #expect(try await matinee.run(["show", "tv/920000047/season/1"], environment).status == 0)
    #expect(try await matinee.run(["show", "tv/920000047"], environment).status == 0)
    try server.stop()
    let marked = try await matinee.run(season, environment)
    #expect(marked.status == 0 && marked.errorOutput.hasPrefix("matinee: 12 episodes"), "\(marked.errorOutput)")
    let other = try await matinee.run(["watch", "tv/920000047/season/1", "--episode", "2"], environment)
    #expect(other.status == 0, "The season's page is cached. \(other.errorOutput)")
    let unknown = try await matinee.run(["watch", "tv/920000047"], environment)
    #expect(unknown.status == 1 && unknown.errorOutput.hasPrefix("matinee: Can’t reach TMDB."))
    #expect(try await plays().count == 14)
  }

  @Test func `The watchlist command changes several titles at once, or none`() async throws {
    let missing = try await run("watchlist", "add", film, "movie/1")
    #expect(missing.status == 1 && missing.output.isEmpty && missing.errorOutput.contains("movie/1"))
    #expect(try await library().items(of: .watchlist(of: .owner)).isEmpty)
    #expect(try await run("watchlist", "add", film, series).output.split(separator: "\n").count == 1)
    let again = try await run("watchlist", "add", film)
    #expect(again.status == 0 && again.output.isEmpty)
    #expect(again.errorOutput == "matinee: “Casablanca” is already on your watchlist\n")
    let removed = try await run("watchlist", "remove", series, "movie/910000063")
    #expect(
      removed.errorOutput
        == "matinee: “The Simpsons” removed from your watchlist\nmatinee: “Metropolis” isn’t on your watchlist\n")
    #expect(try await library().items(of: .watchlist(of: .owner)).map(\.title?.name) == ["Casablanca"])
  }

  @Test(arguments: [
    (["add"], "pages"), (["add", "person/1"], "Only films and series"), (["add", "tv/1/season/1"], "Only films"),
    (["remove", "movie/603", "collection/1"], "Only films"), (["add", "nonsense"], "isn’t a page"),
    (["print"], "print"),
  ])
  func `Invalid arguments of watchlist exit with status 64 and a hint`(arguments: [String], hint: String) async throws {
    let outcome = try await matinee.run(["watchlist"] + arguments)
    #expect(outcome.status == 64 && outcome.output.isEmpty, "\(outcome.errorOutput)")
    #expect(outcome.errorOutput.contains(hint), "\(outcome.errorOutput)")
  }

  @Test func `The watchlist command without arguments names the command that prints the watchlist`() async throws {
    let outcome = try await matinee.run(["watchlist"])
    #expect(outcome.status == 0 && outcome.output.contains("matinee lists watchlist"))
  }
}
