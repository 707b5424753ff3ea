import ArchitecturesSupport
import LoadingState
import TMDB
import TMDBTesting
import Testing

@testable import FeaturedMVVM

@MainActor @Suite(.timeLimit(.minutes(10))) struct FilmViewModelTests {
  private let fixture = Fixture()
  private let viewModel: FilmViewModel

  init() {
    let movie = Movie.stub(\.id, 7).stub(\.title, "Casablanca").stub(\.overview, "Rick’s café.")
    viewModel = FilmViewModel(FilmRow(movie, images: fixture.dependencies.images), fixture.dependencies)
  }

  private let response = NetworkResponse.json(
    #"{"id":7,"title":"Casablanca","tagline":"As time goes by","runtime":102,"genres":[{"id":1,"name":"Drama"}]}"#)

  @Test func `The page starts with what the row knows`() {
    #expect(viewModel.title == "Casablanca")
    #expect(viewModel.overview == "Rick’s café.")
    #expect(viewModel.facts.isEmpty)
    #expect(viewModel.tagline.isEmpty)
  }

  @Test func `Running time, genres and tagline follow`() async {
    viewModel.appear()
    #expect(viewModel.footer == .loading)
    await fixture.networking.waitForRequests(1)
    fixture.networking.resume(0, with: response)
    await wait { viewModel.footer == .none }
    #expect(viewModel.facts == "1 h 42 min · Drama")
    #expect(viewModel.tagline == "As time goes by")
  }

  @Test func `A failure is announced, and Retry loads again`() async {
    viewModel.appear()
    await fixture.networking.waitForRequests(1)
    fixture.fail(0)
    #expect(await viewModel.announcements.first()?.hasPrefix("Can’t Load Films. ") == true)
    #expect(viewModel.footer != .loading)
    #expect(viewModel.title == "Casablanca")
    viewModel.retry()
    await fixture.networking.waitForRequests(2)
    fixture.networking.resume(1, with: response)
    await wait { viewModel.footer == .none }
  }

  @Test func `Leaving cancels the request, and returning loads again`() async {
    viewModel.appear()
    await fixture.networking.waitForRequests(1)
    viewModel.disappear()
    await fixture.networking.waitForCancellations(1)
    #expect(viewModel.footer == .none)
    viewModel.appear()
    await fixture.networking.waitForRequests(2)
    fixture.networking.resume(1, with: response)
    await wait { !viewModel.facts.isEmpty }
    viewModel.appear()
    #expect(viewModel.footer == .none)
  }
}
