import Containment
import GTK
import Localization
import MatineeCore
import TitleIdentity

/// The flow of filtering search results, in its own window: the filters, and the choice of a scope.
final class SearchFiltersCoordinator {
  private let model: SearchModel
  private let pages: NavigationController
  private var genres: [NamedGenre] = []
  private var finding: Task<Void, Never>?

  /// - Parameter findGenres: Returns the genres to search in.
  static func makeWindow(
    _ model: SearchModel, findGenres: @escaping () async -> [NamedGenre], over parent: Window?
  ) -> Window {
    let coordinator = SearchFiltersCoordinator(model, findGenres)
    let window = PagesWindow.make(title: tr("Filter Results"), height: 560, coordinator.pages, over: parent)
    window.retainOwner(coordinator)
    return window
  }

  private init(_ model: SearchModel, _ findGenres: @escaping () async -> [NamedGenre]) {
    self.model = model
    let filters = SearchFiltersController(model)
    pages = NavigationController(root: filters)
    filters.onChooseScope = { [weak self] in self?.chooseScope() }
    finding = Task { [weak self] in
      let genres = await findGenres()
      self?.genres = genres
    }
  }

  isolated deinit { finding?.cancel() }

  private func chooseScope() {
    let scopes = SearchScope.permanentScopes + genres.map(SearchScope.genre)
    pages.push(
      ChoiceController(title: tr("Search In"), scopes.map { ($0, $0.name) }, chosen: model.request.scope) { [model] in
        model.choose($0)
      })
  }
}
