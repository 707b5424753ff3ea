import Library
import Testing
import TitleIdentity
import Tracking

/// A viewing with its rating and note, and the watchlist that a watched title leaves.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct NewPlayTests {
  private let library = LibraryModel(source: .tmdb) { try Library.inMemory() }
  private let film = TitleReference(.tmdb, .movie, 348, name: "Alien")

  private func isListed() async throws -> Bool {
    try await library.library().lists(with: film.key).contains(.watchlist(of: .owner))
  }

  @Test func `A viewing is saved with its rating and note, and undone as a whole`() async throws {
    let opened = try await library.library()
    let isSaved = await library.watch(film, on: .year(2024), score: Score(stars: 8), note: "Seen with Ana")
    #expect(isSaved)
    #expect(try await opened.plays(of: film.key, by: .owner).map(\.date) == [.year(2024)])
    #expect(try await opened.rating(of: film.key, by: .owner)?.score == Score(stars: 8))
    #expect(try await opened.notes(on: film.key).map(\.text) == ["Seen with Ana"])
    await library.undo()
    #expect(try await opened.plays(of: film.key, by: .owner).isEmpty)
    #expect(try await opened.rating(of: film.key, by: .owner) == nil)
    #expect(try await opened.notes(on: film.key).isEmpty)
  }

  @Test func `A viewing without a rating and with a blank note changes neither`() async throws {
    let opened = try await library.library()
    _ = try await opened.rate(film, Score.all[4], by: .owner)
    await library.watch(film, on: .unknown, note: " \n")
    #expect(try await opened.rating(of: film.key, by: .owner)?.score == Score.all[4])
    #expect(try await opened.notes(on: film.key).isEmpty)
  }

  @Test func `A watched title leaves the watchlist, and undo puts it back`() async throws {
    var notices: [String] = []
    library.onNotice = { notices.append($0.text) }
    try await library.library().add(film, to: .watchlist(of: .owner), by: .owner)
    await library.watch(film)
    #expect(try await !isListed())
    #expect(notices == ["“Alien” marked as watched and removed from your watchlist"])
    await library.undo()
    #expect(try await isListed())
  }

  @Test func `Watching an episode leaves the series on the watchlist`() async throws {
    let series = TitleReference(.tmdb, .show, 7, name: "Heimat")
    let opened = try await library.library()
    try await opened.add(series, to: .watchlist(of: .owner), by: .owner)
    await library.watch(series, .episode(season: 1, number: 1))
    #expect(try await opened.lists(with: series.key) == [.watchlist(of: .owner)])
  }
}
