import ArchitecturesSupport
import Foundation
import TMDB
import TMDBTesting
import Testing

@testable import FeaturedMVVM

@MainActor @Suite(.timeLimit(.minutes(10))) struct FeaturedViewModelTests {
  private let fixture = Fixture()
  private let viewModel: FeaturedViewModel
  private let film = FilmRow(Movie.stub(\.title, "Casablanca"), images: .standard)

  init() {
    viewModel = FeaturedViewModel(fixture.dependencies)
  }

  @Test func `The segments are the four lists`() {
    #expect(viewModel.lists.map(\.title) == ["Now Playing", "Upcoming", "Popular", "Top Rated"])
    #expect(viewModel.visible == .list(0))
  }

  @Test(arguments: zip(0..<4, ["now_playing", "upcoming", "popular", "top_rated"]))
  func `Each list has its own target`(_ index: Int, _ path: String) async {
    viewModel.lists[index].appear()
    await fixture.networking.waitForRequests(1)
    #expect(fixture.networking.requests.map(\.url.path) == ["/3/movie/\(path)"])
  }

  @Test func `Selecting a segment shows its list`() {
    viewModel.select(2)
    #expect(viewModel.visible == .list(2))
    viewModel.select(9)
    #expect(viewModel.visible == .list(2))
  }

  @Test func `A search replaces the segments until the field is empty`() async {
    viewModel.select(1)
    viewModel.search.type("godf")
    await fixture.clock.waitForSleepers(1)
    fixture.clock.advance(by: .milliseconds(300))
    await wait { viewModel.visible == .results }
    viewModel.search.clear()
    await wait { viewModel.visible == .list(1) }
  }

  @Test func `A film in a list opens on top, a search result in a window`() async {
    viewModel.lists[3].open(film)
    viewModel.search.open(film)
    #expect(await viewModel.routes.first() == .film(film))
    #expect(await viewModel.routes.first() == .filmInWindow(film))
  }
}
