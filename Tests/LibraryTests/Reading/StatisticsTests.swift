import Foundation
import GRDB
import Testing
import TitleIdentity

@testable import Library

/// Statistics are kept up to date by each event, and read without the plays.
@Suite(.timeLimit(.minutes(5))) struct StatisticsTests {
  private static let today = 2020_06_01

  @Test(arguments: 1...8)
  func `Statistics equal a count of each play after random changes, a rebuild and a merge`(seed: UInt64) async throws {
    let fixture = try LibraryFixture()
    let library = try await fixture.open()
    var (journal, numbers) = (RandomJournal(seed), SeededNumbers(seed))
    var details: [TitleReference.Key: TitleDetails] = [:]
    for _ in 1...12 {
      try await journal.run(30, in: library, at: fixture)
      let recorded = Self.details(&numbers)
      try await library.record([recorded])
      // A response without the guide leaves the recorded episodes.
      let former = details[recorded.title]?.episodes
      details[recorded.title] = recorded
      if recorded.episodes == nil { details[recorded.title]?.episodes = former }
      try await expectSame(library, details)
    }
    try await library.rebuild()
    try await expectSame(library, details)
    #expect(try await library.verify() == nil)

    let copy = try await LibraryFixture(device: 50).open()
    try await copy.record(Array(details.values))
    try await copy.merge(lines: try await library.lines().shuffled(using: &numbers).map { Array($0.utf8) })
    try await expectSame(copy, details)
  }

  private func expectSame(_ library: Library, _ details: [TitleReference.Key: TitleDetails]) async throws {
    for profile in RandomJournal.profiles {
      for year in [nil, 2020, 2021] {
        let all = try await library.history(of: profile, limit: .max)
        let counted = CountedHistory(
          plays: all.filter { year == nil || $0.date.components.year == year },
          details: details.filter { $0.key.source == .tmdb }, today: Self.today)
        let statistics = try await library.statistics(of: profile, source: .tmdb, today: Self.today) { dates in
          year.map { year in dates.keys.filter { $0.components.year == year } }
        }
        #expect(statistics.plays == counted.months)
        #expect(statistics.titles == counted.titles.count)
        #expect(statistics.titlesWithoutLength == counted.titlesWithoutLength)
        #expect(statistics.genres.mapValues(\.titles) == counted.counts { $0.genres })
        #expect(statistics.countries.mapValues(\.titles) == counted.counts { $0.countries })
        #expect(
          statistics.titlesWithoutGenres == counted.titles.keys.count { counted.details[$0]?.genres.isEmpty != false })
        #expect(
          statistics.titlesWithoutCountries
            == counted.titles.keys.count { counted.details[$0]?.countries.isEmpty != false })
        let decades = counted.titles.values.compactMap(\.year).map { ($0 - $0 % 10, 1) }
        #expect(statistics.decades == Dictionary(decades, uniquingKeysWith: +))
        guard year == nil else { continue }
        #expect(statistics.dates == counted.months.mapValues(\.count))
        #expect(Set(statistics.titlesWithoutDetails) == counted.titlesWithoutDetails)
        let ratings = try await library.ratings(by: profile).filter { $0.part == .whole }
        #expect(statistics.ratings == Dictionary(ratings.map { ($0.score, 1) }, uniquingKeysWith: +))
      }
    }
  }

  private static func details(_ numbers: inout SeededNumbers) -> TitleDetails {
    func pick<Value>(_ values: [Value]) -> Value { values[Int.random(in: 0..<values.count, using: &numbers)] }
    let title = pick(RandomStep.titles)
    var details = TitleDetails(
      title.key, TitleDetails.Version(fetched: LibraryFixture.start, guide: 1), year: title.year,
      minutes: pick([nil, 50, 120]))
    details.genres = pick([[], [18], [18, 27]])
    details.countries = pick([[], ["DE"], ["DE", "US"]])
    if title.kind == .show, Bool.random(using: &numbers) {
      details.episodes = [(0, 1), (1, 1), (1, 2), (2, 1)].map { season, number in
        TitleDetails.Episode(
          season: season, number: number, minutes: pick([nil, 40, 60]), aired: pick([nil, 2020_01_01, 2021_01_01]))
      }
    }
    return details
  }

  @Test func `Replaced play is counted once, and its length follows the guide`() async throws {
    let library = try Library.inMemory()
    let play = try #require(
      try await library.watch(.show, part: .episode(season: 1, number: 2), on: .year(2020), by: .owner))
    try await library.setDate(of: play, .month(year: 2021, month: 3), by: .owner)
    var details = TitleDetails(
      TitleReference.show.key, TitleDetails.Version(fetched: LibraryFixture.start, guide: 1), minutes: 50)
    try await library.record([details])
    var statistics = try await library.statistics(of: .owner, source: .tmdb)
    let month = PartialDate.month(year: 2021, month: 3)
    #expect(statistics.plays == [month: Statistics.Plays(count: 1, minutes: 50)])
    details.episodes = [TitleDetails.Episode(season: 1, number: 2, minutes: 61, aired: nil)]
    try await library.record([details])
    statistics = try await library.statistics(of: .owner, source: .tmdb)
    #expect(statistics.plays == [month: Statistics.Plays(count: 1, minutes: 61)])
    #expect(try await library.statistics(of: .owner, source: .sample).titlesWithoutLength == 1)
  }

  @Test func `Cost of statistics depends on titles and months, not on plays`() async throws {
    var costs: [Int] = []
    for count in [2, 200] {
      let library = try Library.inMemory()
      _ = try await library.write(by: .owner) { batch in
        _ = try batch.append(
          all: (0..<20).flatMap { title in
            (1...count).map { number in
              .watched(
                TitleReference(.tmdb, .show, title, name: "Show", year: 2000), .episode(season: 1, number: number),
                date: .day(year: 2020, month: 1 + title % 12, day: 1 + number % 28))
            }
          })
      }
      costs.append(
        try await library.queryCost { database in
          let reader = StatisticsReader(database: database, profile: .owner, source: .tmdb, today: nil)
          let statistics = try reader.statistics { _ in nil }
          #expect(statistics.plays.values.reduce(0) { $0 + $1.count } == 20 * count)
        })
    }
    #expect(costs[1] == costs[0])
  }

  @Test func `Months are counted in the order of an index`() async throws {
    let plan = try await Library.inMemory().file.read { database in
      try Row.fetchAll(
        database, sql: "EXPLAIN QUERY PLAN " + StatisticsReader.months(""),
        arguments: ["profile": "owner", "first": "tmdb/", "end": "tmdb0", "today": 0]
      ).map { $0["detail"] as String }
    }
    #expect(plan.contains { $0.contains("COVERING INDEX playCountByMonth") })
    #expect(!plan.contains { $0.contains("SCAN") || $0.contains("TEMP B-TREE") }, "\(plan)")
  }

  @Test func `Titles are checked for cached details once, when the library first refers to them`() async throws {
    let library = try Library.inMemory()
    try await library.watch(.alien, on: .unknown, by: .owner)
    try await library.add(.show, to: .watchlist(of: .owner), by: .owner)
    try await library.match(TitleReference.alien.key, to: .movie(2), by: .owner)
    try await library.rate(.movie(3), .stars(5), by: .owner)
    var titles = library.observeTitlesToCheck(from: .tmdb, limit: 10).makeAsyncIterator()
    let added = [TitleReference.movie(2), .movie(3), .alien, .show].map(\.key)
    #expect(await titles.next() == added)
    try await library.record([
      TitleDetails(TitleReference.show.key, TitleDetails.Version(fetched: LibraryFixture.start, region: "DE"))
    ])
    try await library.setDetailsChecked(added)
    while await titles.next()?.isEmpty == false {}
    try await library.watch(.alien, on: .unknown, by: .owner)
    try await library.rebuild()
    let versions = try await library.detailVersions(of: added + [TitleReference.movie(4).key])
    #expect(versions.count == 4 && versions[TitleReference.show.key]??.region == "DE")
    try await library.setRegionOfServices("FR")
    var again = library.observeTitlesToCheck(from: .tmdb, limit: 10).makeAsyncIterator()
    #expect(await again.next() == [TitleReference.show.key])
  }
}
