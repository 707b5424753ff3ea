import AppFoundation
import Catalogue
import Library
import LoadingState
import Planning
import TMDBTesting
import Testing
import Tracking

/// The model of the Home tab.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct HomeModelTests {
  @Test func `Leaving Home doesn't cancel the list of trending films, which has just appeared`() async {
    let networking = SuspendableNetworking()
    let catalogue = CatalogueDependencies.test(networking)
    let home = HomeModel(
      LibraryModel(source: .tmdb) { try Library.inMemory() }, catalogue.lists, catalogue.pages, catalogue.guides)
    let list = catalogue.lists.model(of: MovieList.trending)
    home.loadIfNeeded()
    // A screen appears before the previous one disappears.
    list.loadIfNeeded()
    home.cancel()
    #expect(list.state.isLoading)
    list.cancel()
  }
}
