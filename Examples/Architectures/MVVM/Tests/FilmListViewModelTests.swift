import ArchitecturesSupport
import LoadingState
import TMDB
import TMDBTesting
import Testing

@testable import FeaturedMVVM

@MainActor @Suite(.timeLimit(.minutes(10))) struct FilmListViewModelTests {
  private let fixture = Fixture()
  private let opened = AsyncStream.makeStream(of: FilmRow.self)
  private let viewModel: FilmListViewModel

  init() {
    viewModel = FilmListViewModel("Popular", MovieTarget.popular, fixture.dependencies) { [opened] in
      opened.continuation.yield($0)
    }
  }

  /// Loads the first of two pages.
  private func loadFirstPage() async {
    viewModel.appear()
    await fixture.networking.waitForRequests(1)
    fixture.respond(to: 0, [1, 2], page: 1, of: 2)
    _ = await viewModel.announcements.first()
  }

  @Test func `Nothing is requested before the list appears`() {
    #expect(viewModel.page == .loading(isSpinning: false))
    #expect(fixture.networking.requests.isEmpty)
  }

  @Test func `The first appearance loads the first page and announces it`() async {
    viewModel.appear()
    await fixture.networking.waitForRequests(1)
    fixture.respond(to: 0, [1, 2])
    #expect(await viewModel.announcements.first() == "Popular: 2 films")
    #expect(viewModel.page == .films)
    #expect(viewModel.items.map(\.id) == [.film(1), .film(2)])
  }

  @Test func `A list that appears again keeps its films`() async {
    await loadFirstPage()
    viewModel.disappear()
    viewModel.appear()
    #expect(viewModel.items.map(\.id) == [.film(1), .film(2)])
    #expect(!viewModel.state.isLoading)
  }

  @Test func `The spinner appears after 200 ms`() async {
    viewModel.appear()
    await fixture.clock.waitForSleepers(1)
    fixture.clock.advance(by: .milliseconds(199))
    #expect(fixture.clock.sleepers == 1)
    #expect(viewModel.page == .loading(isSpinning: false))
    fixture.clock.advance(by: .milliseconds(1))
    await wait { viewModel.page == .loading(isSpinning: true) }
  }

  @Test func `A result hides the spinner`() async {
    viewModel.appear()
    await fixture.clock.waitForSleepers(1)
    fixture.clock.advance(by: .milliseconds(200))
    await wait { viewModel.spinner.isVisible }
    await fixture.networking.waitForRequests(1)
    fixture.respond(to: 0, [1])
    await wait { viewModel.page == .films }
    #expect(!viewModel.spinner.isVisible)
  }

  @Test func `An empty list shows a message`() async {
    viewModel.appear()
    await fixture.networking.waitForRequests(1)
    fixture.respond(to: 0, [])
    await wait { viewModel.page == .message(FilmText.empty) }
  }

  @Test func `A failure shows its reason, and Retry loads again`() async {
    viewModel.appear()
    await fixture.networking.waitForRequests(1)
    fixture.fail(0)
    #expect(await viewModel.announcements.first()?.hasPrefix("Can’t Load Films. ") == true)
    #expect(viewModel.state.failure?.button == FilmText.retry)
    viewModel.retry()
    #expect(viewModel.page == .loading(isSpinning: false))
    await fixture.networking.waitForRequests(2)
    fixture.respond(to: 1, [1])
    await wait { viewModel.ids == [1] }
  }

  @Test func `Leaving cancels the request, which is neither content nor a failure`() async {
    viewModel.appear()
    await fixture.networking.waitForRequests(1)
    viewModel.disappear()
    await fixture.networking.waitForCancellations(1)
    #expect(viewModel.state == .idle)
    viewModel.appear()
    await fixture.networking.waitForRequests(2)
    fixture.respond(to: 1, [1])
    await wait { viewModel.ids == [1] }
  }

  @Test func `Activating a film opens it`() async throws {
    await loadFirstPage()
    let film = try #require(viewModel.state.content?.last)
    viewModel.open(film)
    #expect(await opened.stream.first() == film)
  }
}
