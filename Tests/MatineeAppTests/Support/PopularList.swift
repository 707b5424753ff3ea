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
  ///
  /// - Parameters:
  ///   - badges: Provides the rows' badges.
  ///   - onSelect: Called with the selected row.
  convenience init(
    title: String, model: PagedListModel<Row>, images: any ImageProviding, badges: (any BadgeProviding)? = nil,
    onSelect: @escaping (Row) -> Void = { _ in }
  ) {
    let rows = ListController<Row>(images: images, badges: badges)
    rows.onSelect = onSelect
    self.init(title: title, model: model, content: rows)
  }
}
