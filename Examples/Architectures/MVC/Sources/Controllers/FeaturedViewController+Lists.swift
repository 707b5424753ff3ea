import TMDB

// The user's actions in the lists.

extension FeaturedViewController: FilmListViewDelegate {
  func filmListView(_ view: FilmListView, didSelectRowAt index: Int) {
    if view === featuredView.resultsView {
      openFilmWindow(search.films[index])
    } else {
      showFilm(selectedList.films[index])
    }
  }

  func filmListViewDidReachEnd(_ view: FilmListView) {
    if view !== featuredView.resultsView { selectedList.loadNextPage() }
  }

  func filmListViewDidPressRetry(_ view: FilmListView) {
    if view === featuredView.resultsView { search.retry() } else { selectedList.retry() }
  }
}
