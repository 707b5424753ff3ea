import Foundation
import Library
import TMDB
import TMDBTesting
import Testing
import TitleIdentity

@testable import Catalogue
@testable import Tracking

/// Years and dates from journals and imports that would make a chart with thousands or millions of bars.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct StatisticsRobustnessTests {
  private static let maximumBarCount = 400

  private func statistics(
    years: [Int?], dates: [PartialDate], period: StatisticsPeriod = .all
  ) async throws -> WatchedStatistics {
    let library = LibraryModel(source: .tmdb) { try Library.inMemory() }
    for (index, year) in years.enumerated() {
      let title = TitleReference(.tmdb, .movie, index + 1, name: "Film \(index)", year: year)
      await library.watch(title, on: dates[index % dates.count])
    }
    let format = PageFormat.reader()
    let counts = try await library.library().statistics(of: .owner, source: .tmdb) {
      period.dates(of: $0.keys, today: format.today)
    }
    return WatchedStatistics(counts, genreNames: [:], period: period, format: format)
  }

  @Test(arguments: [2_000_000_000, -2_000_000_000, Int.min, Int.max, 0, 9999])
  func `The decades chart excludes titles with impossible years`(_ year: Int) async throws {
    let statistics = try await statistics(years: [1979, year], dates: [.year(2026)])
    let decades = try #require(statistics.tallies.first { $0.id == "decades" })
    #expect(decades.entries.map(\.label) == ["1970s"])
    #expect(decades.uncounted == "Not counted: 1 title without a known year.")
  }

  @Test func `Charts have a bounded length for plays from year 1 to year 9999`() async throws {
    let dates: [PartialDate] = [
      .year(1), .year(9999), .month(year: 1, month: 1), .day(year: 9999, month: 12, day: 31),
      .month(year: 1871, month: 1),
      .day(year: 2200, month: 12, day: 31), .moment(seconds: -62_135_510_400, offset: 0),
      .moment(seconds: 253_402_214_400, offset: 0), .unknown,
    ]
    let statistics = try await statistics(years: dates.map { _ in 1979 }, dates: dates)
    for tally in statistics.tallies { #expect(tally.entries.count <= Self.maximumBarCount, "\(tally.id)") }
    let months = try #require(statistics.tallies.first { $0.id == "months" })
    #expect(months.entries.count == 330)
    #expect(months.uncounted == "Not counted: 7 viewings without a known year.")
    #expect(statistics.periods.count <= Self.maximumBarCount)
  }

  @Test func `Plays from year 1 alone produce no months chart`() async throws {
    let statistics = try await statistics(years: [1979], dates: [.day(year: 1, month: 1, day: 1)])
    let months = try #require(statistics.tallies.first { $0.id == "months" })
    #expect(months.entries.isEmpty)
    #expect(statistics.periods.isEmpty)
  }
}
