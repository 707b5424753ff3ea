import Foundation
import Testing
import TitleIdentity

@testable import Library

/// The history is filtered and searched by the database.
@Suite(.timeLimit(.minutes(5))) struct HistoryQueryTests {
  private let library: Library

  init() async throws {
    library = try Library.inMemory()
    let titles: [(TitleReference, TitlePart, PartialDate)] = [
      (film(1, "Zoé 100%", 1975), .whole, .year(2024)),
      (film(2, "Zoe 1000", 1981), .whole, .month(year: 2024, month: 5)),
      (
        TitleReference(.tmdb, .show, 1, name: "Heimat"), .episode(season: 1, number: 1),
        .day(year: 2025, month: 1, day: 2)
      ),
      (film(1, "Zoé 100%", 1975), .whole, .unknown),
    ]
    for (title, part, date) in titles { try await library.watch(title, part: part, on: date, by: .owner) }
  }

  private func film(_ number: Int, _ name: String, _ year: Int? = nil, source: TitleSource = .tmdb) -> TitleReference {
    TitleReference(source, .movie, number, name: name, year: year)
  }

  private func page(_ change: (inout HistoryQuery) -> Void = { _ in }) async throws -> HistoryPage {
    var query = HistoryQuery(of: .owner)
    change(&query)
    return try await library.history(query, limit: 10)
  }

  private func numbers(_ change: (inout HistoryQuery) -> Void) async throws -> [Int] {
    try await page(change).entries.map(\.play.title.number)
  }

  @Test func `The plays are newest first, and the years are those with plays`() async throws {
    let page = try await page()
    #expect(page.entries.map(\.play.title.number) == [1, 2, 1, 1])
    #expect(page.entries.map(\.isRewatch) == [false, false, true, false])
    #expect(page.years == [2025, 2024] && !page.isEmpty)
    #expect(try await library.history(HistoryQuery(of: ProfileID(rawValue: "ana")), limit: 1).isEmpty)
  }

  @Test func `Dates select plays as far as they are known`() async throws {
    #expect(try await numbers { $0.dates = .init(.year(2024), through: .year(2024)) } == [2, 1])
    let may = PartialDate.month(year: 2024, month: 5)
    #expect(try await numbers { $0.dates = .init(may, through: may) } == [2])
    #expect(
      try await numbers { $0.dates = .init(.month(year: 2023, month: 2), through: .month(year: 2025, month: 1)) }
        == [1, 2])
    #expect(try await numbers { $0.dates = .init(.year(1990), through: .year(1990)) }.isEmpty)
    #expect(!(try await page { $0.dates = .init(.year(1990), through: .year(1990)) }.isEmpty))
  }

  @Test func `The text is found regardless of case and accents, and has no wildcards`() async throws {
    #expect(try await numbers { $0.text = "ZOE" } == [2, 1, 1])
    #expect(try await numbers { $0.text = "zoé 1" } == [2, 1, 1])
    #expect(try await numbers { $0.text = "100%" } == [1, 1])
    #expect(try await numbers { $0.text = "_" }.isEmpty)
  }

  @Test func `Titles are found by kind, decade, genre and country`() async throws {
    let movie = TitleReference.Key(.tmdb, .movie, 2)
    var details = TitleDetails(movie, TitleDetails.Version(fetched: LibraryFixture.start))
    (details.genres, details.countries) = ([18], ["FR"])
    try await library.record([details])
    #expect(try await numbers { $0.titles.kind = .movie } == [2, 1, 1])
    #expect(try await numbers { $0.titles.kind = .show } == [1])
    #expect(try await numbers { $0.titles.decade = .known(1970) } == [1, 1])
    #expect(try await page { $0.titles.decade = .unknown }.entries.map(\.play.title.name) == ["Heimat"])
    #expect(try await numbers { $0.titles.genre = .known(18) } == [2])
    #expect(try await numbers { $0.titles.genre = .unknown } == [1, 1, 1])
    #expect(try await numbers { $0.titles.country = "FR" } == [2])
  }

  @Test func `A matched title is found by its new name, and its earlier plays count`() async throws {
    try await library.watch(film(9, "Sample", source: .sample), part: .whole, on: .year(2020), by: .owner)
    try await library.match(TitleReference.Key(.sample, .movie, 9), to: film(2, "Zoe 1000", 1981), by: .owner)
    #expect(try await numbers { $0.text = "1000" } == [2, 2])
    #expect(try await page { $0.titles.decade = .known(1980) }.entries.map(\.isRewatch) == [true, false])
  }
}
