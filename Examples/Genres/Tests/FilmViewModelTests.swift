import LoadingState
import TMDB
import TMDBTesting
import Testing

@testable import GenresExample

@MainActor @Suite(.timeLimit(.minutes(10))) struct FilmViewModelTests {
  private let networking = SuspendableNetworking()
  private let ratings = RatingStore([7: 8])
  private let viewModel: FilmViewModel

  init() {
    let movie = Movie.stub(\.id, 7).stub(\.title, "Casablanca").stub(\.voteAverage, 8.16).stub(\.voteCount, 9)
    viewModel = FilmViewModel(
      Film(movie.stub(\.releaseDate, DayDate("1942-11-26")), images: .standard), .test(networking, ratings))
  }

  @Test func `The page starts with the cell’s data`() {
    #expect(viewModel.film.title == "Casablanca")
    #expect(viewModel.facts == "1942")
    #expect(GenresText.score(viewModel.film) == "TMDB: 8.2 out of 10")
    #expect(viewModel.tagline.isEmpty)
  }

  @Test func `Running time, genres and tagline follow`() async {
    viewModel.appear()
    #expect(viewModel.footer == .loading)
    await networking.waitForRequests(1)
    networking.resume(0, with: .details(7))
    await wait { [viewModel] in viewModel.footer == .none }
    #expect(viewModel.facts == "1942 · 1 h 42 min · Drama")
    #expect(viewModel.tagline == "As time goes by")
    viewModel.appear()
    #expect(viewModel.footer == .none)
  }

  @Test func `Retry loads again after a failure`() async {
    viewModel.appear()
    await networking.waitForRequests(1)
    networking.resume(0, with: .notFound)
    await wait { [viewModel] in viewModel.footer != .loading }
    #expect(viewModel.footer == .failure(GenresText.failure(.notFound)))
    viewModel.load()
    await networking.waitForRequests(2)
    networking.resume(1, with: .details(7))
    await wait { [viewModel] in viewModel.footer == .none }
  }

  @Test func `Leaving cancels the request, and returning loads again`() async {
    viewModel.appear()
    await networking.waitForRequests(1)
    viewModel.disappear()
    await networking.waitForCancellations(1)
    #expect(viewModel.footer == .none)
    viewModel.appear()
    await networking.waitForRequests(2)
    networking.resume(1, with: .details(7))
    await wait { [viewModel] in !viewModel.tagline.isEmpty }
  }

  @Test func `Rating a film updates the store`() {
    #expect(viewModel.rating == 8)
    viewModel.rate(9.5)
    #expect(ratings.ratings == [7: 9.5])
    viewModel.rate(nil)
    #expect(viewModel.rating == nil)
  }
}
