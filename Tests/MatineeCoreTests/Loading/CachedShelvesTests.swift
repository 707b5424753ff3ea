import LoadingState
import ResponseCache
import TMDB
import TMDBTesting
import Testing
import TitleIdentity

@testable import AppFoundation
@testable import Catalogue

/// Shelves show newer cached responses that other parts of the app requested.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct CachedShelvesTests {
  let caching: CachingCatalogue
  let genre = GenreID(.movie, 35)
  private var networking: SuspendableNetworking { caching.networking }

  init() throws { caching = try CachingCatalogue() }

  /// Returns visible shelves with two films.
  private func shelves(followedFirst: Bool) async -> GenreShelvesModel {
    let model = GenreShelvesModel(.movie, caching.catalogue.pages, clock: caching.catalogue.clock)
    model.loadIfNeeded()
    if followedFirst { model.observe() }
    await networking.waitForRequests(1)
    networking.resume(0, with: .json(#"{"genres":[{"id":35,"name":"Comedy"}]}"#))
    await until { model.genres.state.content != nil }
    model.want([genre])
    if !followedFirst { model.observe() }
    await networking.waitForRequests(2)
    networking.resume(1, with: .films([1, 2]))
    await until { model.isSettled }
    return model
  }

  private func ids(_ model: GenreShelvesModel) -> [Int]? { model.titles(of: genre).state.content?.map(\.id.number) }

  @Test(arguments: [true, false])
  func `A shelf shows newer titles that another part of the app requested`(followedFirst: Bool) async {
    let model = await shelves(followedFirst: followedFirst)
    let other = GenreShelvesModel(.movie, caching.catalogue.pages, clock: caching.catalogue.clock)
    other.titles(of: genre).refresh()
    await networking.waitForRequests(3)
    networking.resume(2, with: .films([1, 2, 3]))
    await until { ids(model) == [1, 2, 3] }
    model.cancel()
  }

  @Test func `Cancelling ends the cache observation of the shelves`() async {
    let model = await shelves(followedFirst: true)
    let looking = await shelvesOfAnother()
    model.cancel()
    let other = GenreShelvesModel(.movie, caching.catalogue.pages, clock: caching.catalogue.clock)
    other.titles(of: genre).refresh()
    await networking.waitForRequests(3)
    networking.resume(2, with: .films([9]))
    await until { ids(looking) == [9] }
    #expect(ids(model) == [1, 2])
    looking.cancel()
  }

  /// Returns other shelves that show the same cached content.
  private func shelvesOfAnother() async -> GenreShelvesModel {
    let model = GenreShelvesModel(.movie, caching.catalogue.pages, clock: caching.catalogue.clock)
    // The model would request a page again if it wasn't written yet.
    await caching.responseCache.waitForWrites()
    model.loadIfNeeded()
    model.want([genre])
    model.observe()
    await until { ids(model) == [1, 2] && model.isSettled }
    return model
  }
}
