import AppFoundation
import Catalogue
import Foundation
import Library
import LoadingState
import Observation
import TitleIdentity
import Tracking

/// A section of the Home tab.
public enum HomeSection: Hashable, Sendable {
  case continueWatching, comingUp, watchlist, trendingFilms, trendingSeries
}

/// A model of the titles to watch next: series in progress, the watchlist, and trending titles.
@MainActor
public final class HomeModel {
  public let continueWatching: ContinueWatching
  public let comingUp: ComingUp
  public let trendingFilms: PagedListModel<TitleSummary>
  public let trendingSeries: PagedListModel<TitleSummary>
  private let watchlist: GrowingList<ListTitlesPage, [TitleSummary]>

  /// - Parameter clock: The clock of the work in the background.
  public init(
    _ library: LibraryModel, _ lists: TitleLists, _ pages: PageClient, _ guides: EpisodeGuides,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    let planner = Planner(library, pages, guides, clock: clock)
    continueWatching = ContinueWatching(planner, pages)
    comingUp = ComingUp(planner, pages.format)
    var query = ListTitlesQuery(library, region: pages.format.region)
    query.unwatchedBy = library.profile
    watchlist = GrowingList(
      of: library, page: Self.maximumTitles,
      GrowingList.Query(
        read: { [query] opened, limit async throws(LibraryError) in try await opened.titles(query, limit: limit) },
        observe: { [query] in $0.observeTitles(query, limit: $1) },
        show: { [format = pages.format] page, _ async throws(LibraryError) in
          page.entries.map { TitleSummary($0.title, format: format) }
        }))
    trendingFilms = lists.homeFilms
    trendingSeries = lists.homeSeries
  }

  /// The titles on the watchlist that the user hasn't watched, the ones added last first, up to ``maximumTitles``.
  /// Observable.
  public var unwatched: [TitleSummary] { watchlist.shown ?? [] }

  /// The maximum number of titles from the watchlist.
  public nonisolated static let maximumTitles = 40

  /// Loads more titles at the end of a section. If they failed to load before, retries, because a shelf has no footer.
  public func loadMore(of section: HomeSection, after count: Int) {
    let list: PagedListModel<TitleSummary>
    switch section {
    case .continueWatching, .comingUp, .watchlist: return
    case .trendingFilms: list = trendingFilms
    case .trendingSeries: list = trendingSeries
    }
    if case .failure = list.footer { list.retryMore() } else { list.loadMore(after: count) }
  }

  private var trending: [PagedListModel<TitleSummary>] { [trendingFilms, trendingSeries] }

  /// Whether every request has ended, with or without an error.
  public var isSettled: Bool { continueWatching.isSettled && trending.allSatisfy(\.state.isSettled) }
}

extension HomeModel: CacheFirstFetching {
  public var hasContent: Bool {
    trending.contains(where: \.hasContent) || continueWatching.episodes?.isEmpty == false || !comingUp.cards.isEmpty
      || !unwatched.isEmpty
  }

  public var cachedDate: Date? { trending.lazy.compactMap(\.cachedDate).first }

  public func loadIfNeeded() {
    readLibrary()
    trending.forEach { $0.loadIfNeeded() }
  }

  public func refresh() {
    readLibrary()
    trending.forEach { $0.refresh() }
  }

  public func resume() {
    readLibrary()
    trending.forEach { $0.resume() }
  }

  public func observe() { trending.forEach { $0.observe() } }

  public func waitForCache(timeout limit: Duration) async {
    for list in trending { await list.waitForCache(timeout: limit) }
  }

  public func setSuggestionSource(_ find: SuggestionLoader.Find?) { trending.forEach { $0.setSuggestionSource(find) } }

  public func cancel() { trending.forEach { $0.cancel() } }
}

extension HomeModel {
  private func readLibrary() {
    continueWatching.refresh()
    // Other screens report a library that can't be read.
    Task { [watchlist] in try? await watchlist.load() }
  }
}
