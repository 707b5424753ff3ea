import Foundation
import Testing
import TitleIdentity

@testable import Library

/// The ratings are sorted, filtered and counted by the database.
@Suite(.timeLimit(.minutes(5))) struct RatingsQueryTests {
  private let library: Library

  init() async throws {
    library = try Library.inMemory()
    for (number, stars, year) in [(1, 7.0, 1975), (2, 9.5, 1981), (3, 7.0, nil), (4, 2.0, 1979)] {
      try await library.rate(film(number, year), .stars(stars), by: .owner)
    }
    try await library.rate(film(9, 1950, source: .sample), .stars(10), by: .owner)
    try await library.rate(.show, part: .season(1), .stars(10), by: .owner)
    var details = TitleDetails(
      film(4, 1979).key, TitleDetails.Version(fetched: LibraryFixture.start), average: 8)
    details.genres = [18]
    try await library.record([details])
  }

  private func film(_ number: Int, _ year: Int?, source: TitleSource = .tmdb) -> TitleReference {
    TitleReference(source, .movie, number, name: "Film \(number)", year: year)
  }

  private func page(_ limit: Int = 10, _ change: (inout RatingsQuery) -> Void = { _ in }) async throws -> RatingsPage {
    var query = RatingsQuery(of: .owner, from: .tmdb)
    change(&query)
    return try await library.ratings(query, limit: limit)
  }

  private func numbers(_ limit: Int = 10, _ change: (inout RatingsQuery) -> Void = { _ in }) async throws -> [Int] {
    try await page(limit, change).entries.map(\.rating.title.number)
  }

  @Test func `Titles have each order, with unknown averages last`() async throws {
    #expect(try await numbers() == [2, 3, 1, 4])
    #expect(try await numbers(2) == [2, 3])
    #expect(try await numbers { $0.order = .date } == [4, 3, 2, 1])
    #expect(try await numbers { $0.order = .difference } == [4, 3, 2, 1])
  }

  @Test func `Filters hide titles, and unknown ones are counted`() async throws {
    let seventies = try await page { $0.titles.decade = .known(1970) }
    #expect(seventies.entries.map(\.rating.title.number) == [1, 4] && seventies.unknownDecades == 1)
    let dramas = try await page { $0.titles.genre = .known(18) }
    #expect(dramas.entries.map(\.rating.title.number) == [4] && dramas.unknownGenres == 3)
    #expect(dramas.titlesWithoutDetails.map(\.number) == [3, 2, 1])
    #expect(try await numbers { $0.score = .stars(7) } == [3, 1])
    #expect(try await numbers { $0.titles.kind = .show }.isEmpty)
    #expect(try await page().decades == [1980, 1970, 1950])
    #expect(try await !page { $0.titles.kind = .show }.isEmpty)
  }

  @Test func `The latest rating of a matched title counts`() async throws {
    try await library.match(film(9, 1950, source: .sample).key, to: film(2, 1981), by: .owner)
    let page = try await page()
    #expect(page.entries.map(\.rating.title.number) == [2, 3, 1, 4] && page.entries[0].rating.score == .stars(10))
  }
}
