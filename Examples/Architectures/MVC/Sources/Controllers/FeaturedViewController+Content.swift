import ArchitecturesSupport
import Containment
import LoadingState
import TMDB

// Shows the models' changes in their views and announces them.

extension FeaturedViewController: FilmListDelegate {
  func filmListDidChange(_ list: FilmList) {
    guard let listView = listView(of: list) else { return }
    show(list.films, list.phase, ifEmpty: FilmText.empty, in: listView, named: list.title)
  }

  private func listView(of list: FilmList) -> FilmListView? {
    lists.firstIndex { $0 === list }.map { featuredView.listViews[$0] }
  }
}

extension FeaturedViewController: FilmSearchDelegate {
  func filmSearchDidChange(_ search: FilmSearch) {
    if search.text.isEmpty { showSelectedList() } else { featuredView.showResults() }
    let resultsView = featuredView.resultsView
    show(
      search.films, search.phase, ifEmpty: FilmText.noResults(for: search.text), in: resultsView,
      named: FilmText.results)
    if search.phase == .loaded { resultsView.scrollToTop() }
  }
}

extension FeaturedViewController {
  private func show(
    _ films: [Movie], _ phase: LoadPhase, ifEmpty emptyMessage: StateMessage, in listView: FilmListView,
    named name: String
  ) {
    listView.show(content(films, phase, ifEmpty: emptyMessage))
    guard listView === featuredView.visibleListView else { return }
    switch phase {
    case .idle, .loading: break
    case .loaded: announce(films.isEmpty ? emptyMessage.sentence : "\(name): \(FilmText.count(films.count))")
    case .failed(let error): announce(FilmText.failure(error).sentence)
    }
  }

  private func content(
    _ films: [Movie], _ phase: LoadPhase, ifEmpty emptyMessage: StateMessage
  ) -> FilmListView.Content {
    guard films.isEmpty else {
      return .rows(films.map { FilmRow($0, images: dependencies.images) }, footer: footer(phase))
    }
    return switch phase {
    case .idle: .blank
    case .loading: .loading
    case .loaded: .message(emptyMessage)
    case .failed(let error): .message(FilmText.failure(error))
    }
  }

  private func footer(_ phase: LoadPhase) -> LoadMoreState {
    switch phase {
    case .idle, .loaded: .none
    case .loading: .loading
    case .failed(let error): .failure(FilmText.failure(error))
    }
  }
}
