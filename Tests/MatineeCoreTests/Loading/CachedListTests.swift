import Foundation
import LoadingState
import ResponseCache
import TMDB
import TMDBTesting
import Testing
import TitleIdentity

@testable import AppFoundation
@testable import Catalogue

/// A list whose pages are cached. They appear first, and also when the network becomes unreachable.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct CachedListTests {
  let caching: CachingCatalogue
  let model: PagedListModel<TitleSummary>
  private var networking: SuspendableNetworking { caching.networking }

  init() throws {
    caching = try CachingCatalogue()
    model = PagedListModel(of: MovieList.popular, caching.catalogue.pages, clock: caching.catalogue.clock)
  }

  private var ids: [Int]? { model.state.content?.map(\.id.number) }

  private func store(_ ids: Range<Int>, page: Int = 1, of pages: Int = 3, fetched: Date = CachingCatalogue.old)
    async throws
  {
    try await caching.store(
      MovieTarget.popular.page(page), .films(ids, page: page, of: pages), fetched: fetched)
  }

  private func failNext(_ request: Int, _ error: NetworkError = .unreachable(reason: "no route")) async {
    await networking.waitForRequests(request + 1)
    networking.fail(request, error)
  }

  @Test func `The list shows the cached page first and then replaces it with the new one`() async throws {
    try await store(1..<4)
    model.loadIfNeeded()
    await until { [model] in model.state.content != nil }
    #expect(model.state.isLoading)
    #expect(ids == [1, 2, 3])
    #expect(model.cachedDate == CachingCatalogue.old)
    await networking.waitForRequests(1)
    networking.resume(0, with: .films([3, 4], of: 2))
    await until { [model] in !model.state.isLoading }
    #expect(ids == [3, 4])
    #expect(model.cachedDate == nil)
    model.loadMore(after: 2)
    await networking.waitForRequests(2)
    #expect(networking.requests.last?.url.query()?.contains("page=2") == true)
    networking.resume(1, with: .films([4, 5], page: 2, of: 2))
    await until { [model] in model.footer == .none }
    #expect(ids == [3, 4, 5])
    #expect(model.summary == "3 films, end of list")
  }

  @Test func `A fresh cached list needs no request`() async throws {
    try await store(1..<4, of: 1, fetched: Date() - 60)
    model.loadIfNeeded()
    await until { [model] in model.state.content != nil && !model.state.isLoading }
    #expect(model.summary == "3 films, end of list")
    #expect(networking.requests.isEmpty)
  }

  @Test func `The list continues with cached pages when offline and fails after the last one`() async throws {
    try await store(1..<4)
    try await store(3..<6, page: 2, fetched: CachingCatalogue.old - 60)
    model.loadIfNeeded()
    await failNext(0)
    await until { [model] in !model.state.isLoading }
    #expect(ids == [1, 2, 3])
    #expect(model.state.failure == nil)
    model.loadMore(after: 3)
    await until { [model] in model.footer == .none }
    #expect(ids == [1, 2, 3, 4, 5])
    #expect(networking.requests.count == 1)
    #expect(model.cachedDate == CachingCatalogue.old - 60)
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
  func `A cached page replaces the next page when the network fails`(_ error: NetworkError) async throws {
    try await store(2..<6, page: 2)
    model.loadIfNeeded()
    await networking.waitForRequests(1)
    networking.resume(0, with: .films([1, 2], of: 3))
    await until { [model] in !model.state.isLoading }
    #expect(model.cachedDate == nil)
    model.loadMore(after: 2)
    await failNext(1, error)
    await until { [model] in model.footer == .none }
    #expect(ids == [1, 2, 3, 4, 5])
    #expect(model.cachedDate == CachingCatalogue.old)
  }

  @Test func `The list doesn't use a cached page when the server rejects the request`() async throws {
    try await store(2..<6, page: 2)
    model.loadIfNeeded()
    await networking.waitForRequests(1)
    networking.resume(0, with: .films([1, 2], of: 3))
    await until { [model] in !model.state.isLoading }
    model.loadMore(after: 2)
    await networking.waitForRequests(2)
    networking.resume(1, with: .wrongKey)
    await until { [model] in model.footer != .loading }
    #expect(ids == [1, 2])
  }

  @Test func `The list ignores cached pages of other sources`() async throws {
    for source in ["sample", "http://localhost:1"] {
      try await caching.store(
        MovieTarget.popular, .films(1..<4), source: try #require(.init(rawValue: source)))
    }
    model.loadIfNeeded()
    await failNext(0)
    await until { [model] in model.state.failure != nil }
    #expect(model.state.failure?.explanation.contains("haven’t opened this page online") == true)
    #expect(ids == nil)
  }

  @Test func `A changed query shows its cached page`() async throws {
    let genre = GenreID(.movie, 18)
    let model = DiscoverModel(.genre(genre), caching.catalogue.pages, clock: caching.catalogue.clock)
    model.titles.loadIfNeeded()
    await networking.waitForRequests(1)
    networking.resume(0, with: .films([1, 2]))
    await until { model.titles.state.content?.count == 2 && !model.titles.state.isLoading }
    var narrowed = model.query
    narrowed.rating = 7
    let target = DiscoverTarget.movies(narrowed.filmFilter(region: nil))
    try await caching.store(target, .films([7]))
    model.search(for: narrowed)
    await until { model.titles.state.content?.map(\.id.number) == [7] }
    #expect(model.titles.cachedDate == CachingCatalogue.old)
  }

  @Test func `The list shows a newer first page that another part of the app requested`() async throws {
    try await store(1..<3)
    model.loadIfNeeded()
    model.observe()
    await networking.waitForRequests(1)
    networking.resume(0, with: .films([1, 2]))
    await until { [model] in !model.state.isLoading }
    let other = PagedListModel(of: MovieList.popular, caching.catalogue.pages, clock: caching.catalogue.clock)
    other.refresh()
    await networking.waitForRequests(2)
    networking.resume(1, with: .films([1, 2, 3], of: 2))
    await until { [model] in model.state.content?.count == 3 }
    #expect(ids == [1, 2, 3])
    model.loadMore(after: 3)
    await networking.waitForRequests(3)
    networking.resume(2, with: .films([3, 4], page: 2, of: 2))
    await until { [model] in model.footer == .none }
    #expect(ids == [1, 2, 3, 4])
    #expect(model.summary == "4 films, end of list")
    model.cancel()
  }

  @Test func `The list keeps its rows after loading more pages, despite a newer first page`() async throws {
    model.loadIfNeeded()
    model.observe()
    await networking.waitForRequests(1)
    networking.resume(0, with: .films([1, 2], of: 2))
    await until { [model] in !model.state.isLoading }
    model.loadMore(after: 2)
    await networking.waitForRequests(2)
    networking.resume(1, with: .films([3], page: 2, of: 2))
    await until { [model] in model.footer == .none }
    let other = PagedListModel(of: MovieList.popular, caching.catalogue.pages, clock: caching.catalogue.clock)
    let third = PagedListModel(of: MovieList.popular, caching.catalogue.pages, clock: caching.catalogue.clock)
    // The model would request a page again if it wasn't written yet.
    await caching.responseCache.waitForWrites()
    third.loadIfNeeded()
    await until { third.state.content != nil }
    third.observe()
    other.refresh()
    await networking.waitForRequests(3)
    networking.resume(2, with: .films([9], of: 2))
    await until { third.state.content?.count == 1 }
    #expect(ids == [1, 2, 3])
    model.cancel()
    third.cancel()
  }
}
