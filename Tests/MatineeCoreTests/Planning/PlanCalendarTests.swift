import AppFoundation
import Catalogue
import Foundation
import Library
import Planning
import TMDB
import TMDBTesting
import Testing
import TitleIdentity
import Tracking

/// The calendar of a profile's shows and films.
struct PlanCalendarTests {
  private let date = Date(timeIntervalSince1970: 1_780_000_000)

  private func events(_ shows: [PlanShow], films: [String: Int] = [:]) async throws -> [String] {
    let today = try #require(PlanShow.today)
    let library = try Library.inMemory()
    let networking = ReplayNetworking()
    for (index, film) in films.sorted(by: { $0.key < $1.key }).enumerated() {
      let title = TitleReference(.tmdb, .movie, index + 1, name: film.key)
      try await library.add(title, to: .watchlist(of: .owner), by: .owner)
      var details = TitleDetails(title.key, TitleDetails.Version(fetched: date), year: 2026)
      details.released = today.adding(days: film.value).map { ($0.year * 100 + $0.month) * 100 + $0.day }
      try await library.record([details])
    }
    for show in shows {
      networking.stub("/3/tv/\(show.id)", json: try show.response())
      try await show.write(to: library)
    }
    let reader = PlanReader(library, of: .owner, from: .tmdb, .test(networking))
    let content = try await reader.read(on: today, days: -CalendarFile.daysBack...CalendarFile.daysAhead)
    #expect(content.error == nil)
    return CalendarFile(content, on: today, changed: date).events.sorted { $0.day < $1.day }.map {
      "\(today.days(until: $0.day)) \($0.id): \($0.title)"
    }
  }

  @Test func `Episodes of watched shows and films on lists are in the calendar, also some that have aired`()
    async throws
  {
    let events = try await events(
      [
        PlanShow(seasons: ["0: 1@3", "1: 1@-90 2@-60 3@0 4@40 5"], watched: "S1E1 S1E2"),
        PlanShow(name: "Paused", id: 8, seasons: ["1: 1@-5 2@2"], watched: "S1E1", choices: ["paused"]),
      ], films: ["Metropolis": 10, "Old": -61])
    #expect(
      events == [
        "-60 show/7/1/2: Heimat S1\u{A0}E2 · Name 2@-60", "0 show/7/1/3: Heimat S1\u{A0}E3 · Name 3@0",
        "10 movie/1: Metropolis", "40 show/7/1/4: Heimat S1\u{A0}E4 · Name 4@40",
      ])
  }

  @Test func `A guide that neither is cached nor available is reported, and the others are read`() async throws {
    let today = try #require(PlanShow.today)
    let library = try Library.inMemory()
    let networking = ReplayNetworking()
    let show = PlanShow(seasons: ["1: 1@-5 2@2"], watched: "S1E1")
    networking.stub("/3/tv/7", json: try show.response())
    try await show.write(to: library)
    try await PlanShow(name: "Gone", id: 9, seasons: ["1: 1@-5"], watched: "S1E1").write(to: library)
    let content = try await PlanReader(library, of: .owner, from: .tmdb, .test(networking)).read(on: today, days: 0...1)
    #expect(content.error == .notFound && content.planned(on: today).map(\.title.name) == ["Heimat"])
  }
}
