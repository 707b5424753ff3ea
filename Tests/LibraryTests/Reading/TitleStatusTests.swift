import Testing
import TitleIdentity

@testable import Library

/// The ratings and plays of titles, as badges show them.
@Suite(.timeLimit(.minutes(5))) struct TitleStatusTests {
  private let fixture: LibraryFixture
  private let library: Library

  init() async throws {
    fixture = try LibraryFixture()
    library = try await fixture.open()
  }

  private func status(of title: TitleReference) async throws -> TitleStatus? {
    try await library.statuses(of: [title.key], by: .owner)[title.key]
  }

  @Test func `A status contains the profile's scores, and whether the title was watched`() async throws {
    try await library.rate(.alien, .stars(8), by: .owner)
    try await library.rate(.show, part: .season(1), .stars(2), by: .owner)
    try await library.rate(.alien, .stars(1), by: ProfileID(rawValue: "ana"))
    try await library.watch(.movie(3), on: .unknown, by: .owner)
    try await library.watch(.movie(4), on: .unknown, by: ProfileID(rawValue: "ana"))
    let titles = [TitleReference.alien, .show, .movie(3), .movie(4), .movie(5)]
    let statuses = try await library.statuses(of: Set(titles.map(\.key)), by: .owner)
    #expect(statuses.count == 3)
    #expect(statuses[TitleReference.alien.key]?.scores == [.whole: .stars(8)])
    #expect(statuses[TitleReference.alien.key]?.isWatched == false)
    #expect(statuses[TitleReference.show.key]?.scores == [.season(1): .stars(2)])
    #expect(statuses[TitleReference.movie(3).key]?.isWatched == true)
    try await library.removeRating(of: TitleReference.alien.key, by: .owner)
    #expect(try await status(of: .alien) == nil)
  }

  @Test func `A status says whether the title is on the profile's own watchlist`() async throws {
    try await library.add(.movie(3), to: .watchlist(of: .owner), by: .owner)
    try await library.add(.movie(4), to: .favorites(of: .owner), by: .owner)
    try await library.add(.movie(5), to: .watchlist(of: ProfileID(rawValue: "ana")), by: .owner)
    let titles: [TitleReference] = [3, 4, 5].map { .movie($0) }
    let statuses = try await library.statuses(of: Set(titles.map(\.key)), by: .owner)
    #expect(titles.map { statuses[$0.key]?.isOnWatchlist } == [true, nil, nil])
    let match = try #require(try await library.match(TitleReference.movie(3).key, to: .movie(6), by: .owner))
    #expect(try await status(of: .movie(6))?.isOnWatchlist == true)
    try await library.undo(match, by: .owner)
    try await library.remove(TitleReference.movie(3).key, from: .watchlist(of: .owner), by: .owner)
    #expect(try await status(of: .movie(3)) == nil)
  }

  @Test func `A show's status contains each watched part once`() async throws {
    for part in [TitlePart.episode(season: 0, number: 3), .episode(season: 1, number: 2), .season(2)] {
      for _ in 1...2 { try await library.watch(.show, part: part, on: .unknown, by: .owner) }
    }
    try await library.watch(.show, part: .episode(season: 2, number: 1), on: .year(2020), by: .owner)
    let status = try #require(try await status(of: .show))
    #expect(!status.isWatched && status.seasons.map(\.season) == [0, 1, 2])
    #expect(
      status.watchedParts == [
        .episode(season: 0, number: 3), .episode(season: 1, number: 2), .episode(season: 2, number: 1), .season(2),
      ])
  }

  @Test func `The status of a matched title moves to the other title, with the latest score`() async throws {
    try await library.rate(.movie(1), .stars(3), by: .owner)
    try await library.rate(.movie(2), .stars(4), by: .owner)
    try await library.rate(.movie(1), .stars(5), by: .owner)
    try await library.watch(.movie(1), on: .unknown, by: .owner)
    let match = try #require(try await library.match(TitleReference.movie(1).key, to: .movie(2), by: .owner))
    #expect(try await status(of: .movie(1)) == nil)
    #expect(try await status(of: .movie(2))?.scores == [.whole: .stars(5)])
    #expect(try await status(of: .movie(2))?.isWatched == true)
    try await library.undo(match, by: .owner)
    #expect(try await status(of: .movie(2))?.scores == [.whole: .stars(4)])
  }

  @Test func `The watched shows are those with a watched part`() async throws {
    func show(_ number: Int, _ source: TitleSource = .tmdb) -> TitleReference {
      TitleReference(source, .show, number, name: "Show \(number)")
    }
    for number in 1...3 {
      try await library.watch(show(number), part: .episode(season: 1, number: 1), on: .unknown, by: .owner)
    }
    try await library.watch(show(4), on: .year(2010), by: .owner)
    try await library.watch(show(5, .sample), part: .season(1), on: .year(2010), by: .owner)
    try await library.watch(.movie(6), on: .year(2010), by: .owner)
    #expect(try await library.watchedShows(of: .owner, from: .tmdb) == Set([1, 2, 3].map { show($0).key }))
    try await library.match(show(5, .sample).key, to: show(3), by: .owner)
    try await library.match(show(2).key, to: show(9), by: .owner)
    #expect(try await library.watchedShows(of: .owner, from: .tmdb) == Set([1, 3, 9].map { show($0).key }))
  }
}
