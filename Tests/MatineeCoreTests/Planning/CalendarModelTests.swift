import AppFoundation
import Catalogue
import Foundation
import Library
import LoadingState
import Planning
import TMDB
import TMDBTesting
import Testing
import TitleIdentity
import Tracking

/// The calendar page's model.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct CalendarModelTests {
  private let networking = ReplayNetworking()
  private let library = LibraryModel(source: .tmdb) { try Library.inMemory() }
  private let show = PlanShow(seasons: ["1: 1@-400 2@-40 3@-7 4@0 5@7"], watched: "S1E1 S1E2")

  private func makeModel(shows: [PlanShow] = []) async throws -> CalendarModel {
    let opened = try await library.library()
    for show in shows { try await show.write(to: opened) }
    let catalogue = CatalogueDependencies.test(networking)
    return CalendarModel(library, catalogue.pages, catalogue.guides) { PlanShow.today }
  }

  private func lines(_ model: CalendarModel) -> [String] {
    guard let plan = model.plan else { return [] }
    return CalendarPlanTests.lines(of: plan.days, plan.today)
  }

  @Test func `An empty library has a message, and a film on a list ends it`() async throws {
    let model = try await makeModel()
    #expect(model.state == .idle)
    model.loadIfNeeded()
    model.observe()
    await until { model.state.isSettled }
    guard case .empty(let message) = model.state else {
      Issue.record("unexpected state")
      return
    }
    #expect(message.title == "Nothing in Your Calendar")
    try await library.library().add(films: ["Alien": 3], from: #require(PlanShow.today))
    // The film was on the list before its date was known.
    model.refresh()
    await until { model.plan != nil }
    #expect(lines(model) == ["3 Alien"])
    model.cancel()
  }

  @Test func `Guides that aren't cached are requested, and a play is shown`() async throws {
    networking.stub("/3/tv/7", json: try show.response())
    let model = try await makeModel(shows: [show])
    model.loadIfNeeded()
    model.observe()
    await until { model.plan != nil && model.isSettled }
    let earlier = ["-400 Heimat 1x1 ✓", "-40 Heimat 1x2 ✓"]
    #expect(lines(model) == earlier + ["-7 Heimat 1x3", "0 Heimat 1x4", "7 Heimat 1x5"])
    await library.watch(TitleReference(.tmdb, .show, 7, name: "Heimat"), .episode(season: 1, number: 3))
    await until { lines(model).contains("-7 Heimat 1x3 ✓") }
    model.cancel()
  }

  @Test func `Without a connection, the page reports it and Retry shows the dates`() async throws {
    networking.stub("/3/tv/7", json: "{}", status: 500)
    networking.stub("/3/tv/7", json: try show.response())
    let model = try await makeModel(shows: [show])
    model.loadIfNeeded()
    await until { model.state.failure != nil }
    #expect(model.state.failure?.title == "Dates Aren’t Available")
    model.refresh()
    await until { model.plan != nil && model.isSettled }
    #expect(lines(model).count == 5)
  }

  @Test func `A library that can't be read is reported`() async {
    let library = LibraryModel(source: .tmdb) { throw LibraryError.unreadable(reason: "no header") }
    let catalogue = CatalogueDependencies.test(networking)
    let model = CalendarModel(library, catalogue.pages, catalogue.guides) { PlanShow.today }
    model.loadIfNeeded()
    await until { model.state.failure != nil }
    #expect(model.plan == nil)
  }

  @Test func `The agenda begins with today and grows back by months`() async throws {
    networking.stub("/3/tv/7", json: try show.response())
    let model = try await makeModel(shows: [show])
    model.loadIfNeeded()
    await until { model.plan != nil && model.isSettled }
    #expect(model.cards.map(\.heading) == ["Today · Monday, June 1", "Monday, June 8"])
    #expect(model.cards.map(\.spokenText) == ["Heimat, S1\u{A0}E4 · Name 4@0", "Heimat, S1\u{A0}E5 · Name 5@7"])
    #expect(model.showEarlier())
    #expect(model.cards.map(\.isWatched) == [true, true, false, false, false])
    #expect(model.cards.first?.heading == "Sunday, April 27, 2025")
    #expect(!model.showEarlier())
    model.showToday()
    #expect(model.cards.count == 2)
  }

  @Test func `Today has a row even if nothing airs`() async throws {
    let show = PlanShow(seasons: ["1: 1@-7 2@7"], watched: "S1E1")
    networking.stub("/3/tv/7", json: try show.response())
    let model = try await makeModel(shows: [show])
    model.loadIfNeeded()
    await until { model.plan != nil && model.isSettled }
    #expect(model.cards.map(\.name) == ["Nothing airs or comes out today.", "Heimat"])
    #expect(model.showEarlier())
    #expect(model.cards.map(\.isToday) == [false, true, false])
  }

  @Test func `A list and a state filter the days, which may then be empty`() async throws {
    networking.stub("/3/tv/7", json: try show.response())
    let model = try await makeModel(shows: [show])
    try await library.library().add(films: ["Alien": 3], from: #require(PlanShow.today))
    model.loadIfNeeded()
    await until { model.plan != nil && model.isSettled }
    #expect(model.lists.map(\.id) == [.watchlist(of: .owner)])
    model.filter.list = .watchlist(of: .owner)
    await until { model.shownFilter == model.filter }
    #expect(lines(model) == ["3 Alien"])
    model.filter.state = .watching
    await until { model.shownFilter == model.filter }
    #expect(lines(model).isEmpty && model.plan != nil)
    model.filter = CalendarFilter()
    await until { model.shownFilter == model.filter }
    #expect(lines(model).count == 6)
  }

  @Test(arguments: [
    (3, "2026-06-04", "In cinemas"), (4, "2026-06-04", "Digital release"), (5, "2026-06-04", "On disc"),
    (6, "2026-06-04", ""), (3, "2026-06-05", ""),
  ])
  func `A film says how it comes out on the day if the cached page knows`(
    type: Int, day: String, text: String
  ) async throws {
    let caching = try CachingCatalogue(region: "DE")
    let releases = #"[{"release_date":"\#(day)T00:00:00.000Z","type":\#(type)}]"#
    let json = #"{"id":1,"release_dates":{"results":[{"iso_3166_1":"DE","release_dates":\#(releases)}]}}"#
    try await caching.store(MovieTarget.details(1), .json(json))
    try await library.library().add(films: ["Alien": 3], from: #require(PlanShow.today))
    let model = CalendarModel(library, caching.catalogue.pages, caching.catalogue.guides) { PlanShow.today }
    model.loadIfNeeded()
    await until { model.plan != nil && model.isSettled }
    #expect(model.cards.last?.detail == text)
  }
}
