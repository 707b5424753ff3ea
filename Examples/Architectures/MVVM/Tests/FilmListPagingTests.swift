import ArchitecturesSupport
import LoadingState
import TMDB
import TMDBTesting
import Testing

@testable import FeaturedMVVM

@MainActor @Suite(.timeLimit(.minutes(10))) struct FilmListPagingTests {
  private let fixture = Fixture()
  private let viewModel: FilmListViewModel

  init() {
    viewModel = FilmListViewModel("Popular", MovieTarget.popular, fixture.dependencies) { _ in }
  }

  /// Loads the first of two pages.
  private func loadFirstPage() async {
    viewModel.appear()
    await fixture.networking.waitForRequests(1)
    fixture.respond(to: 0, [1, 2], page: 1, of: 2)
    _ = await viewModel.announcements.first()
  }

  @Test func `Reaching the end loads the next page once, without films that are already shown`() async {
    await loadFirstPage()
    viewModel.reachEnd()
    viewModel.reachEnd()
    #expect(viewModel.items.last == .footer(.loading))
    await fixture.networking.waitForRequests(2)
    fixture.respond(to: 1, [2, 3], page: 2, of: 2)
    #expect(await viewModel.announcements.first() == "Popular: 3 films")
    #expect(viewModel.items.map(\.id) == [.film(1), .film(2), .film(3)])
    #expect(fixture.requested("page") == ["1", "2"])
  }

  @Test func `Nothing is requested after the last page`() async {
    viewModel.appear()
    await fixture.networking.waitForRequests(1)
    fixture.respond(to: 0, [1])
    await wait { viewModel.page == .films }
    viewModel.reachEnd()
    #expect(viewModel.footer == .none)
  }

  @Test func `A failed page keeps the films and loads again only on Retry`() async {
    await loadFirstPage()
    viewModel.reachEnd()
    await fixture.networking.waitForRequests(2)
    fixture.fail(1)
    #expect(await viewModel.announcements.first()?.hasPrefix("Can’t Load Films. ") == true)
    #expect(viewModel.items.map(\.id) == [.film(1), .film(2), .footer])
    #expect(viewModel.page == .films)
    viewModel.reachEnd()
    #expect(viewModel.footer != .loading)
    viewModel.retry()
    await fixture.networking.waitForRequests(3)
    fixture.respond(to: 2, [3], page: 2, of: 2)
    await wait { viewModel.ids == [1, 2, 3] }
    #expect(fixture.requested("page") == ["1", "2", "2"])
  }

  @Test func `Leaving while a page loads removes the footer, and the end loads it later`() async {
    await loadFirstPage()
    viewModel.reachEnd()
    await fixture.networking.waitForRequests(2)
    viewModel.disappear()
    await fixture.networking.waitForCancellations(1)
    #expect(viewModel.items.map(\.id) == [.film(1), .film(2)])
    viewModel.appear()
    viewModel.reachEnd()
    await fixture.networking.waitForRequests(3)
    fixture.respond(to: 2, [3], page: 2, of: 2)
    await wait { viewModel.ids == [1, 2, 3] }
  }
}
