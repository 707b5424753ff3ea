import Foundation
import GRDB
import Testing
import TitleIdentity

@testable import Library

/// The titles on a list are sorted, filtered and counted by the database.
@Suite(.timeLimit(.minutes(5))) struct ListTitlesTests {
  private let library: Library
  private var query = ListTitlesQuery(.watchlist(of: .owner), source: .tmdb, region: "DE")

  init() async throws {
    library = try Library.inMemory()
    for (number, name, year) in [(1, "Zoo", 1990), (2, "ärger 10", 2020), (3, "Ärger 9", nil), (4, "Berg", 2020)] {
      try await library.add(
        TitleReference(.tmdb, .movie, number, name: name, year: year), to: query.list, by: .owner)
    }
    _ = try await library.add("A note", to: query.list, by: .owner)
    try await library.add(.movie(1, source: .sample), to: query.list, by: .owner)
    try await library.record([
      details(1, minutes: 80, average: 6, services: [8]), details(2, minutes: 120, average: 9, services: [9, 8]),
      details(4, minutes: 60, average: 7, services: nil),
    ])
  }

  private func details(_ number: Int, minutes: Int, average: Double, services: [Int]?) -> TitleDetails {
    var details = TitleDetails(
      TitleReference.Key(.tmdb, .movie, number), TitleDetails.Version(fetched: LibraryFixture.start, region: "DE"),
      minutes: minutes, average: average)
    details.genres = number == 4 ? [] : [18, number]
    details.services = services?.map { TitleDetails.Service(id: $0, name: "Service \($0)") }
    return details
  }

  private func numbers(_ limit: Int = 10, _ change: (inout ListTitlesQuery) -> Void = { _ in }) async throws -> [Int] {
    var query = query
    change(&query)
    return try await library.titles(query, limit: limit).entries.map(\.title.number)
  }

  private func page(_ change: (inout ListTitlesQuery) -> Void) async throws -> ListTitlesPage {
    var query = query
    change(&query)
    return try await library.titles(query, limit: 10)
  }

  @Test func `Titles that the filters can't decide about are found on request, or if there are no others`() async throws
  {
    let known = try await page { $0.maximumMinutes = 80 }
    #expect(known.entries.map(\.title.number) == [4, 1] && known.unknownCount == 1 && !known.showsUnknown)
    let unknown = try await page { ($0.maximumMinutes, $0.findsUnknown) = (80, true) }
    #expect(unknown.entries.map(\.title.number) == [3] && unknown.showsUnknown)
    // The services of film 4 are unknown, but it is short enough; those of film 2 are known, but it is too long.
    let both = try await page { ($0.maximumMinutes, $0.services, $0.findsUnknown) = (80, [9], true) }
    #expect(both.entries.map(\.title.number) == [4, 3] && both.unknownCount == 2)
    #expect(try await page { $0.maximumMinutes = 1 }.showsUnknown)
    let all = try await page { $0.findsUnknown = true }
    #expect(all.entries.isEmpty && all.unknownCount == 0 && !all.showsUnknown)
  }

  @Test func `Genres are a filter, and titles with unknown genres are counted`() async throws {
    #expect(try await numbers { $0.genre = 18 } == [2, 1])
    #expect(try await numbers { $0.genre = 2 } == [2])
    let page = try await page { ($0.genre, $0.maximumMinutes) = (18, 100) }
    #expect(page.entries.map(\.title.number) == [1] && page.unknownCount == 2)
    #expect(try await numbers { ($0.genre, $0.findsUnknown) = (18, true) } == [4, 3])
  }

  @Test func `The user's order follows moves, and notes are next to their titles`() async throws {
    #expect(try await numbers { $0.order = .custom } == [1, 2, 3, 4])
    let key = TitleReference.movie(4).key
    try await library.move(.title(key), on: query.list, after: nil, by: .owner)
    try await library.edit(.title(key), on: query.list, "With Ana", by: .owner)
    let entries = try await page { $0.order = .custom }.entries
    #expect(entries.map(\.title.number) == [4, 1, 2, 3])
    #expect(entries.map(\.note) == ["With Ana", "", "", ""] && entries[0].item == .title(key))
  }

  @Test func `All titles are counted, regardless of the filters`() async throws {
    #expect(try await page { _ in }.counts == nil)
    try await library.add(.show, to: query.list, by: .owner)
    try await library.watch(.movie(2), on: .unknown, by: .owner)
    try await library.watch(.movie(70), on: .unknown, by: .owner)
    try await library.match(TitleReference.movie(70).key, to: .movie(4), by: .owner)
    let counts = try #require(try await page { ($0.maximumMinutes, $0.countsFor) = (80, .owner) }.counts)
    #expect(counts.films == 4 && counts.shows == 1 && counts.unwatched == 3)
    #expect(counts.minutes == 260 && counts.hasUnknownMinutes)
    #expect(counts.others == 2, "The note and the title of the sample catalogue.")
    let others = try #require(try await page { $0.countsFor = ProfileID(rawValue: "ana") }.counts)
    #expect(others.unwatched == 5)
  }

  @Test func `Titles have each order, with unknown values last`() async throws {
    #expect(try await numbers() == [4, 3, 2, 1])
    #expect(try await numbers(2) == [4, 3])
    #expect(try await numbers { $0.order = .name } == [3, 2, 4, 1])
    #expect(try await numbers { $0.order = .year } == [4, 2, 1, 3])
    #expect(try await numbers { $0.order = .runningTime } == [4, 1, 2, 3])
    #expect(try await numbers { $0.order = .score } == [2, 4, 1, 3])
  }

  @Test func `Filters hide titles, and unknown ones are counted`() async throws {
    #expect(try await numbers { $0.maximumMinutes = 80 } == [4, 1])
    #expect(try await numbers { $0.services = [9] } == [2])
    #expect(try await numbers { $0.services = [8, 9] } == [2, 1])
    #expect(try await page { ($0.services, $0.region) = ([8], "FR") }.showsUnknown)
    let unmatched = try await page { ($0.maximumMinutes, $0.services) = (1, [1]) }
    #expect(unmatched.entries.map(\.title.number) == [3] && unmatched.showsUnknown && unmatched.unknownCount == 1)
    let watched = try await library.watch(.movie(3), on: .unknown, by: .owner)
    #expect(try await page { ($0.maximumMinutes, $0.unwatchedBy) = (1, .owner) }.entries.isEmpty)
    try await library.removePlay(try #require(watched), by: .owner)
    let first = try #require(try await library.titles(query, limit: 10).entries.first { $0.title.number == 2 })
    #expect(first.services.map(\.name) == ["Service 9", "Service 8"] && first.minutes == 120 && first.average == 9)
    #expect(try await library.titles(ListTitlesQuery(.favorites(of: .owner), source: .tmdb), limit: 1).isEmpty)
  }

  @Test func `Watched titles can be hidden, under each of their keys`() async throws {
    try await library.watch(.movie(4), on: .unknown, by: .owner)
    try await library.watch(.movie(3), part: .season(1), on: .unknown, by: .owner)
    try await library.watch(.movie(70), on: .unknown, by: .owner)
    #expect(try await numbers { $0.unwatchedBy = .owner } == [3, 2, 1])
    try await library.match(TitleReference.movie(70).key, to: .movie(2), by: .owner)
    #expect(try await numbers { $0.unwatchedBy = .owner } == [3, 1])
    #expect(try await numbers { $0.unwatchedBy = ProfileID(rawValue: "ana") }.count == 4)
  }

  @Test func `Matched titles that were added separately appear once`() async throws {
    try await library.match(TitleReference.movie(4).key, to: .movie(1), by: .owner)
    #expect(try await numbers() == [3, 2, 1])
    try await library.match(TitleReference.movie(1, source: .sample).key, to: .movie(55), by: .owner)
    #expect(try await numbers() == [55, 3, 2, 1])
    let read = try await library.items(of: query.list).reversed().compactMap(\.title).filter { $0.source == .tmdb }
    #expect(read.map(\.number) == [55, 3, 2, 1])
  }

  @Test func `Cost of the first page is independent of the number of titles and plays`() async throws {
    var costs: [Int] = []
    for count in [40, 4_000] {
      let library = try Library.inMemory()
      _ = try await library.write(by: .owner) { batch in
        _ = try batch.append(
          all: (1...count).flatMap { number -> [EventContent] in
            let title = TitleReference.movie(number)
            return [
              .itemAdded(.watchlist(of: .owner), .title(title.key), .title(title), date: nil),
              .watched(.movie(10_000 + number), .whole, date: .year(2020)),
            ]
          })
      }
      var query = query
      query.unwatchedBy = .owner
      costs.append(
        try await library.queryCost { [query] database in
          let page = try ListTitlesReader(database: database, query: query).page(limit: 30)
          #expect(page.entries.count == 30)
        })
    }
    #expect(costs[0] > 100 && costs[1] <= costs[0] + costs[0] / 10)
  }
}
