import ArchitecturesSupport
import LoadingState
import TMDB
import TMDBTesting
import Testing

@testable import FeaturedComposition

/// Tests the list's states, pages and footer, without a view.
@MainActor @Suite(.timeLimit(.minutes(10))) struct PagedFilmsModelTests {
  @Test func `A list loads once`() async {
    let list = List()
    list.model.loadIfNeeded()
    #expect(list.model.state == .loading(previous: nil))
    await list.respond(0, .films([1, 2], of: 2))
    list.model.loadIfNeeded()
    #expect(list.rows == [1, 2])
    #expect(list.networking.requests.count == 1)
  }

  @Test func `A list without films is empty`() async {
    let list = List()
    list.model.loadIfNeeded()
    await list.respond(0, .films([]))
    #expect(list.model.state == .empty(FilmText.empty))
  }

  @Test func `A failure can be retried`() async {
    let list = List()
    list.model.loadIfNeeded()
    await list.respond(0, .json("{}", status: 404))
    #expect(list.model.state.failure != nil)
    list.model.reload()
    await list.respond(1, .films([1]))
    #expect(list.rows == [1])
  }

  @Test func `The next page is appended without repeated films`() async {
    let list = await List.loaded([1, 2])
    list.model.loadMore(after: 2)
    #expect(list.footer == .loading)
    list.model.loadMore(after: 2)
    await list.respond(1, .films([2, 3], page: 2, of: 2))
    #expect(list.rows == [1, 2, 3])
    #expect(list.footer == LoadMoreState.none)
    list.model.loadMore(after: 3)
    #expect(list.footer == LoadMoreState.none, "there is no third page")
    #expect(list.networking.requests.count == 2)
  }

  @Test func `An outdated view doesn’t load the next page`() async {
    let list = await List.loaded([1, 2])
    list.model.loadMore(after: 0)
    #expect(list.footer == LoadMoreState.none)
  }

  @Test func `A failed page keeps the rows, and loads only on Retry`() async {
    let list = await List.loaded([1, 2])
    list.model.loadMore(after: 2)
    await list.respond(1, .json("{}", status: 404))
    #expect(list.footer == .failure(FilmText.failure(.notFound)))
    #expect(list.rows == [1, 2])
    list.model.loadMore(after: 2)
    #expect(list.footer != .loading)
    list.model.retryMore()
    await list.respond(2, .films([3], page: 2, of: 2))
    #expect(list.rows == [1, 2, 3])
  }

  @Test func `A cancelled request is neither content nor a failure`() async {
    let list = List()
    list.model.loadIfNeeded()
    await list.networking.waitForRequests(1)
    list.model.cancel()
    #expect(list.model.state == .idle)
    await list.networking.waitForCancellations(1)
    list.model.loadIfNeeded()
    await list.respond(1, .films([1, 2], of: 2))
    list.model.loadMore(after: 2)
    await list.networking.waitForRequests(3)
    list.model.cancel()
    #expect(list.footer == LoadMoreState.none)
    #expect(list.rows == [1, 2])
  }
}

@MainActor private final class List {
  let fixture = Fixture()
  let model: PagedFilmsModel
  var networking: SuspendableNetworking { fixture.networking }
  var rows: [Int]? { model.state.content?.rows.map(\.id) }
  var footer: LoadMoreState? { model.state.content?.footer }

  init() { model = PagedFilmsModel(MovieTarget.popular, fixture.dependencies) }

  /// Returns a list that has loaded the first of two pages.
  static func loaded(_ ids: [Int]) async -> List {
    let list = List()
    list.model.loadIfNeeded()
    await list.respond(0, .films(ids, of: 2))
    return list
  }

  /// Responds to a request and waits until the model has received the response.
  func respond(_ index: Int, _ response: NetworkResponse) async {
    await networking.waitForRequests(index + 1)
    networking.resume(index, with: response)
    await wait { [self] in !model.state.isLoading && footer != .loading }
  }
}
