import Foundation
import Library
import Testing
import TitleIdentity
import ToolTestSupport

/// `matinee rate`, `lists`, `history` and `undo`: their output on each stream, and their exit status.
@Suite(.timeLimit(.minutes(5)))
struct RateCommandTests {
  private let matinee: CommandLineTool

  init() throws { matinee = try CommandLineTool() }

  private func first(of list: String) async throws -> (id: Int, title: String) {
    let outcome = try await matinee.run(["list", list, "--json"])
    let rows = try #require(JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]])
    return (try #require(rows.first?["id"] as? Int), try #require(rows.first?["title"] as? String))
  }

  private func library() async throws -> Library {
    try await Library.open(in: URL(filePath: matinee.file(".local/share/matinee"), directoryHint: .isDirectory))
  }

  @Test func `The rate command saves a rating, prints its event ID, and ignores an identical rating`() async throws {
    let film = try await first(of: "popular")
    let outcome = try await matinee.run(["rate", "movie/\(film.id)", "8.5"])
    #expect(outcome.status == 0 && outcome.errorOutput.isEmpty, "\(outcome.errorOutput)")
    let id = try #require(EventID(outcome.output.trimmingCharacters(in: .newlines)))
    let ratings = try await library().ratings(by: .owner)
    #expect(ratings.map(\.event) == [id])
    #expect(ratings.first?.score == Score(stars: 8.5) && ratings.first?.title.name == film.title)
    #expect(ratings.first?.title.source == .sample && ratings.first?.title.year != nil)
    let again = try await matinee.run(["rate", "movie/\(film.id)", "8,5"])
    #expect(
      again.status == 0 && again.output.isEmpty && again.errorOutput == "matinee: This title already has this rating.\n"
    )
  }

  @Test func `The rate command rates seasons and episodes, and removes ratings`() async throws {
    let series = try await first(of: "tv/popular").id
    for arguments in [
      ["tv/\(series)", "--season", "1", "--episode", "2"], ["tv/\(series)/season/1"], ["tv/\(series)"],
    ] {
      #expect(try await matinee.run(["rate"] + arguments + ["7"]).status == 0)
    }
    let parts = try await library().ratings(by: .owner).map(\.part)
    #expect(Set(parts) == [.whole, .season(1), .episode(season: 1, number: 2)])
    #expect(try await matinee.run(["rate", "tv/\(series)/season/1", "--episode", "2", "--remove"]).status == 0)
    #expect(try await library().ratings(by: .owner).count == 2)
    let none = try await matinee.run(["rate", "tv/\(series)", "--season", "1", "--episode", "2", "--remove"])
    #expect(none.status == 0 && none.output.isEmpty && none.errorOutput == "matinee: This title isn’t rated.\n")
  }

  @Test func `The undo command removes a rating once`() async throws {
    let film = try await first(of: "popular")
    let rated = try await matinee.run(["rate", "movie/\(film.id)", "3"]).output
    let undone = try await matinee.run(["undo"])
    #expect(undone.status == 0 && undone.output == rated)
    #expect(undone.errorOutput == "matinee: “\(film.title)” is no longer rated 3 out of 10\n")
    #expect(try await library().ratings(by: .owner).isEmpty)
    let event = rated.trimmingCharacters(in: .newlines)
    #expect(try await matinee.run(["undo", event]).errorOutput == "matinee: You’ve already undone this change.\n")
    #expect(try await matinee.run(["undo", "nonsense"]).status == 64)
    #expect(try await matinee.run(["undo"]).status == 1)
  }

  @Test(arguments: [
    (["movie/603"], "0.5 to 10"), (["movie/603", "8.3"], "8.3"), (["movie/603", "11"], "11"),
    (["movie/603", "0"], "“0”"), (["movie/603", "nan"], "nan"), (["movie/603", "0x9"], "0x9"),
    (["movie/603", "8", "--remove"], "--remove"), (["person/1", "8"], "People"),
    (["movie/603", "8", "--season", "1"], "no seasons"),
    (["tv/1396", "8", "--episode", "1"], "--season"),
    (["tv/1396/season/1", "8", "--season", "2"], "Remove --season"),
  ])
  func `Invalid arguments of rate exit with status 64 and a hint`(arguments: [String], hint: String) async throws {
    let outcome = try await matinee.run(["rate"] + arguments)
    #expect(
      outcome.status == 64 && outcome.output.isEmpty && outcome.errorOutput.contains(hint), "\(outcome.errorOutput)")
  }

  @Test func `The rate command rejects missing titles, seasons and episodes`() async throws {
    let series = try await first(of: "tv/popular").id
    let missing = try await matinee.run(["rate", "movie/1", "8"])
    #expect(
      missing.status == 1 && missing.errorOutput.hasPrefix("matinee: The sample catalogue doesn’t have movie/1."))
    for arguments in [["--season", "999"], ["--season", "1", "--episode", "9999"]] {
      let outcome = try await matinee.run(["rate", "tv/\(series)", "8"] + arguments)
      #expect(outcome.status == 1 && outcome.output.isEmpty && outcome.errorOutput.contains("doesn’t have"))
    }
    #expect(try await library().ratings(by: .owner).isEmpty)
  }

  @Test func `The rate command uses cached titles when the server is unreachable`() async throws {
    let server = try await SampleServer()
    let environment = ["TMDB_API_KEY": "k", "MATINEE_API_URL": server.address]
    let list = try await matinee.run(["list", "popular", "--json"], environment)
    let rows = try #require(JSONSerialization.jsonObject(with: Data(list.output.utf8)) as? [[String: Any]])
    let film = try #require(rows.first?["id"] as? Int), other = try #require(rows.last?["id"] as? Int)
    _ = try await matinee.run(["show", "movie/\(film)"], environment)
    let wrong = try await matinee.run(
      ["rate", "movie/\(film)", "8"], environment.merging(["TMDB_API_KEY": "wrong"]) { $1 })
    #expect(wrong.status == 1 && wrong.output.isEmpty)
    try server.stop()
    for id in [film, other] {
      let outcome = try await matinee.run(["rate", "movie/\(id)", "8"], environment)
      #expect(outcome.status == 0, "\(outcome.errorOutput)")
    }
    let unknown = try await matinee.run(["rate", "movie/603", "8"], environment)
    #expect(unknown.status == 1 && unknown.errorOutput.hasPrefix("matinee: Can’t reach TMDB."))
    #expect(try await library().ratings(by: .owner).allSatisfy { !$0.title.name.isEmpty && $0.title.year != nil })
  }

  @Test func `The lists and history commands print their content and messages`() async throws {
    #expect(try await matinee.run(["history"]).errorOutput == "matinee: You haven’t watched anything yet.\n")
    let library = try await library()
    let alien = TitleReference(.tmdb, .movie, 348, name: "Alien", year: 1979)
    let dark = TitleReference(.sample, .show, 7, name: "Dark", year: 2017)
    for date in [PartialDate.day(year: 2024, month: 5, day: 3), .month(year: 2023, month: 2), .year(1999), .unknown] {
      try await library.watch(alien, on: date, by: .owner)
    }
    try await library.watch(
      dark, part: .episode(season: 1, number: 2), on: .moment(seconds: 1_714_774_500, offset: 120), by: .owner)
    let history = try await matinee.run(["history"])
    #expect(
      history.output == """
        2024-05-04 00:15  tv/7 S1 E2 (sample)  Dark (2017)
        2024-05-03        movie/348            Alien (1979)
        2023-02           movie/348            Alien (1979)
        1999              movie/348            Alien (1979)
        –                 movie/348            Alien (1979)

        """)
    #expect(try await matinee.run(["history", "--limit", "2"]).output.split(separator: "\n").count == 2)
    #expect(try await matinee.run(["history", "--limit", "0"]).status == 64)
    let json = try await matinee.run(["history", "--json"]).output
    #expect((try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [Any])?.count == 5)

    let list = try await library.createList("Rainy days", by: .owner).list
    try await library.add(alien, to: list, by: .owner)
    let note = try await library.add("Ask for the director’s cut", to: list, by: .owner).item
    try await library.tick(note, on: list, by: .owner)
    #expect(
      try await matinee.run(["lists"]).output == "0          Watchlist\n0          Favourites\n2  1 done  Rainy days\n")
    #expect(
      try await matinee.run(["lists", "rainy DAYS"]).output
        == "[ ]  movie/348  Alien (1979)\n[x]  –          Ask for the director’s cut\n")
    #expect(try await matinee.run(["lists", "watchlist"]).errorOutput == "matinee: There’s nothing on “Watchlist”.\n")
    let unknown = try await matinee.run(["lists", "nothing"])
    #expect(unknown.status == 1 && unknown.errorOutput.contains("You don’t have a list named “nothing”."))
    _ = try await library.createList("Rainy days", by: .owner)
    let several = try await matinee.run(["lists", "Rainy days"])
    #expect(several.status == 1 && several.errorOutput.contains(list.rawValue))
    #expect(try await matinee.run(["lists", list.rawValue]).status == 0)
  }
}
