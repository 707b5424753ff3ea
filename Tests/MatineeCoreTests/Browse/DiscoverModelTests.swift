import AppFoundation
import Catalogue
import Foundation
import LoadingState
import TMDB
import TMDBTesting
import Testing
import TitleIdentity

/// Changing the order or filters sends a new request. Results of an earlier query never appear as results of the
/// current one.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct DiscoverModelTests {
  let networking = SuspendableNetworking()
  let model: DiscoverModel

  init() {
    model = DiscoverModel(.genre(GenreID(.movie, 18)), .test(networking, region: "DE"))
  }

  private var ids: [Int]? { model.titles.state.content?.map(\.id.number) }

  private var rated: TitleQuery {
    var query = model.query
    query.rating = 8
    return query
  }

  private func load() async {
    model.titles.refresh()
    await answer(0, .films([1, 2], of: 3))
  }

  private func answer(_ request: Int, _ response: NetworkResponse) async {
    await networking.waitForRequests(request + 1)
    networking.resume(request, with: response)
    await until { [model] in !model.titles.state.isLoading && model.titles.footer != .loading }
  }

  @Test func `A new query shows the old results until the response arrives`() async {
    await load()
    model.search(for: rated)
    #expect(ids == [1, 2])
    await answer(1, .films([2], of: 1))
    #expect(ids == [2])
    #expect(networking.requests[1].url.query()?.contains("vote_average.gte=8") == true)
  }

  @Test func `The same query sends no new request`() async {
    await load()
    model.search(for: model.query)
    #expect(!model.titles.state.isLoading)
    #expect(networking.requests.count == 1)
  }

  @Test func `The failure of a new query removes the old results`() async {
    await load()
    model.search(for: rated)
    await answer(1, .wrongKey)
    #expect(ids == nil)
    #expect(model.titles.state.failure != nil)
  }

  @Test func `A query that was cancelled on leaving is requested again on return`() async {
    await load()
    model.search(for: rated)
    await networking.waitForRequests(2)
    model.titles.cancel()
    await networking.waitForCancellations(1)
    #expect(ids == nil)
    model.titles.loadIfNeeded()
    await answer(2, .films([2]))
    #expect(ids == [2])
  }

  @Test func `The next page uses the new query`() async {
    await load()
    model.search(for: rated)
    await answer(1, .films([3], of: 2))
    model.titles.loadMore(after: 1)
    await answer(2, .films([4], page: 2, of: 2))
    #expect(ids == [3, 4])
    #expect(networking.requests[2].url.query()?.contains("vote_average.gte=8") == true)
  }

  @Test func `An empty result offers to remove the filters, which loads the unfiltered titles`() async {
    await load()
    model.search(for: rated)
    await answer(1, .films([]))
    guard case .empty(let message) = model.titles.state else {
      Issue.record("\(model.titles.state)")
      return
    }
    #expect(message.action == .custom(DiscoverAction.removeFilters))
    model.removeFilters()
    #expect(model.query.filters.isEmpty)
    await answer(2, .films([1, 2]))
    #expect(ids == [1, 2])
  }

  @Test func `The chip of the running time doesn’t repeat a quick length`() {
    model.limitLength(to: 90)
    #expect(model.quickLength == 90 && model.chipText(of: .runningTime) == nil)
    model.limitLength(to: 100)
    #expect(model.quickLength == nil && model.chipText(of: .runningTime) == "Up to 1\u{A0}h 40\u{A0}min")
  }

  @Test func `The filter by My Services follows the preference, and is one filter that can be removed`() async {
    let mine = MyServices([8, 337])
    let model = DiscoverModel(.genre(GenreID(.movie, 18)), .test(networking, region: "DE"), myServices: mine)
    model.limitToMyServices(true)
    #expect(model.query.filters == [.myServices])
    #expect(model.chipText(of: .myServices) == "My Services")
    mine.ids = [9]
    model.updateMyServices()
    #expect(model.query.myServices == [9])
    model.remove(.myServices)
    #expect(model.query.filters.isEmpty)
    mine.ids = [8]
    model.updateMyServices()
    #expect(model.query.filters.isEmpty, "a change doesn't activate the filter")
  }

  @Test func `All watch providers are those of films and of series`() async {
    let networking = ReplayNetworking()
    let json = { (id: Int, name: String, priority: Int) in
      #"{"results":[{"provider_id":\#(id),"provider_name":"\#(name)","display_priority":\#(priority)}]}"#
    }
    networking.stub("/3/watch/providers/movie?watch_region=DE", json: json(8, "Films", 2))
    networking.stub("/3/watch/providers/tv?watch_region=DE", json: json(9, "Series", 1))
    let providers = PageModel(allWatchProviders: .test(networking, region: "DE"))
    providers?.loadIfNeeded()
    await until { providers?.state.content != nil }
    #expect(providers?.state.content?.map(\.name) == ["Series", "Films"])
    #expect(PageModel(allWatchProviders: .test(networking)) == nil)
  }

  @Test func `Watch providers are ordered by priority in the region, and absent without a region`() async {
    let networking = ReplayNetworking()
    networking.stub(
      "/3/watch/providers/movie?watch_region=DE",
      json: """
        {"results":[{"provider_id":1,"provider_name":"Third","display_priority":0,"display_priorities":{"DE":9}},
        {"provider_id":2,"provider_name":"First","display_priority":9,"display_priorities":{"DE":1}},
        {"provider_id":2,"provider_name":"First again"},{"provider_id":3,"provider_name":""},
        {"provider_id":4,"provider_name":"Second","display_priority":4}]}
        """)
    let watchProviders = DiscoverModel(.genre(GenreID(.movie, 18)), .test(networking, region: "DE")).watchProviders
    watchProviders?.loadIfNeeded()
    await until { watchProviders?.state.content != nil }
    #expect(watchProviders?.state.content?.map(\.name) == ["First", "Second", "Third"])
    #expect(DiscoverModel(.genre(GenreID(.movie, 18)), .test(networking)).watchProviders == nil)
  }
}
