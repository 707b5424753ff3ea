import Foundation
import LoadingState
import ResponseCache
import TMDB
import TMDBTesting
import Testing

@testable import MatineeCore

/// A list whose pages are cached. They appear first, and also when the network becomes unreachable.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct CachedListTests {
  let kept: CachingServices
  let model: PagedListModel<TitleSummary>
  private var networking: SuspendableNetworking { kept.networking }

  init() throws {
    kept = try CachingServices()
    model = kept.services.model(of: MovieList.popular)
  }

  private var ids: [Int]? { model.state.content?.map(\.id.number) }

  private func keep(_ ids: Range<Int>, page: Int = 1, of pages: Int = 3, fetched: Date = CachingServices.old)
    async throws
  {
    try await kept.keep(
      MovieTarget.popular.page(page), .films(ids, page: page, of: pages), fetched: fetched)
  }

  private func failNext(_ request: Int, _ error: NetworkError = .unreachable(reason: "no route")) async {
    await networking.waitForRequests(request + 1)
    networking.fail(request, error)
  }

  @Test func theSavedPageComesFirstAndTheNewOneReplacesIt() async throws {
    try await keep(1..<4)
    model.loadIfNeeded()
    await until { [model] in model.state.content != nil }
    #expect(model.state.isLoading)
    #expect(ids == [1, 2, 3])
    #expect(model.savedDate == CachingServices.old)
    await networking.waitForRequests(1)
    networking.release(0, with: .films([3, 4], of: 2))
    await until { [model] in !model.state.isLoading }
    #expect(ids == [3, 4])
    #expect(model.savedDate == nil)
    model.loadMore(after: 2)
    await networking.waitForRequests(2)
    #expect(networking.requests.last?.url.query()?.contains("page=2") == true)
    networking.release(1, with: .films([4, 5], page: 2, of: 2))
    await until { [model] in model.footer == .none }
    #expect(ids == [3, 4, 5])
    #expect(model.summary == "3 films, the whole list")
  }

  @Test func aFreshListAsksNobodyAndGoesOnFromThere() async throws {
    try await keep(1..<4, of: 1, fetched: Date() - 60)
    model.loadIfNeeded()
    await until { [model] in model.state.content != nil && !model.state.isLoading }
    #expect(model.summary == "3 films, the whole list")
    #expect(networking.requests.isEmpty)
  }

  @Test func offLineOneScrollsThroughTheSavedPages() async throws {
    try await keep(1..<4)
    try await keep(3..<6, page: 2, fetched: CachingServices.old - 60)
    model.loadIfNeeded()
    await failNext(0)
    await until { [model] in !model.state.isLoading }
    #expect(ids == [1, 2, 3])
    #expect(model.state.failure == nil)
    model.loadMore(after: 3)
    await until { [model] in model.footer == .none }
    #expect(ids == [1, 2, 3, 4, 5])
    #expect(networking.requests.count == 1)
    #expect(model.savedDate == CachingServices.old - 60)
    model.loadMore(after: 5)
    await failNext(1)
    await until { [model] in model.footer != .loading }
    guard case .failure = model.footer else {
      Issue.record("No failure: \(model.footer)")
      return
    }
    #expect(ids == [1, 2, 3, 4, 5])
  }

  @Test(arguments: [NetworkError.unreachable(reason: "no route"), .timedOut])
  func aSavedPageStandsInWhereTheNetworkGoes(_ error: NetworkError) async throws {
    try await keep(2..<6, page: 2)
    model.loadIfNeeded()
    await networking.waitForRequests(1)
    networking.release(0, with: .films([1, 2], of: 3))
    await until { [model] in !model.state.isLoading }
    #expect(model.savedDate == nil)
    model.loadMore(after: 2)
    await failNext(1, error)
    await until { [model] in model.footer == .none }
    #expect(ids == [1, 2, 3, 4, 5])
    #expect(model.savedDate == CachingServices.old)
  }

  @Test func aServerThatRefusesIsNotStoodInFor() async throws {
    try await keep(2..<6, page: 2)
    model.loadIfNeeded()
    await networking.waitForRequests(1)
    networking.release(0, with: .films([1, 2], of: 3))
    await until { [model] in !model.state.isLoading }
    model.loadMore(after: 2)
    await networking.waitForRequests(2)
    networking.release(1, with: .wrongKey)
    await until { [model] in model.footer != .loading }
    #expect(ids == [1, 2])
  }

  @Test func whatIsKeptOfOneSourceIsNeverShownAsAnothers() async throws {
    for source in ["sample", "http://localhost:1"] {
      try await kept.keep(
        MovieTarget.popular, .films(1..<4), source: try #require(.init(rawValue: source)))
    }
    model.loadIfNeeded()
    await failNext(0)
    await until { [model] in model.state.failure != nil }
    #expect(model.state.failure?.explanation.contains("never opened online") == true)
    #expect(ids == nil)
  }

  @Test func anotherQueryShowsWhatIsSavedOfIt() async throws {
    let genre = GenreID(.film, 18)
    let model = kept.services.discover(genre)
    model.titles.loadIfNeeded()
    await networking.waitForRequests(1)
    networking.release(0, with: .films([1, 2]))
    await until { model.titles.state.content?.count == 2 && !model.titles.state.isLoading }
    var narrowed = model.query
    narrowed.rating = 7
    let target = DiscoverTarget.movies(narrowed.filmFilter(region: nil))
    try await kept.keep(target, .films([7]))
    model.look(for: narrowed)
    await until { model.titles.state.content?.map(\.id.number) == [7] }
    #expect(model.titles.savedDate == CachingServices.old)
  }

  @Test func whatAnotherPartOfTheAppIsToldIsShown() async throws {
    try await keep(1..<3)
    model.loadIfNeeded()
    model.follow()
    await networking.waitForRequests(1)
    networking.release(0, with: .films([1, 2]))
    await until { [model] in !model.state.isLoading }
    let other = kept.services.model(of: MovieList.popular)
    other.refresh()
    await networking.waitForRequests(2)
    networking.release(1, with: .films([1, 2, 3], of: 2))
    await until { [model] in model.state.content?.count == 3 }
    #expect(ids == [1, 2, 3])
    model.loadMore(after: 3)
    await networking.waitForRequests(3)
    networking.release(2, with: .films([3, 4], page: 2, of: 2))
    await until { [model] in model.footer == .none }
    #expect(ids == [1, 2, 3, 4])
    #expect(model.summary == "4 films, the whole list")
    model.cancel()
  }

  @Test func whoHasReadOnKeepsTheRows() async throws {
    model.loadIfNeeded()
    model.follow()
    await networking.waitForRequests(1)
    networking.release(0, with: .films([1, 2], of: 2))
    await until { [model] in !model.state.isLoading }
    model.loadMore(after: 2)
    await networking.waitForRequests(2)
    networking.release(1, with: .films([3], page: 2, of: 2))
    await until { [model] in model.footer == .none }
    let other = kept.services.model(of: MovieList.popular)
    let third = kept.services.model(of: MovieList.popular)
    // The model would request a page again if it wasn't written yet.
    await kept.catalogue.finishWrites()
    third.loadIfNeeded()
    await until { third.state.content != nil }
    third.follow()
    other.refresh()
    await networking.waitForRequests(3)
    networking.release(2, with: .films([9], of: 2))
    await until { third.state.content?.count == 1 }
    #expect(ids == [1, 2, 3])
    model.cancel()
    third.cancel()
  }
}
