import AppFoundation
import Catalogue
import Foundation
import Library
import LoadingState
import Observation
import TMDB
import TitleIdentity
import Tracking

/// A section of the Home tab.
public enum HomeSection: Hashable, Sendable {
  case continueWatching, comingUp, watchlist, trendingFilms, trendingSeries, popularOnServices, upcoming
  /// The recommendations for a title.
  case because(TitleID)
}

/// A model of the titles to watch next: series in progress, the watchlist, recommendations, and popular titles.
@MainActor
public final class HomeModel {
  public let continueWatching: ContinueWatching
  public let comingUp: ComingUp
  public let becauseYouLiked: BecauseYouLiked
  /// The titles of TMDB's lists, without those in which the user isn't interested.
  public let trendingFilms, trendingSeries, popularOnServices, upcoming: RowFilter<TitleSummary>
  private let watchlist: WatchlistTitles
  private let myServices: MyServices
  private let trending: [PagedListModel<TitleSummary>]
  /// The lists for a page that would be half empty: what is popular on the user's services, and upcoming films.
  private let popularList, upcomingList: PagedListModel<TitleSummary>
  private var loadsMoreLists = false

  /// - Parameters:
  ///   - uses: The user's relation to titles.
  ///   - myServices: The watch providers that the user subscribes to.
  ///   - arrivals: The titles that have arrived on them.
  public init(
    _ library: LibraryModel, _ catalogue: CatalogueDependencies, _ uses: any TitleUseProviding,
    myServices: MyServices = MyServices(), arrivals: ServiceArrivals = ServiceArrivals()
  ) {
    let (pages, lists) = (catalogue.pages, catalogue.lists)
    let planner = Planner(library, pages, catalogue.guides, clock: catalogue.clock)
    continueWatching = ContinueWatching(planner, pages)
    comingUp = ComingUp(planner, pages.format)
    becauseYouLiked = BecauseYouLiked(library, pages, uses)
    watchlist = WatchlistTitles(library, format: pages.format, myServices: myServices, arrivals: arrivals)
    self.myServices = myServices
    trending = [lists.homeFilms, lists.homeSeries]
    popularList = PagedListModel(popularOn: myServices, pages, clock: catalogue.clock)
    upcomingList = lists.homeUpcoming
    trendingFilms = RowFilter(lists.homeFilms, hiding: uses)
    trendingSeries = RowFilter(lists.homeSeries, hiding: uses)
    popularOnServices = RowFilter(popularList, hiding: uses)
    upcoming = RowFilter(upcomingList, hiding: uses)
  }

  /// The titles on the watchlist that the user hasn't watched, those on the user's services first, up to
  /// ``maximumTitles``. Observable.
  public var unwatched: [WatchlistTitle] { watchlist.shown ?? [] }

  /// The maximum number of titles from the watchlist.
  public nonisolated static let maximumTitles = 40

  /// Whether the shelves about the user leave the page half empty. Observable.
  public var isHalfEmpty: Bool {
    guard let episodes = continueWatching.episodes, watchlist.shown != nil, becauseYouLiked.hasRead else {
      return false
    }
    let own =
      [episodes.isEmpty, comingUp.cards.isEmpty, unwatched.isEmpty].count { !$0 } + becauseYouLiked.shelves.count
    return own < sufficientShelves
  }

  /// Whether the user has chosen services.
  public var hasServices: Bool { !myServices.ids.isEmpty }

  /// Loads the lists for a page that would be half empty.
  public func loadMoreLists() {
    guard !loadsMoreLists else { return }
    loadsMoreLists = true
    moreLists.forEach { $0.loadIfNeeded() }
  }

  /// Loads more titles at the end of a section. If they failed to load before, retries, because a shelf has no footer.
  public func loadMore(of section: HomeSection, after count: Int) {
    let (list, titles): (PagedListModel<TitleSummary>, RowFilter<TitleSummary>)
    switch section {
    case .continueWatching, .comingUp, .watchlist, .because: return
    case .trendingFilms: (list, titles) = (trending[0], trendingFilms)
    case .trendingSeries: (list, titles) = (trending[1], trendingSeries)
    case .popularOnServices: (list, titles) = (popularList, popularOnServices)
    case .upcoming: (list, titles) = (upcomingList, upcoming)
    }
    if case .failure = list.footer { list.retryMore() } else { titles.loadMore(after: count) }
  }

  private var moreLists: [PagedListModel<TitleSummary>] {
    guard loadsMoreLists else { return [] }
    return hasServices ? [popularList, upcomingList] : [upcomingList]
  }

  private var lists: [PagedListModel<TitleSummary>] { trending + moreLists }

  /// Whether every request has ended, with or without an error.
  public var isSettled: Bool {
    continueWatching.isSettled && becauseYouLiked.isSettled && lists.allSatisfy(\.state.isSettled)
  }
}

extension HomeModel: CacheFirstFetching {
  public var hasContent: Bool {
    lists.contains(where: \.hasContent) || continueWatching.episodes?.isEmpty == false || !comingUp.cards.isEmpty
      || !unwatched.isEmpty
  }

  public var cachedDate: Date? { lists.lazy.compactMap(\.cachedDate).first }

  public func loadIfNeeded() {
    readLibrary()
    lists.forEach { $0.loadIfNeeded() }
  }

  public func refresh() {
    readLibrary()
    lists.forEach { $0.refresh() }
  }

  public func resume() {
    readLibrary()
    lists.forEach { $0.resume() }
  }

  public func observe() { lists.forEach { $0.observe() } }

  public func waitForCache(timeout limit: Duration) async {
    for list in lists { await list.waitForCache(timeout: limit) }
  }

  public func setSuggestionSource(_ find: SuggestionLoader.Find?) { trending.forEach { $0.setSuggestionSource(find) } }

  public func cancel() { lists.forEach { $0.cancel() } }
}

extension HomeModel {
  private func readLibrary() {
    continueWatching.refresh()
    becauseYouLiked.load()
    Task { [watchlist] in await watchlist.load() }
  }
}

extension PagedListModel where Row == TitleSummary {
  /// Creates a model of the most popular films on the user's services, of any kind of offer.
  fileprivate convenience init(popularOn services: MyServices, _ pages: PageClient, clock: any Clock<Duration>) {
    let format = pages.format
    var filter = MovieFilter()
    filter.title.watchProviders = .any(services.ids.sorted())
    filter.title.watchRegion = format.region
    let rows = RowPages(DiscoverTarget.movies(filter), client: pages.client) { TitleSummary($0, format: format) }
    self.init(rows, clock: clock, counted: MovieList.counted)
  }
}

/// The number of shelves about the user that fill a page together with the trending titles.
private let sufficientShelves = 2
