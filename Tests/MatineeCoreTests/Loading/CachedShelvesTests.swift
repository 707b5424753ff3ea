import LoadingState
import ResponseCache
import TMDB
import TMDBTesting
import Testing

@testable import MatineeCore

/// Shelves show newer cached responses that other parts of the app requested.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct CachedShelvesTests {
  let kept: CachingServices
  let genre = GenreID(.film, 35)
  private var networking: SuspendableNetworking { kept.networking }

  init() throws { kept = try CachingServices() }

  /// Returns visible shelves with two films.
  private func shelves(followedFirst: Bool) async -> GenreShelvesModel {
    let model = kept.services.genreShelves(of: .film)
    model.loadIfNeeded()
    if followedFirst { model.follow() }
    await networking.waitForRequests(1)
    networking.release(0, with: .json(#"{"genres":[{"id":35,"name":"Comedy"}]}"#))
    await until { model.genres.state.content != nil }
    model.want([genre])
    if !followedFirst { model.follow() }
    await networking.waitForRequests(2)
    networking.release(1, with: .films([1, 2]))
    await until { model.isSettled }
    return model
  }

  private func ids(_ model: GenreShelvesModel) -> [Int]? { model.titles(of: genre).state.content?.map(\.id.number) }

  @Test(arguments: [true, false])
  func whatAnotherPartOfTheAppIsToldIsShown(followedFirst: Bool) async {
    let model = await shelves(followedFirst: followedFirst)
    let other = kept.services.genreShelves(of: .film)
    other.titles(of: genre).refresh()
    await networking.waitForRequests(3)
    networking.release(2, with: .films([1, 2, 3]))
    await until { ids(model) == [1, 2, 3] }
    model.cancel()
  }

  @Test func whoLeavesFollowsNoMore() async {
    let model = await shelves(followedFirst: true)
    let looking = await shelvesOfAnother()
    model.cancel()
    let other = kept.services.genreShelves(of: .film)
    other.titles(of: genre).refresh()
    await networking.waitForRequests(3)
    networking.release(2, with: .films([9]))
    await until { ids(looking) == [9] }
    #expect(ids(model) == [1, 2])
    looking.cancel()
  }

  /// Returns other shelves that show the same cached content.
  private func shelvesOfAnother() async -> GenreShelvesModel {
    let model = kept.services.genreShelves(of: .film)
    // The model would request a page again if it wasn't written yet.
    await kept.catalogue.finishWrites()
    model.loadIfNeeded()
    model.want([genre])
    model.follow()
    await until { ids(model) == [1, 2] && model.isSettled }
    return model
  }
}
