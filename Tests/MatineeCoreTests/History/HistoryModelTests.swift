import Foundation
import Library
import TMDB
import TMDBTesting
import Testing
import TitleIdentity

@testable import Catalogue
@testable import Tracking

/// Plays: recorded, dated, removed, restored by undo, and listed by day.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct HistoryModelTests {
  let library = LibraryModel(source: .tmdb) { try Library.inMemory() }

  private let pages = CatalogueDependencies.test(ReplayNetworking()).pages

  private func model(_ filter: HistoryFilter = HistoryFilter(), page: Int = 100) async throws -> HistoryModel {
    let model = HistoryModel(library, pages, filter: filter, page: page)
    try await model.load()
    return model
  }

  @Test func `The history groups plays by day, with less exact dates last`() async throws {
    for date: PartialDate in [
      .day(year: 2025, month: 3, day: 7), .month(year: 2025, month: 3), .unknown, .year(2024),
      .moment(seconds: 1_741_377_600, offset: 60), .day(year: 2025, month: 2, day: 1),
    ] { await library.watch(.alien, on: date) }
    let entries = try #require(try await model().entries)
    #expect(
      entries.map(\.heading) == [
        "Friday, Mar 7, 2025", nil, "March 2025", "Saturday, Feb 1, 2025", "2024, Month Unknown", "Date Unknown",
      ])
    #expect(entries.map(\.time).map { $0.hasPrefix("9:00") } == [true, false, false, false, false, false])
    #expect(entries.map(\.isRewatch) == [true, true, true, true, true, false])
  }

  @Test func `Several episodes of a series on a day are one entry, which expands`() async throws {
    for number in 1...3 { await library.watch(.heimat, .episode(season: 2, number: number), on: day) }
    await library.watch(.alien, on: day)
    await library.watch(.heimat, .episode(season: 2, number: 4), on: .year(2024))
    let model = try await model()
    #expect(model.entries?.map(\.name) == ["Alien", "Heimat", "Heimat"])
    let folded = try #require(model.entries?[1])
    #expect(folded.detail == "S2\u{A0}E1 – S2\u{A0}E3 · 3 episodes" && folded.role == .episodes(isExpanded: false))
    model.toggle(folded)
    #expect(model.entries?.map(\.play.part.episode) == [nil, 3, 3, 2, 1, 4])
    #expect(model.entries?.map(\.heading) == ["Friday, Mar 7, 2025", nil, nil, nil, nil, "2024, Month Unknown"])
    await library.remove(folded.plays)
    await until { model.entries?.map(\.name) == ["Alien", "Heimat"] }
    await library.undo()
    await until { model.entries?.count == 6 }
    model.toggle(folded)
    #expect(model.entries?.count == 3)
  }

  @Test func `Filters limit the entries to dates, kinds and names`() async throws {
    await library.watch(TitleReference(.tmdb, .movie, 1, name: "Amélie", year: 2001), on: .year(2024))
    await library.watch(.heimat, .episode(season: 1, number: 1), on: day)
    await library.watch(.alien, on: day)
    let model = try await model()
    func names(_ change: (inout HistoryFilter) -> Void) async -> [String]? {
      var filter = HistoryFilter()
      change(&filter)
      model.filter = filter
      await until { model.shownFilter == filter }
      return model.entries?.map(\.name)
    }
    #expect(model.years == [2025, 2024])
    #expect(await names { $0.dates = .year(2024) } == ["Amélie"])
    #expect(await names { $0.dates = .month(year: 2025, month: 3) } == ["Alien", "Heimat"])
    #expect(await names { $0.kind = .show } == ["Heimat"])
    #expect(await names { $0.text = " amelie" } == ["Amélie"])
    #expect(await names { $0.decade = 1970 } == ["Alien"])
    #expect(await names { $0.dates = .year(1990) } == [])
    #expect(model.isEmpty == false && model.years == [2025, 2024])
  }

  @Test func `An episode's entry shows its name if its season is cached`() async throws {
    let caching = try CachingCatalogue()
    let season = """
      {"id":1,"season_number":2,"episodes":[{"id":1,"episode_number":1,"season_number":2,"name":"Winter"},
      {"id":2,"episode_number":2,"season_number":2,"name":"Episode 2"}]}
      """
    try await caching.store(SeasonTarget.details(2, of: 7), .json(season), fetched: CachingCatalogue.old)
    for number in 1...2 { await library.watch(.heimat, .episode(season: 2, number: number), on: .year(2024)) }
    let model = HistoryModel(library, caching.catalogue.pages)
    try await model.load()
    #expect(model.entries?.map(\.detail) == ["S2\u{A0}E2", "S2\u{A0}E1 · Winter"])
  }

  @Test(arguments: [
    "year=2026", "year=2026&month=3", "year=recent", "kind=movie", "year=2026&kind=tv&genre=18", "decade=1970",
    "country=DE",
  ])
  func `A filter is parsed from its parameters`(_ parameters: String) throws {
    #expect(try #require(HistoryFilter(parameters: parameters)).parameters == parameters)
  }

  @Test(arguments: [
    "", "year", "year=", "year=0", "year=x", "month=3", "year=2026&month=13", "year=recent&month=1", "kind=film",
    "genre=x", "decade=1975", "decade=99999999999999999999", "country=Germany", "color=red", "year=2026&year=2025",
  ])
  func `Impossible parameters are rejected`(_ parameters: String) {
    #expect(HistoryFilter(parameters: parameters) == nil)
  }

  private let day = PartialDate.day(year: 2025, month: 3, day: 7)

  @Test func `An episode's entry shows its number and links to its season`() async throws {
    await library.watch(.heimat, .episode(season: 2, number: 3), on: .year(2024))
    let entry = try #require(try await model().entries?.first)
    #expect(entry.detail == "S2\u{A0}E3" && entry.heading == "2024, Month Unknown")
    #expect(entry.season == SeasonID(show: 7, number: 2))
    #expect(entry.title?.id == .show(7))
  }

  @Test func `A title from another source has no link`() async throws {
    await library.watch(
      TitleReference(.sample, .show, 7, name: "Invented"), .episode(season: 1, number: 1), on: .year(2024))
    let entry = try #require(try await model().entries?.first)
    #expect(entry.title == nil && entry.season == nil)
    #expect(entry.detail == "S1\u{A0}E1 · in the sample catalogue")
  }

  @Test func `The history updates when a play is redated or removed, and after each undo`() async throws {
    await library.watch(.alien, on: .year(2024))
    let model = try await model()
    let play = try #require(model.entries?.first?.play)
    await library.setDate(of: play, .unknown)
    await until { model.entries?.first?.heading == "Date Unknown" }
    await library.remove(play)
    await until { model.entries?.isEmpty == true }
    await library.undo()
    await until { model.entries?.first?.heading == "Date Unknown" }
    await library.undo()
    await until { model.entries?.first?.heading == "2024, Month Unknown" }
    await library.undo()
    await until { model.entries?.isEmpty == true }
  }

  @Test func `Loading more appends pages until the history ends`() async throws {
    for day in 1...5 { await library.watch(.alien, on: .day(year: 2026, month: 1, day: day)) }
    let model = try await model(page: 2)
    #expect(model.entries?.count == 2)
    model.loadMore()
    await until { model.entries?.count == 4 }
    model.loadMore()
    await until { model.entries?.count == 5 }
    model.loadMore()
    await library.watch(.metropolis, on: .day(year: 2026, month: 1, day: 6))
    await until { model.entries?.first?.name == "Metropolis" }
    #expect(model.entries?.count == 6)
  }

  @Test func `Recording and removing plays show messages`() async throws {
    var news: [String] = []
    library.onNotice = { news.append($0.text) }
    await library.watch(.alien)
    await library.watch(.heimat, .episode(season: 0, number: 2), on: .year(2024))
    let model = try await model()
    for entry in model.entries ?? [] { await library.remove(entry.play) }
    #expect(
      news == [
        "“Alien” marked as watched", "Special 2 of “Heimat” marked as watched",
        "“Alien” removed from your history",
        "Special 2 of “Heimat” removed from your history",
      ])
  }

  @Test func `The history and a title's plays report the reason when the library is unreadable`() async throws {
    let library = LibraryModel(source: .tmdb) { throw LibraryError.unreadable(reason: "no header") }
    let model = HistoryModel(library, pages)
    await #expect(throws: LibraryError.unreadable(reason: "no header")) { try await model.load() }
    let plays = TitlePlays(of: .movie(348), of: .tmdb, in: library)
    await until {
      if case .closed(let sentence) = plays.state { sentence.hasPrefix("Can’t read your library.") } else { false }
    }
  }
}

extension TitleReference {
  static let heimat = TitleReference(.tmdb, .show, 7, name: "Heimat", year: 1984)
}
