import Testing
import TitleIdentity

@testable import Library

/// The titles in the library that a search finds by name.
@Suite(.timeLimit(.minutes(5))) struct KnownTitlesTests {
  private let fixture: LibraryFixture
  private let library: Library
  private let ana = ProfileID(rawValue: "ana")

  init() async throws {
    fixture = try LibraryFixture()
    library = try await fixture.open()
  }

  private func show(_ number: Int, _ name: String = "Show") -> TitleReference {
    TitleReference(.tmdb, .show, number, name: name)
  }

  private func numbers(_ titles: [KnownTitles.Title]) -> [Int] { titles.map(\.reference.number) }

  @Test func `Titles on lists come first, then those that were rated, watched or noted`() async throws {
    try await library.rate(.movie(1), .stars(5), by: .owner)
    try await library.watch(.movie(2), on: .unknown, by: .owner)
    try await library.note("Again", on: .movie(3), by: .owner)
    try await library.add(.movie(4), to: .watchlist(of: .owner), by: .owner)
    try await library.watch(show(5), part: .episode(season: 1, number: 2), on: .unknown, by: .owner)
    try await library.rate(show(6), part: .season(1), .stars(5), by: .owner)
    let (list, _) = try await library.createList("Noir", by: .owner)
    try await library.add(.movie(1), to: list, by: .owner)
    let known = try await library.knownTitles(of: .owner, from: .tmdb)
    #expect(numbers(known.listed) == [4, 1])
    #expect(numbers(known.others) == [6, 2, 5, 3])
  }

  @Test func `A title appears once, and not after everything about it was removed`() async throws {
    try await library.rate(.movie(1), .stars(5), by: .owner)
    try await library.watch(.movie(1), on: .unknown, by: .owner)
    let watched = try #require(try await library.watch(.movie(1), on: .year(2020), by: .owner))
    try await library.note("Again", on: .movie(1), by: .owner)
    var known = try await library.knownTitles(of: .owner, from: .tmdb)
    #expect(numbers(known.others) == [1] && known.others[0].otherNames.isEmpty)
    let rated = try #require(try await library.rate(.movie(2), .stars(5), by: .owner))
    known = try await library.knownTitles(of: .owner, from: .tmdb, previous: known)
    #expect(numbers(known.others) == [1, 2])
    try await library.undo(watched, by: .owner)
    try await library.undo(rated, by: .owner)
    known = try await library.knownTitles(of: .owner, from: .tmdb, previous: known)
    #expect(numbers(known.others) == [1])
  }

  @Test func `A title has the names in all languages in which it was recorded`() async throws {
    for (number, name) in [(1, "Haus des Geldes"), (2, "Money Heist"), (3, "Das Haus")] {
      try await library.watch(show(7, name), part: .episode(season: number, number: 1), on: .unknown, by: .owner)
    }
    try await library.rate(show(7, "La casa de papel"), .stars(5), by: .owner)
    let title = try #require(try await library.knownTitles(of: .owner, from: .tmdb).others.first)
    #expect(Set([title.reference.name] + title.otherNames) == ["La casa de papel", "Haus des Geldes", "Das Haus"])
  }

  @Test func `A matched title appears once, as the one to which it was matched, with its own name`() async throws {
    let sample = TitleReference(.sample, .movie, 9, name: "Sample")
    try await library.rate(sample, .stars(5), by: .owner)
    try await library.watch(.movie(1), on: .unknown, by: .owner)
    try await library.match(sample.key, to: .movie(1), by: .owner)
    let known = try await library.knownTitles(of: .owner, from: .tmdb)
    #expect(numbers(known.others) == [1] && known.others[0].reference == .movie(1))
    #expect(known.others[0].otherNames == ["Sample"])
  }

  @Test func `Titles of another source and of other profiles are skipped`() async throws {
    try await library.rate(TitleReference(.sample, .movie, 9, name: "Sample"), .stars(5), by: .owner)
    try await library.rate(.movie(1), .stars(5), by: ana)
    try await library.watch(.movie(1), on: .unknown, by: ana)
    try await library.add(.movie(1), to: .watchlist(of: ana), by: ana)
    try await library.note("Again", on: .movie(1), by: ana)
    let known = try await library.knownTitles(of: .owner, from: .tmdb)
    #expect(known.listed.isEmpty && known.others.isEmpty)
  }

  @Test func `Titles of the same state of a library are recognized without comparing them`() async throws {
    try await library.rate(.movie(1), .stars(5), by: .owner)
    let first = try await library.knownTitles(of: .owner, from: .tmdb)
    let same = try await library.knownTitles(of: .owner, from: .tmdb, previous: first)
    #expect(same.isSameVersion(as: first))
    #expect(try await !library.knownTitles(of: ana, from: .tmdb, previous: first).isSameVersion(as: first))
    #expect(try await !library.knownTitles(of: .owner, from: .sample, previous: first).isSameVersion(as: first))
    try await library.note("Again", on: .movie(2), by: .owner)
    let noted = try await library.knownTitles(of: .owner, from: .tmdb, previous: first)
    #expect(!noted.isSameVersion(as: first) && numbers(noted.others) == [1, 2])
    #expect(!KnownTitles().isSameVersion(as: KnownTitles()))
  }

  @Test func `Cost depends on titles, not on plays, and is constant without changes`() async throws {
    var costs: [Int] = []
    for (titles, plays) in [(20, 2), (20, 80), (200, 2)] {
      let library = try Library.inMemory()
      _ = try await library.write(by: .owner) { batch in
        _ = try batch.append(
          all: (1...titles).flatMap { title in
            (1...plays).flatMap { number in
              let part = TitlePart.episode(season: 1, number: number)
              return [
                EventContent.watched(show(title), part, date: .unknown),
                .rated(show(title), part, .stars(5), date: nil),
              ]
            }
          })
      }
      let known = try await library.knownTitles(of: .owner, from: .tmdb)
      costs.append(
        try await library.queryCost { database in
          let read = try KnownTitleReader(database, .owner, .tmdb).titles()
          #expect(read.others.count == titles)
        })
      let again = try await library.queryCost { database in
        _ = try KnownTitleReader(database, .owner, .tmdb).titles(previous: known)
      }
      #expect(again < 100)
    }
    #expect(costs[1] <= costs[0] + costs[0] / 10 && costs[2] <= costs[0] * 10)
  }
}
