import AppFoundation
import Catalogue
import Containment
import LoadingState
import Localization
import Planning

/// The sections of the Home tab.
extension HomeModel {
  /// The shelves that have content or are loading.
  var sections: [CompositionalSection<HomeSection, HomeItem>] {
    let own: [CompositionalSection<HomeSection, HomeItem>] = [
      CompositionalSection(
        id: .continueWatching, title: tr("Continue Watching"),
        items: (continueWatching.episodes ?? []).map(HomeItem.episode), layout: .shelf(.nextEpisode)),
      CompositionalSection(
        id: .comingUp, title: tr("Coming Up"), items: comingUp.cards.map(HomeItem.coming),
        layout: .shelf(.nextEpisode)),
      CompositionalSection(
        id: .watchlist, title: tr("From Your Watchlist"), items: unwatched.map { .title(TitleCard($0)) },
        hasSeeAll: true),
    ]
    return own.filter { !$0.items.isEmpty }
      + [
        Self.section(.trendingFilms, tr("Trending Films"), trendingFilms.state),
        Self.section(.trendingSeries, tr("Trending Series"), trendingSeries.state),
      ].compactMap(\.self)
  }

  private static func section(
    _ id: HomeSection, _ title: String, _ state: ContentState<[TitleSummary]>
  ) -> CompositionalSection<HomeSection, HomeItem>? {
    var section = CompositionalSection<HomeSection, HomeItem>(id: id, title: title, hasSeeAll: true)
    switch state {
    case .content(let titles), .loading(let titles?), .failed(_, let titles?):
      section.items = titles.map { .title(TitleCard($0)) }
    case .idle, .loading(nil): section.state = .loading
    case .failed(let message, nil): section.state = .failure(message)
    case .empty: return nil
    }
    return section
  }
}
