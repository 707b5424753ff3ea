import AppFoundation
import Catalogue
import Foundation
import LoadingState
import TMDB
import TMDBTesting
import Testing
import TitleIdentity

/// Pages after the first: the conditions for requesting them, and the footer meanwhile.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct PagedListModelPagingTests {
  let networking = SuspendableNetworking()
  let source: PagedSource<Movie>
  let model: PagedListModel<TitleSummary>

  init() {
    source = PagedSource(MovieTarget.popular, client: Client(networking: networking, limits: .unlimited))
    model = PagedListModel(RowPages(source, makeRow: TitleSummary.american), counted: MovieList.counted)
  }

  private var ids: [Int]? { model.state.content?.map(\.id.number) }

  private func answer(_ request: Int, _ response: NetworkResponse) async {
    await networking.waitForRequests(request + 1)
    networking.resume(request, with: response)
    await until { [model] in !model.state.isLoading && model.footer != .loading }
  }

  private func loadFirst(_ ids: [Int] = [1, 2], of pages: Int = 3) async {
    model.refresh()
    await answer(0, .films(ids, of: pages))
  }

  private func loadMore() { model.loadMore(after: ids?.count ?? 0) }

  private func page(_ request: Int) -> String? {
    guard networking.requests.indices.contains(request) else { return nil }
    let query = networking.requests[request].url.query()?.split(separator: "&") ?? []
    return query.first { $0.hasPrefix("page=") }.map { String($0.dropFirst(5)) }
  }

  @Test func `The summary shows the number of rows and whether the list is complete`() async {
    await loadFirst([1], of: 2)
    #expect(model.summary == "1 film")
    loadMore()
    await answer(1, .films([2, 3], page: 2, of: 2))
    #expect(model.summary == "3 films, end of list")
  }

  /// The view reports the last visible row late. The list may have grown since then.
  @Test func `Loading more ignores an outdated row count`() async {
    await loadFirst()
    loadMore()
    await answer(1, .films([3, 4], page: 2, of: 3))
    model.loadMore(after: 2)
    #expect(model.footer == .none)
    loadMore()
    #expect(model.footer == .loading)
  }

  @Test func `The next page is appended without duplicates`() async {
    await loadFirst()
    loadMore()
    #expect(model.footer == .loading)
    await answer(1, .films([2, 3], page: 2, of: 3))
    #expect(page(1) == "2")
    #expect(ids == [1, 2, 3])
    #expect(model.footer == .none)
    loadMore()
    await answer(2, .films([4], page: 3, of: 3))
    #expect(page(2) == "3")
    #expect(ids == [1, 2, 3, 4])
  }

  @Test func `The next page loads after a failed refresh`() async {
    await loadFirst()
    model.refresh()
    await answer(1, NetworkResponse(status: 404))
    #expect(model.state.failure != nil)
    loadMore()
    await answer(2, .films([3], page: 2, of: 3))
    #expect(page(2) == "2")
    #expect(ids == [1, 2, 3])
    #expect(model.state.failure == nil)
  }

  @Test func `The model loads one page at a time`() async {
    await loadFirst()
    loadMore()
    loadMore()
    await answer(1, .films([3], page: 2, of: 3))
    #expect(networking.requests.count == 2)
    #expect(ids == [1, 2, 3])
  }

  @Test func `Loading more has no effect before the first page has loaded`() {
    loadMore()
    #expect(model.footer == .none)
    model.refresh()
    loadMore()
    #expect(model.footer == .none)
    #expect(model.state.isLoading)
  }

  @Test func `Loading more has no effect after the last page`() async {
    await loadFirst(of: 2)
    loadMore()
    await answer(1, .films([3], page: 2, of: 2))
    loadMore()
    #expect(model.footer == .none)
    #expect(networking.requests.count == 2)
  }

  @Test func `Loading more has no effect for a list with one page`() async {
    await loadFirst(of: 1)
    loadMore()
    #expect(model.footer == .none)
  }

  @Test func `The model requests no page after page 500`() async {
    await loadFirst(of: 10_000)
    for number in 2...500 {
      loadMore()
      await answer(number - 1, .films([number + 1], page: number, of: 10_000))
    }
    #expect(page(499) == "500")
    #expect(ids?.count == 501)
    loadMore()
    #expect(model.footer == .none)
    #expect(networking.requests.count == 500)
  }

  @Test func `A failed next page loads again only on retry`() async {
    await loadFirst()
    loadMore()
    await networking.waitForRequests(2)
    networking.fail(1, .unreachable(reason: "no route"))
    await until { [model] in model.footer != .loading }
    guard case .failure(let message) = model.footer else {
      Issue.record("The footer is \(model.footer)")
      return
    }
    #expect(message.button == "Retry")
    #expect(ids == [1, 2])
    loadMore()
    #expect(model.footer == .failure(message))
    model.retryMore()
    #expect(model.footer == .loading)
    await answer(2, .films([3], page: 2, of: 3))
    #expect(page(2) == "2")
    #expect(ids == [1, 2, 3])
  }

  @Test func `Refresh cancels the page that is loading`() async {
    await loadFirst()
    loadMore()
    await networking.waitForRequests(2)
    model.refresh()
    #expect(model.footer == .none)
    await networking.waitForCancellations(1)
    networking.resume(1, with: .films([3], page: 2, of: 3))
    await answer(2, .films([9], of: 3))
    #expect(ids == [9])
    loadMore()
    await answer(3, .films([10], page: 2, of: 3))
    #expect(page(3) == "2")
    #expect(ids == [9, 10])
  }

  @Test func `Cancelling the page that is loading clears the footer`() async {
    await loadFirst()
    loadMore()
    await networking.waitForRequests(2)
    model.cancel()
    #expect(model.footer == .none)
    #expect(ids == [1, 2])
    await networking.waitForCancellations(1)
    loadMore()
    await answer(2, .films([3], page: 2, of: 3))
    #expect(ids == [1, 2, 3])
  }

  @Test func `The footer clears when the source is busy with a refresh`() async {
    await loadFirst()
    let refresh = Task { [source] in try? await source.refresh() }
    await networking.waitForRequests(2)
    loadMore()
    #expect(model.footer == .loading)
    await until { [model] in model.footer != .loading }
    #expect(model.footer == .none)
    #expect(ids == [1, 2])
    refresh.cancel()
    _ = await refresh.value
  }
}
