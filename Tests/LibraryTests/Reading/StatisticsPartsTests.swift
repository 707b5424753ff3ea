import Foundation
import GRDB
import Testing
import TitleIdentity

@testable import Library

/// The people, streaks and rewatches of statistics, and the rows of a year.
@Suite(.timeLimit(.minutes(5))) struct StatisticsPartsTests {
  private let library: Library

  init() throws { library = try Library.inMemory() }

  private func statistics(in year: Int? = nil, today: Int? = nil) async throws -> Statistics {
    try await library.statistics(of: .owner, source: .tmdb, today: today) { dates in
      year.map { year in dates.keys.filter { $0.components.year == year } }
    }
  }

  private func record(
    _ title: TitleReference, minutes: Int? = nil, actors: [Int]? = nil, directors: [Int] = []
  ) async throws {
    var details = TitleDetails(
      title.key, TitleDetails.Version(fetched: LibraryFixture.start, guide: 1), minutes: minutes)
    func people(_ ids: [Int]) -> [TitleDetails.Person] { ids.map { TitleDetails.Person(id: $0, name: "Person \($0)") } }
    details.people = actors.map { TitleDetails.People(actors: people($0), directors: people(directors)) }
    try await library.record([details])
  }

  @Test func `People are ordered by titles, time and ratings, and titles without people are counted`() async throws {
    for number in 1...4 { try await library.watch(.movie(number), on: .year(2026), by: .owner) }
    try await library.watch(.movie(3), on: .year(2025), by: .owner)
    try await record(.movie(1), minutes: 60, actors: [10, 20], directors: [30])
    try await record(.movie(2), minutes: 60, actors: [10, 20])
    try await record(.movie(3), minutes: 200, actors: [40])
    try await record(.movie(4))
    for (number, halves) in [(1, 20), (2, 12), (3, 20)] {
      try await library.rate(.movie(number), try #require(Score(halves: halves)), by: .owner)
    }
    let actors = try await statistics().actors
    #expect(actors.byTitles.map(\.id) == [10, 20, 40])
    #expect(actors.byTitles[0].titles == 2 && actors.byTitles[0].minutes == 120)
    #expect(actors.byTime.map(\.id) == [40, 10, 20] && actors.byTime[0].minutes == 400)
    #expect(actors.byRating.map(\.id) == [10, 20] && actors.byRating[0].meanHalves == 16)
    #expect(actors.byRating[0].name == "Person 10" && actors.titlesWithout == 1)
    let directors = try await statistics().directors
    #expect(directors.byTitles.map(\.id) == [30] && directors.titlesWithout == 3)
    #expect(try await statistics(in: 2025).actors.byTitles.map(\.id) == [40])
  }

  @Test func `A matched title counts once for its people, with the latest rating`() async throws {
    for number in 1...3 { try await library.watch(.movie(number), on: .year(2026), by: .owner) }
    for (number, halves) in [(2, 2), (3, 10), (1, 20)] {
      try await library.rate(.movie(number), try #require(Score(halves: halves)), by: .owner)
    }
    try await library.match(TitleReference.movie(1).key, to: .movie(2), by: .owner)
    for number in 2...3 { try await record(.movie(number), actors: [10]) }
    let actors = try await statistics().actors
    #expect(actors.byTitles.map(\.titles) == [2])
    #expect(actors.byRating.map(\.meanHalves) == [15] && actors.byRating.map(\.ratedTitles) == [2])
  }

  @Test func `New details replace the people, and rename them everywhere`() async throws {
    for number in 1...2 { try await library.watch(.movie(number), on: .year(2026), by: .owner) }
    for number in 1...2 { try await record(.movie(number), actors: [10, 20]) }
    try await record(.movie(2), actors: [20])
    #expect(try await statistics().actors.byTitles.map(\.id) == [20, 10])
    #expect(try await statistics().titlesWithoutDetails.isEmpty)
    try await record(.movie(2))
    #expect(try await statistics().titlesWithoutDetails == [TitleReference.movie(2).key])
  }

  @Test(arguments: [
    (["2026-02-27", "2026-02-28", "2026-03-01"], 20_260_302, [3], true),
    (["2024-02-28", "2024-03-01"], 20_240_303, [1, 1], false),
    (["2025-12-31", "2026-01-01T08:15:00Z", "2026-01-01T20:15:00Z"], 20_260_101, [2], true),
    (["2026-01-01", "2026-01-02", "2026-01"], 20_260_110, [2], false),
    ([], 20_260_101, [], false),
  ])
  func `Consecutive days form a streak, which is current until a day without plays has passed`(
    _ dates: [String], _ today: Int, _ lengths: [Int], _ isCurrent: Bool
  ) async throws {
    for date in dates { try await library.watch(.alien, on: try #require(PartialDate(date)), by: .owner) }
    let statistics = try await statistics(today: today)
    #expect(statistics.streaks.map(\.days) == lengths)
    #expect((statistics.streaks.last?.isCurrent ?? false) == isCurrent)
    #expect(statistics.playsWithoutDay == dates.count { $0.count < 10 })
  }

  @Test func `A streak of a year begins and ends in that year`() async throws {
    for day: PartialDate in [.day(year: 2025, month: 12, day: 31), .day(year: 2026, month: 1, day: 1)] {
      try await library.watch(.alien, on: day, by: .owner)
    }
    #expect(try await statistics(in: 2026).streaks.map(\.days) == [1])
  }

  @Test func `Titles are watched again if they have several plays, or one after an earlier year`() async throws {
    for (title, years) in [
      (TitleReference.alien, [2024, 2025, 2026]), (.movie(2), [2026]), (.movie(3), [2026, 2026]),
    ] {
      for year in years { try await library.watch(title, on: .year(year), by: .owner) }
    }
    for _ in 1...2 {
      try await library.watch(.show, part: .episode(season: 1, number: 1), on: .year(2026), by: .owner)
    }
    let all = try await statistics().rewatches
    #expect(all.map(\.title) == [.alien, .movie(3)] && all.map(\.plays) == [3, 2])
    let year = try await statistics(in: 2026).rewatches
    #expect(year.map(\.title) == [.movie(3), .alien])
    #expect(year.map(\.plays) == [2, 1] && year.map(\.earlierPlays) == [0, 2])
    for _ in 1...2 { try await library.watch(.show, part: .season(1), on: .year(2026), by: .owner) }
    #expect(try await statistics().rewatches.map(\.title).contains(.show))
  }

  @Test func `The rows of a year have films, episodes, the first and the last play, and days`() async throws {
    try await library.watch(.alien, on: .day(year: 2026, month: 3, day: 1), by: .owner)
    try await library.watch(.movie(2), on: .day(year: 2026, month: 1, day: 5), by: .owner)
    try await library.watch(.movie(3), on: .month(year: 2026, month: 1), by: .owner)
    try await library.watch(.movie(4), on: .day(year: 2025, month: 12, day: 31), by: .owner)
    try await library.watch(
      .show, part: .episode(season: 1, number: 1), on: .day(year: 2026, month: 3, day: 1), by: .owner)
    try await library.watch(.show, part: .season(1), on: .year(2026), by: .owner)
    var details = TitleDetails(
      TitleReference.show.key, TitleDetails.Version(fetched: LibraryFixture.start, guide: 1))
    details.episodes = (1...3).map {
      TitleDetails.Episode(season: 1, number: $0, minutes: 50, aired: $0 == 3 ? 20_270_101 : 20_200_101)
    }
    try await library.record([details])
    let year = try await library.watchedYear(2026, of: .owner, source: .tmdb, today: 20_261_201)
    #expect(year.films == 3 && year.shows == 1 && year.episodes == 3)
    #expect(year.first?.title == .movie(2) && year.last?.title == .show)
    #expect(year.days == [.day(year: 2026, month: 1, day: 5): 1, .day(year: 2026, month: 3, day: 1): 2])
    #expect(try await library.watchedYear(2020, of: .owner, source: .tmdb) == WatchedYear())
  }

  @Test func `An update keeps recorded details, and lets the app read their people from the cache`() throws {
    let database = try DatabaseQueue()
    let migrator = LibrarySchema.migrator
    try migrator.migrate(database, upTo: "12")
    try database.write {
      try $0.execute(sql: "INSERT INTO detail (title, isChecked, fetched, minutes) VALUES ('tmdb/movie/1', 1, 100, 90)")
      try $0.execute(sql: "INSERT INTO detail (title, isChecked) VALUES ('tmdb/movie/2', 1)")
    }
    try migrator.migrate(database)
    try database.read { database in
      let table = DetailTable(database: database)
      let title = TitleReference.movie(1).key
      let unchecked = try table.unchecked(from: .tmdb, limit: 10)
      let version = try table.versions(of: [title])[title]
      let minutes = try Int.fetchOne(database, sql: "SELECT minutes FROM detail WHERE fetched IS NOT NULL")
      #expect(unchecked == [title] && minutes == 90)
      #expect(version != TitleDetails.Version(fetched: Date(timeIntervalSince1970: 100)))
    }
  }
}
