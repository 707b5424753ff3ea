import Foundation
import Library
import TMDBTesting
import Testing
import TitleIdentity

@testable import Catalogue
@testable import Tracking

/// Plays: recorded, dated, removed, restored by undo, and listed by month.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct HistoryModelTests {
  let library = LibraryModel(source: .tmdb) { try Library.inMemory() }

  private func model(page: Int = 100) async throws -> HistoryModel {
    let model = HistoryModel(library, format: .test, page: page)
    try await model.load()
    return model
  }

  @Test func `The history groups plays by month, with less exact dates last`() async throws {
    for date: PartialDate in [
      .day(year: 2026, month: 3, day: 7), .month(year: 2026, month: 3), .unknown, .year(2025),
      .day(year: 2026, month: 2, day: 1), .day(year: 2026, month: 3, day: 9),
    ] { await library.watch(.alien, on: date) }
    let model = try await model()
    #expect(
      model.entries?.map(\.heading) == [
        "March 2026", nil, nil, "February 2026", "2025, Month Unknown", "Date Unknown",
      ])
    #expect(
      model.entries?.map(\.detail) == ["Mar 9, 2026", "Mar 7, 2026", "March 2026", "Feb 1, 2026", "2025", ""])
  }

  @Test func `An episode's entry shows its number and links to its season`() async throws {
    await library.watch(.heimat, .episode(season: 2, number: 3), on: .year(2024))
    let entry = try #require(try await model().entries?.first)
    #expect(entry.detail == "S2\u{A0}E3 · 2024")
    #expect(entry.season == SeasonID(show: 7, number: 2))
    #expect(entry.title?.id == .show(7))
  }

  @Test func `A title from another source has no link`() async throws {
    await library.watch(
      TitleReference(.sample, .show, 7, name: "Invented"), .episode(season: 1, number: 1), on: .year(2024))
    let entry = try #require(try await model().entries?.first)
    #expect(entry.title == nil && entry.season == nil)
    #expect(entry.detail == "S1\u{A0}E1 · 2024 · in the sample catalogue")
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
    let model = HistoryModel(library, format: .test)
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
