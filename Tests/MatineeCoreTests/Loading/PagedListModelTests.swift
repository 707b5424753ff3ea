import AppFoundation
import Catalogue
import Foundation
import LoadingState
import TMDB
import TMDBTesting
import Testing
import TitleIdentity

/// The first page: the conditions for requesting it, and the state during and after the request.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct PagedListModelTests {
  let networking = SuspendableNetworking()
  let clock = ManualClock()
  let model: PagedListModel<TitleSummary>

  init() {
    let client = Client(networking: networking, limits: .unlimited)
    model = PagedListModel(
      RowPages(PagedSource(MovieTarget.popular, client: client), makeRow: TitleSummary.american), clock: clock)
  }

  private func load(_ ids: some Sequence<Int>, request: Int = 0) async {
    model.refresh()
    await networking.waitForRequests(request + 1)
    networking.resume(request, with: .films(ids))
    await until { [model] in !model.state.isLoading }
  }

  @Test func `A new model is idle and sends no requests`() {
    #expect(model.state == .idle)
    #expect(networking.requests.isEmpty)
  }

  @Test func `The first load shows the loading state and then the content`() async {
    model.loadIfNeeded()
    #expect(model.state == .loading(previous: nil))
    await networking.waitForRequests(1)
    #expect(networking.requests.first?.url.path == "/3/movie/popular")
    networking.resume(0, with: .films([3, 1]))
    await until { [model] in model.state.content?.map(\.title) == ["Film 3", "Film 1"] }
    #expect(model.footer == .none)
  }

  @Test func `Loading if needed sends one request while loading`() async {
    model.loadIfNeeded()
    model.loadIfNeeded()
    await networking.waitForRequests(1)
    networking.resume(0, with: .films([1]))
    await until { [model] in model.state.content != nil }
    #expect(networking.requests.count == 1)
  }

  @Test func `Content less than ten minutes old isn't reloaded`() async {
    await load([1])
    clock.advance(by: .seconds(599))
    model.loadIfNeeded()
    #expect(!model.state.isLoading)
    #expect(networking.requests.count == 1)
  }

  @Test func `Content that is ten minutes old is reloaded and stays visible meanwhile`() async {
    await load([1])
    clock.advance(by: .seconds(600))
    model.loadIfNeeded()
    #expect(model.state.isLoading)
    #expect(model.state.content?.map(\.id.number) == [1])
    await networking.waitForRequests(2)
    networking.resume(1, with: .films([2]))
    await until { [model] in model.state.content?.map(\.id.number) == [2] }
    clock.advance(by: .seconds(599))
    model.loadIfNeeded()
    #expect(!model.state.isLoading)
  }

  @Test func `Refresh reloads fresh content`() async {
    await load([1])
    await load([2], request: 1)
    #expect(model.state.content?.map(\.id.number) == [2])
  }

  @Test func `A failed refresh preserves the content and shows an error`() async throws {
    await load([1])
    model.refresh()
    await networking.waitForRequests(2)
    networking.fail(1, .unreachable(reason: "no route"))
    await until { [model] in !model.state.isLoading }
    #expect(model.state.content?.map(\.id.number) == [1])
    let message = try #require(model.state.failure)
    #expect(message.untitledExplanation.hasPrefix("Can’t reach TMDB"))
    #expect(message.action == .retry)
  }

  @Test func `Loading if needed retries after a failure`() async {
    model.loadIfNeeded()
    await networking.waitForRequests(1)
    networking.fail(0, .timedOut)
    await until { [model] in model.state.failure != nil }
    #expect(model.state.content == nil)
    model.loadIfNeeded()
    #expect(model.state == .loading(previous: nil))
  }

  @Test func `The response to a cancelled request is ignored`() async {
    model.refresh()
    await networking.waitForRequests(1)
    model.cancel()
    await networking.waitForCancellations(1)
    model.refresh()
    await networking.waitForRequests(2)
    networking.resume(0, with: .films([1]))
    networking.resume(1, with: .films([2]))
    await until { [model] in !model.state.isLoading }
    #expect(model.state.content?.map(\.id.number) == [2])
  }

  @Test func `Cancelling the first load returns to the idle state without an error`() async {
    model.loadIfNeeded()
    await networking.waitForRequests(1)
    model.cancel()
    #expect(model.state == .idle)
    await networking.waitForCancellations(1)
    #expect(model.state == .idle)
  }

  @Test func `Cancelling a refresh restores the previous content`() async {
    await load([1])
    model.refresh()
    model.cancel()
    #expect(model.state.content?.map(\.id.number) == [1])
    #expect(model.state.failure == nil)
    #expect(!model.state.isLoading)
  }

  @Test func `An empty list shows a message and isn't reloaded while fresh`() async {
    await load([])
    guard case .empty(let message) = model.state else {
      Issue.record("Not empty: \(model.state)")
      return
    }
    #expect(message.title == "Nothing Here")
    clock.advance(by: .seconds(1))
    model.loadIfNeeded()
    #expect(!model.state.isLoading)
  }

  @Test func `A rejected key shows an error that offers to enter another key`() async throws {
    model.loadIfNeeded()
    await networking.waitForRequests(1)
    networking.resume(0, with: .wrongKey)
    await until { [model] in !model.state.isLoading }
    let message = try #require(model.state.failure)
    #expect(message.title == "Key Not Accepted")
    #expect(message.action == .settings(.enterCredential))
    #expect(message.button == "Enter Another Key")
  }
}
