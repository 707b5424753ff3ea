import Catalogue
import Foundation
import Library
import TMDB
import TMDBTesting
import Testing
import TitleIdentity

@testable import Tracking

/// A series is marked as watched once every aired episode was watched, according to the cached guide.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct WatchedSeriesTests {
  private let caching: CachingCatalogue
  private let library = LibraryModel(source: .tmdb) { try Library.inMemory() }
  private let series: WatchedShows

  init() throws {
    caching = try CachingCatalogue()
    series = WatchedShows(library, caching.catalogue.client, caching.catalogue.guides)
  }

  private var isWatched: Bool { series.isWatched(.show(7)) }

  /// Caches a series with three episodes in season 1 and this number of aired episodes in season 2.
  private func store(shown: Int, fetched: Date = CachingCatalogue.old) async throws {
    let show = ShowJSON(
      seasons: [0: .aired(1...2), 1: .aired(1...3), 2: .aired(1...shown) + .undated(shown + 1...9)])
    try await caching.store(TVTarget.details(7, seasons: [0, 1, 2]), .json(show.text), fetched: fetched)
  }

  private func watch(_ parts: [TitlePart]) async throws {
    _ = try await library.library().watch(.heimat, parts, on: .year(2020), by: .owner)
  }

  private func episodes(_ season: Int, _ numbers: ClosedRange<Int>) -> [TitlePart] {
    numbers.map { .episode(season: season, number: $0) }
  }

  @Test func `Watching the last aired episode marks the show as watched, and undo removes the mark`() async throws {
    try await store(shown: 2)
    try await watch(episodes(1, 1...3) + episodes(2, 1...1))
    await until { library.status(of: TitleReference.heimat.key)?.seasons.count == 2 }
    #expect(!isWatched)
    await library.watch(.heimat, .episode(season: 2, number: 2))
    await until { isWatched }
    #expect(!series.isWatched(.movie(7)) && !series.isWatched(.show(8)))
    await library.undo()
    await until { !isWatched }
  }

  @Test func `A play of a whole season counts, and specials aren't required`() async throws {
    try await store(shown: 2)
    try await watch([.season(1)] + episodes(2, 1...2))
    await until { isWatched }
  }

  @Test func `A show isn't marked as watched until its guide is cached`() async throws {
    try await watch(episodes(1, 1...3) + episodes(2, 1...2))
    await until { library.status(of: TitleReference.heimat.key)?.seasons.count == 2 }
    #expect(!isWatched)
    // This simulates opening the series' page.
    try await store(shown: 2)
    await until { isWatched }
  }

  @Test func `A newly aired episode removes the watched mark until it is watched`() async throws {
    try await store(shown: 2)
    try await watch(episodes(1, 1...3) + episodes(2, 1...2))
    await until { isWatched }
    try await store(shown: 3, fetched: Date())
    await until { !isWatched }
    try await watch(episodes(2, 3...3))
    await until { isWatched }
  }

  @Test func `Missing guides of watched shows are requested, without any view`() async throws {
    try await store(shown: 2)
    try await watch(episodes(1, 1...1))
    let other = TitleReference(.tmdb, .show, 8, name: "Dekalog")
    await library.watch(other, .episode(season: 1, number: 1))
    await library.watch(TitleReference(.tmdb, .show, 9, name: "Shoah"))
    await caching.networking.waitForRequests(1)
    #expect(caching.networking.requests.map(\.url.path) == ["/3/tv/8"])
  }

  @Test func `Plays of a show with the same number in another source don't count`() async throws {
    try await store(shown: 2)
    let other = TitleReference(.sample, .show, 7, name: "Another")
    _ = try await library.library().watch(other, episodes(1, 1...3) + episodes(2, 1...2), on: .unknown, by: .owner)
    await library.watch(.alien)
    await until { library.status(of: other.key)?.seasons.count == 2 && library.isWatched(.movie(348)) }
    #expect(!isWatched)
  }
}
