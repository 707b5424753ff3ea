import AppFoundation
import Foundation
import Library
import LoadingState
import TMDB
import TMDBTesting
import Testing
import TitleIdentity

@testable import Catalogue
@testable import Tracking

/// The review of a year: its cards, favorites and comparison.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct YearInReviewTests {
  private let library = LibraryModel(source: .tmdb) { try Library.inMemory() }

  private func review(_ year: Int = 2026) async throws -> YearInReview {
    let model = YearInReviewModel(year, library, .test(ReplayNetworking()))
    try await model.load()
    return try #require(model.review)
  }

  private func watch(_ title: TitleReference, _ part: TitlePart = .whole, on date: String) async throws {
    let date = try #require(PartialDate(date))
    try await library.library().watch(title, part: part, on: date, by: .owner)
  }

  private func record(_ title: TitleReference, _ json: String) async throws {
    let page = try read(CachedDetails.self, json)
    try await library.library().record([TitleDetails(title.key, TitleDetails.Version(fetched: Date()), page, nil)])
  }

  private func film(_ number: Int) -> TitleReference {
    TitleReference(.tmdb, .movie, number, name: "Film \(number)", year: 1980, posterPath: "/\(number).jpg")
  }

  private static let show = TitleReference(.tmdb, .show, 9, name: "A Series", year: 2020)

  @Test func `A year without plays is empty, whatever other years have`() async throws {
    #expect(try await review().isEmpty)
    try await watch(.alien, on: "2025-12-31")
    let review = try await review()
    #expect(review.isEmpty && review.numbers.isEmpty && review.titles.isEmpty && review.favorites.isEmpty)
    #expect(try await !self.review(2025).isEmpty)
  }

  @Test func `Numbers are compared with the year before, if anything was watched in it`() async throws {
    for number in 1...3 { try await watch(film(number), on: "2026-02-0\(number)") }
    try await watch(Self.show, .episode(season: 1, number: 1), on: "2026-02-03")
    try await record(film(1), #"{"runtime":120}"#)
    let alone = try await review().numbers
    #expect(alone.map(\.id) == ["films", "episodes", "hours", "days"])
    #expect(alone.map(\.accessibleLabel) == ["3 films", "1 episode", "2 hours", "3 days with something watched"])
    for day in 1...3 { try await watch(film(10), on: "2025-05-0\(day)") }
    let compared = try await review().numbers
    #expect(
      compared.map(\.detail) == [
        "2 more than in 2025", "1 more than in 2025", "2 more than in 2025", "as many as in 2025",
      ])
    try await watch(film(11), on: "2025")
    for number in 12...14 { try await watch(film(number), on: "2025-06") }
    #expect(try await review().numbers[0].accessibleLabel == "3 films, 2 fewer than in 2025")
  }

  @Test func `The first, the last and the best titles have their posters and lead to their pages`() async throws {
    try await watch(film(1), on: "2026-01-02")
    try await watch(Self.show, .episode(season: 2, number: 3), on: "2026-11-05")
    try await watch(film(2), on: "2026")
    _ = await library.rate(film(1), Score(stars: 7.5))
    _ = await library.rate(film(2), Score(stars: 9))
    let titles = try await review().titles
    #expect(titles.map(\.caption) == ["First of the Year", "Last of the Year", "Best Rated", "Number 2"])
    #expect(titles.map(\.value) == ["Film 1", "A Series", "Film 2", "Film 1"])
    #expect(titles.map(\.detail) == ["Jan 2, 2026", "S2\u{A0}E3 · Nov 5, 2026", "9 out of 10", "7.5 out of 10"])
    #expect(titles[0].accessibleLabel == "First of the Year: Film 1, 1980, Jan 2, 2026")
    #expect(titles[0].screen == .title(.movie(1)) && titles[0].title?.poster?.lastPathComponent == "1.jpg")
  }

  @Test func `A title of another source has no page`() async throws {
    try await watch(TitleReference(.sample, .movie, 1, name: "Elsewhere"), on: "2026-01-02")
    let first = try #require(try await review().titles.first)
    #expect(first.value == "Elsewhere" && first.screen == nil)
  }

  @Test func `The only title of a year is its first, and not its last`() async throws {
    try await watch(film(1), on: "2026-01-02")
    #expect(try await review().titles.map(\.caption) == ["First of the Year"])
    #expect(try await review().habits.isEmpty, "one day has no busiest month or weekday")
  }

  @Test func `Habits are the busiest month and weekday, the longest streak, and the title watched most`() async throws {
    // January 1, 2026 is a Thursday.
    for day in ["2026-01-01", "2026-01-02", "2026-01-03", "2026-03-05", "2026-03-12"] {
      try await watch(film(1), on: day)
    }
    let habits = try await review().habits
    #expect(
      habits.map(\.accessibleLabel) == [
        "Busiest Month: January 2026, 3 viewings", "Busiest Weekday: Thursday, 3 viewings",
        "Longest Streak: 3 days, Jan 1, 2026 – Jan 3, 2026", "Most Watched Again: Film 1, 1980, 5 viewings",
      ])
    var january = HistoryFilter()
    january.dates = .month(year: 2026, month: 1)
    #expect(habits.map(\.screen) == [.history(january), nil, .history(january), .title(.movie(1))])
  }

  @Test func `Favorites are genres, people, countries and rewatches, and name uncounted titles`() async throws {
    for number in 1...2 { try await watch(film(number), on: "2026-02-0\(number)") }
    try await watch(film(1), on: "2026-07-01")
    try await record(
      film(1),
      #"""
      {"genres":[{"id":27,"name":"Horror"}],"origin_country":["GB"],"credits":
        {"cast":[{"id":5,"name":"Ada Adams","order":0}],"crew":[{"id":6,"name":"Ben Brown","job":"Director"}]}}
      """#)
    let favorites = try await review().favorites
    #expect(favorites.map(\.id) == ["genres", "actors", "directors", "countries", "rewatches"])
    let rows = favorites.map { $0.entries.map(\.description) }
    #expect(
      Array(rows.dropFirst()) == [
        ["Ada Adams: 1 title"], ["Ben Brown: 1 title"], ["United Kingdom: 1 title"], ["Film 1: 2 viewings"],
      ])
    #expect(favorites[1].entries.map(\.screen) == [.person(5)])
    #expect(favorites[1].uncounted == "Not counted: 1 title without a known cast.")
  }

  @Test func `The review follows changes to the library`() async throws {
    let model = YearInReviewModel(2026, library, .test(ReplayNetworking()))
    try await model.load()
    #expect(model.isEmpty == true && model.emptyMessage.title == "Nothing Watched in 2026 Yet")
    try await watch(.alien, on: "2026-01-01")
    await until { model.review?.numbers.first?.value == "1" }
    #expect(model.isEmpty == false)
  }

  @Test(
    arguments: [
      (StatisticsPeriod.all, 12, 2026), (.recent, 1, nil), (.all, 6, nil), (.year(2025), 6, 2025),
      (.year(2024), 6, nil),
    ] as [(StatisticsPeriod, Int, Int?)])
  func `Statistics offer the review of the selected year, and around New Year that of the latest`(
    _ period: StatisticsPeriod, _ month: Int, _ year: Int?
  ) async throws {
    for date in ["2025-03-01", "2026-03-01"] { try await watch(.alien, on: date) }
    var format = PageFormat.reader()
    format.today = DayDate(year: month == 1 ? 2025 : 2026, month: month, day: 5)
    let counts = try await library.library().statistics(of: .owner, source: .tmdb)
    #expect(WatchedStatistics(counts, genreNames: [:], period: period, format: format).review == year)
  }
}
