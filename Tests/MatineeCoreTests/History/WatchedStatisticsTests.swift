import Foundation
import Library
import ResponseCache
import Synchronization
import TMDB
import TMDBTesting
import Testing
import TitleIdentity

@testable import AppFoundation
@testable import Catalogue
@testable import Tracking

/// Statistics about a history, and the text about plays that can't be counted.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct WatchedStatisticsTests {
  let library = LibraryModel(source: .tmdb) { try Library.inMemory() }

  private func statistics(
    _ pages: [TitleReference.Key: CachedDetails] = [:], period: StatisticsPeriod = .all
  ) async throws -> WatchedStatistics {
    let opened = try await library.library()
    try await opened.record(pages.map { TitleDetails($0, TitleDetails.Version(fetched: Date()), $1, nil) })
    let format = PageFormat.reader()
    let counts = try await opened.statistics(of: .owner, source: .tmdb) {
      period.dates(of: $0.keys, today: format.today)
    }
    let names = pages.values.flatMap(\.genres).map { ($0.id, $0.name) }
    return WatchedStatistics(
      counts, genreNames: Dictionary(names, uniquingKeysWith: { first, _ in first }), period: period, format: format)
  }

  private func tally(_ id: String, _ statistics: WatchedStatistics) throws -> Tally {
    try #require(statistics.tallies.first { $0.id == id })
  }

  private func details(_ json: String) throws -> CachedDetails { try read(CachedDetails.self, json) }

  @Test func `The months chart includes empty months and reports plays without a known month`() async throws {
    for date: PartialDate in [
      .day(year: 2025, month: 11, day: 2), .month(year: 2026, month: 1), .day(year: 2026, month: 1, day: 3),
      .year(2026),
      .unknown,
    ] { await library.watch(.alien, on: date) }
    let months = try tally("months", try await statistics())
    #expect(months.entries.map(\.label) == ["November 2025", "December 2025", "January 2026"])
    #expect(months.entries.map(\.shortLabel) == ["Nov", "Dec", "Jan"])
    #expect(months.entries.map(\.value) == [1, 0, 2])
    #expect(months.entries[2].description == "January 2026: 2 viewings")
    #expect(months.uncounted == "Not counted: 2 viewings without a known month.")
  }

  @Test func `A bar leads to the history or the ratings that it counts, unless it counts nothing`() async throws {
    func address(_ id: String, _ label: String, _ statistics: WatchedStatistics) throws -> String? {
      switch try #require(try tally(id, statistics).entries.first { $0.label == label }).screen {
      case .history(let filter): "history?\(filter.parameters)"
      case .ratings(let filter): "ratings?\(filter.parameters)"
      case nil: nil
      }
    }
    for month in [11, 1] { await library.watch(.alien, on: .month(year: month == 1 ? 2026 : 2025, month: month)) }
    _ = await library.rate(.alien, Score(stars: 8.5))
    let json = #"{"genres":[{"id":27,"name":"Horror"}],"origin_country":["GB"]}"#
    let all = try await statistics([TitleReference.alien.key: try details(json)])
    #expect(try address("months", "November 2025", all) == "history?year=2025&month=11")
    #expect(try address("months", "December 2025", all) == nil)
    #expect(try address("genres", "Horror", all) == "history?genre=27")
    #expect(try address("countries", "United Kingdom", all) == "history?country=GB")
    #expect(try address("decades", "1970s", all) == "history?decade=1970")
    #expect(try address("ratings", "8.5 out of 10", all) == "ratings?rating=8.5")
    #expect(try address("ratings", "8 out of 10", all) == nil)
    let year = try await statistics(period: .year(2025))
    #expect(try address("decades", "1970s", year) == "history?year=2025&decade=1970")
  }

  @Test func `The best and the worst titles of a year are those watched in it, none of them twice`() async throws {
    for number in 1...7 {
      let film = TitleReference(.tmdb, .movie, number, name: "Film \(number)")
      await library.watch(film, on: number == 7 ? .year(2024) : .month(year: 2025, month: number))
      _ = await library.rate(film, Score(stars: Double(number)))
    }
    let model = StatisticsModel(library, .test(ReplayNetworking()), .test(ReplayNetworking()))
    try await model.load()
    #expect(model.bestTitles.isEmpty)
    model.period = .year(2025)
    await until { model.bestTitles.map(\.name) == ["Best of 2025", "Worst of 2025"] }
    #expect(model.bestTitles.map { $0.titles.map(\.summary.id.number) } == [[6, 5, 4, 3, 2], [1]])
    model.period = .year(2024)
    await until { model.bestTitles.map(\.name) == ["Best of 2024"] }
  }

  @Test func `Plays over many months are counted by year`() async throws {
    await library.watch(.alien, on: .day(year: 2020, month: 1, day: 1))
    for date: PartialDate in [.day(year: 2023, month: 3, day: 1), .year(2023), .unknown] {
      await library.watch(.metropolis, on: date)
    }
    let all = try await statistics()
    #expect(all.periods == [.all, .recent, .year(2023), .year(2020)])
    let years = try tally("months", all)
    #expect(years.title == "Watched by Year")
    #expect(years.entries.map(\.label) == ["2020", "2021", "2022", "2023"])
    #expect(years.entries.map(\.value) == [1, 0, 0, 2])
    #expect(years.uncounted == "Not counted: 1 viewing without a known year.")
  }

  @Test func `The statistics of a year count only plays of that year`() async throws {
    await library.watch(.alien, on: .day(year: 2020, month: 1, day: 1))
    for date: PartialDate in [.day(year: 2023, month: 3, day: 1), .year(2023), .unknown] {
      await library.watch(.metropolis, on: date)
    }
    let year = try await statistics(period: .year(2023))
    #expect(year.summary == "2 viewings, 1 title")
    let months = try tally("months", year)
    #expect(months.title == "Watched by Month" && months.entries.count == 12)
    #expect(months.entries.map(\.value) == [0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    #expect(months.uncounted == "Not counted: 1 viewing without a known month.")
    #expect(try tally("decades", year).entries.map(\.label) == ["1920s"])
  }

  @Test func `The recent period covers twelve months and ends with the current one`() throws {
    let today = try #require(DayDate(year: 2026, month: 3, day: 7))
    let axis = TimeAxis([], period: .recent, today: today)
    #expect(axis.labels(of: axis.positions[0], TitleTexts(locale: Locale(identifier: "en_US"))).label == "April 2025")
    #expect(axis.positions.count == 12)
    #expect(axis.contains(.day(year: 2026, month: 3, day: 31)))
    #expect(!axis.contains(.month(year: 2025, month: 3)) && !axis.contains(.unknown) && !axis.contains(.year(2025)))
  }

  @Test func `The statistics update after new plays and ratings`() async throws {
    let model = StatisticsModel(library, .test(ReplayNetworking()), .test(ReplayNetworking()))
    try await model.load()
    #expect(model.statistics?.isEmpty == true)
    await library.watch(.alien, on: .day(year: 2026, month: 1, day: 1))
    await until { model.statistics?.summary == "1 viewing, 1 title" }
    await library.watch(.metropolis, on: .day(year: 2020, month: 1, day: 1))
    await until { model.statistics?.periods.count == 4 }
    model.period = .year(2020)
    await until { model.statistics?.summary == "1 viewing, 1 title" }
    _ = await library.rate(.alien, Score(stars: 9))
    await until { model.statistics?.tallies.last?.entries.isEmpty == false }
  }

  @Test func `The statistics coalesce rapid changes and show the old figures meanwhile`() async throws {
    let (delays, continuation) = AsyncStream.makeStream(of: Void.self)
    let model = StatisticsModel(library, .test(ReplayNetworking()), .test(ReplayNetworking())) {
      for await _ in delays { return }
    }
    await library.watch(.alien, on: .day(year: 2026, month: 1, day: 1))
    try await model.load()
    for day in 2...9 { await library.watch(.alien, on: .day(year: 2026, month: 1, day: day)) }
    await until { library.isWatched(.movie(348)) }
    #expect(model.statistics?.summary == "1 viewing, 1 title")
    continuation.yield()
    await until { model.statistics?.summary == "9 viewings, 1 title" }
  }

  private final class Counter: Sendable {
    let count = Mutex(0)
  }

  @Test func `One change causes one calculation`() async throws {
    let rests = Counter()
    let model = StatisticsModel(library, .test(ReplayNetworking()), .test(ReplayNetworking())) {
      rests.count.withLock { $0 += 1 }
    }
    try await model.load()
    await library.watch(.alien, on: .day(year: 2026, month: 1, day: 1))
    await until { model.statistics?.summary == "1 viewing, 1 title" }
    #expect(rests.count.withLock { $0 } == 1)
  }

  @Test func `A recount includes details that were cached since the last one`() async throws {
    let caching = try CachingCatalogue()
    let model = StatisticsModel(library, caching.catalogue.pages, caching.catalogue.guides)
    model.recount()
    #expect(model.statistics == nil, "nothing has been loaded yet")
    await library.watch(.alien, on: .day(year: 2026, month: 1, day: 1))
    try await model.load()
    #expect(model.statistics?.summary == "1 viewing, 1 title")
    try await caching.store(MovieTarget.details(348), .json(#"{"id":348,"title":"Alien","runtime":117}"#))
    model.recount()
    await until { model.statistics?.summary == "1 viewing, 1 title, 1 hour" }
  }

  @Test func `Genres, countries and hours come from cached details`() async throws {
    await library.watch(.alien, on: .day(year: 2026, month: 1, day: 1))
    await library.watch(.alien, on: .day(year: 2026, month: 1, day: 2))
    await library.watch(.metropolis, on: .day(year: 2026, month: 1, day: 3))
    let alien = try details(
      #"{"runtime":117,"genres":[{"id":27,"name":"Horror"},{"id":878,"name":"Science Fiction"}],"origin_country":["GB","US"]}"#
    )
    let statistics = try await statistics([TitleReference.alien.key: alien])
    #expect(statistics.summary == "3 viewings, 2 titles, 3 hours")
    let genres = try tally("genres", statistics)
    #expect(genres.entries.map(\.label) == ["Horror", "Science Fiction"])
    #expect(genres.entries.map(\.value) == [1, 1])
    #expect(genres.uncounted == "Not counted: 1 title without known genres.")
    let countries = try tally("countries", statistics)
    #expect(Set(countries.entries.map(\.label)) == ["United Kingdom", "United States"])
    let hours = try tally("hours", statistics)
    #expect(hours.entries.map(\.text) == ["3.9"])
    #expect(hours.uncounted == "Not counted: 1 title without a known running time.")
    let decades = try tally("decades", statistics)
    #expect(decades.entries.map(\.label) == ["1920s", "1930s", "1940s", "1950s", "1960s", "1970s"])
    #expect(decades.entries.map(\.value) == [1, 0, 0, 0, 0, 1])
  }

  @Test func `The length of a show is the total of its aired episodes without specials`() async throws {
    let series = try details(#"{"episode_run_time":[60]}"#)
    #expect(try await minutes(of: .episode(season: 1, number: 1), series) == 60)
    #expect(try await minutes(of: .season(1), series) == nil)
    let guide = try guide(
      ShowJSON(seasons: [
        0: .aired(1...9), 1: [.init(1, date: "2020-01-01", minutes: 90), .init(2, date: "2020-01-08")],
        2: [.init(1, date: "2020-03-01", minutes: 45), .init(2, date: "2026-06-02", minutes: 45)],
      ]))
    #expect(try await minutes(of: .episode(season: 1, number: 1), series, guide) == 90)
    #expect(try await minutes(of: .episode(season: 1, number: 2), series, guide) == 60)
    #expect(try await minutes(of: .season(1), series, guide) == 150)
    #expect(try await minutes(of: .whole, series, guide) == 195)
    #expect(try await minutes(of: .season(4), series, guide) == nil)
    #expect(try await minutes(of: .whole, try details("{}"), of: .alien) == nil)
  }

  /// Returns the length of a play in the statistics; `nil` if they don't count it.
  private func minutes(
    of part: TitlePart, _ page: CachedDetails, _ guide: EpisodeGuide? = nil,
    of title: TitleReference = TitleReference(.tmdb, .show, 8, name: "A Series")
  ) async throws -> Int? {
    let opened = try Library.inMemory()
    try await opened.watch(title, part: part, on: .unknown, by: .owner)
    try await opened.record([TitleDetails(title.key, TitleDetails.Version(fetched: Date(), guide: 1), page, guide)])
    let counts = try await opened.statistics(of: .owner, source: .tmdb, today: 20_260_601)
    return counts.titlesWithoutLength == 0 ? counts.plays[.unknown]?.minutes : nil
  }

  private func guide(_ show: ShowJSON) throws -> EpisodeGuide {
    var guide = EpisodeGuide()
    guide.add(try read(TVShowDetails.self, show.text), at: Date())
    return guide
  }

  @Test(arguments: [
    #"{"runtime":"long","genres":{},"origin_country":[1]}"#,
    #"{"runtime":-5,"genres":null,"production_countries":[{"iso_3166_1":"Atlantis"}]}"#,
    #"{"runtime":999999999,"genres":[{"id":1,"name":""}]}"#,
  ])
  func `Malformed cached details are ignored`(_ json: String) throws {
    let details = try details(json)
    #expect(details.genres.isEmpty && details.countries.isEmpty && details.minutes == nil)
  }

  @Test func `The ratings chart includes all scores`() async throws {
    #expect(try tally("ratings", try await statistics()).entries.isEmpty)
    for number in 1...3 {
      _ = await library.rate(TitleReference(.tmdb, .movie, number, name: "Film"), Score.all[16])
    }
    let ratings = try tally("ratings", try await statistics())
    #expect(ratings.entries.count == 20)
    #expect(ratings.entries[16].description == "8.5 out of 10: 3 titles")
  }

  @Test func `The statistics are empty only without plays and ratings`() async throws {
    #expect(try await statistics().isEmpty)
    _ = await library.rate(.alien, Score.all[0])
    #expect(try await !statistics().isEmpty)
  }
}
