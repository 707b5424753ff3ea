import AppFoundation
import Catalogue
import Containment
import LoadingState
import Localization
import Planning

/// The arrangement of Home by the width of the window.
enum HomeLayout {
  /// The next episodes are rows.
  case narrow
  case regular
  /// Coming episodes and films have a column of their own.
  case wide
}

/// The sections of the Home tab.
extension HomeModel {
  /// Returns the shelves that have content or are loading.
  ///
  /// - Parameter isExpanded: Whether a narrow page shows all next episodes.
  func sections(_ layout: HomeLayout, isExpanded: Bool) -> [CompositionalSection<HomeSection, HomeItem>] {
    let coming = CompositionalSection(
      id: HomeSection.comingUp, title: tr("Coming Up"), items: comingUp.cards.map(HomeItem.coming),
      layout: .shelf(.nextEpisode), hasSeeAll: true)
    var watchlist = CompositionalSection(
      id: HomeSection.watchlist, title: tr("From Your Watchlist"), items: unwatched.map(HomeItem.listed),
      hasSeeAll: true)
    if unwatched.contains(where: { $0.availability != nil }) {
      watchlist.caption = tr("Data by {source}", ["source": WatchOffers.attribution])
    }
    let liked = becauseYouLiked.shelves.map { shelf in
      CompositionalSection(
        id: HomeSection.because(shelf.id), title: tr("Because You Liked “{title}”", ["title": shelf.name]),
        items: shelf.titles.map { HomeItem.title($0) })
    }
    let own = [nextEpisodes(layout, isExpanded: isExpanded)] + (layout == .wide ? [] : [coming]) + [watchlist] + liked
    let trending = [
      Self.section(.trendingFilms, tr("Trending Films"), trendingFilms.state),
      Self.section(.trendingSeries, tr("Trending Series"), trendingSeries.state),
    ]
    return own.filter { !$0.items.isEmpty } + (trending + moreSections).compactMap(\.self)
  }

  private func nextEpisodes(
    _ layout: HomeLayout, isExpanded: Bool
  ) -> CompositionalSection<HomeSection, HomeItem> {
    let items = (continueWatching.episodes ?? []).map(HomeItem.episode)
    let title = tr("Continue Watching")
    guard layout == .narrow else {
      return CompositionalSection(id: .continueWatching, title: title, items: items, layout: .shelf(.nextEpisode))
    }
    let isShort = items.count > maximumRows && !isExpanded
    return CompositionalSection(
      id: .continueWatching, title: title, items: isShort ? Array(items.prefix(maximumRows)) : items, layout: .list,
      hasSeeAll: isShort)
  }

  private var moreSections: [CompositionalSection<HomeSection, HomeItem>?] {
    guard isHalfEmpty else { return [] }
    return [
      hasServices
        ? Self.section(
          .popularOnServices, tr("Popular on My Services"), popularOnServices.state, hasSeeAll: false) : nil,
      Self.section(.upcoming, tr("Upcoming Films"), upcoming.state),
    ]
  }

  private static func section(
    _ id: HomeSection, _ title: String, _ state: ContentState<[TitleSummary]>, hasSeeAll: Bool = true
  ) -> CompositionalSection<HomeSection, HomeItem>? {
    var section = CompositionalSection<HomeSection, HomeItem>(id: id, title: title, hasSeeAll: hasSeeAll)
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

/// The number of next episodes that a narrow page shows at first.
private let maximumRows = 4
