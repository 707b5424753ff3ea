import AppFoundation
import AppTestSupport
import Catalogue
import Containment
import TMDB

@testable import ScreenFoundation

/// The list of popular films in a window of its own.
@MainActor struct PopularList {
  let fixture = AppFixture()
  let model: PagedListModel<TitleSummary>
  let fetcher: PagedFetcherController<TitleSummary>

  init(_ networking: any Networking, perform: @escaping (AppAction) -> Void = { _ in }) {
    let catalogue = CatalogueDependencies.test(networking)
    model = catalogue.lists.model(of: MovieList.popular)
    fetcher = PagedFetcherController(
      title: "Popular", model: model, images: PipelineImages(loader: catalogue.pictures.loader), perform: perform)
  }

  func show(height: Int = 600) async throws { try await fixture.show(fetcher, height: height) }
}

extension PagedFetcherController where Row: Listable {
  /// Creates a controller with rows of an image and four labels.
  convenience init(
    title: String, model: PagedListModel<Row>, images: any ImageProviding,
    perform: @escaping (AppAction) -> Void = { _ in }
  ) {
    self.init(title: title, model: model, content: ListController<Row>(images: images), perform: perform)
  }
}
