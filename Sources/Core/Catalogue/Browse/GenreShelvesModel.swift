import AppFoundation
import Foundation
import LoadingState
import TMDB
import TitleIdentity

/// The genres of films or of series, each with its loaded titles.
///
/// One request fetches the genres. A genre's titles are requested when its shelf is about to become visible.
@MainActor
public final class GenreShelvesModel {
  public let kind: TitleID.Kind
  /// The genres, in TMDB's order.
  public let genres: PageModel<[NamedGenre]>
  private let pages: PageClient
  private let clock: any Clock<Duration>
  private var titles: [GenreID: PagedListModel<TitleCard>] = [:]
  private var wanted: Set<GenreID> = []
  private var isObserving = false

  public init(_ kind: TitleID.Kind, _ pages: PageClient, clock: any Clock<Duration> = ContinuousClock()) {
    self.kind = kind
    self.pages = pages
    self.clock = clock
    genres = PageModel(NamedGenre.request(for: kind, by: pages.client), clock: clock)
  }

  /// Returns a genre's titles, most popular first. The model creates them on the first call and retains them.
  public func titles(of genre: GenreID) -> PagedListModel<TitleCard> {
    if let model = titles[genre] { return model }
    let model = PagedListModel(of: TitleQuery(.genre(genre)), pages, clock: clock)
    titles[genre] = model
    return model
  }

  /// Loads the titles of the genres whose shelves are visible or about to be.
  public func want(_ near: [GenreID]) {
    let new = Set(near).subtracting(wanted)
    wanted.formUnion(new)
    for genre in near { titles(of: genre).loadIfNeeded() }
    if isObserving { for genre in new { titles(of: genre).observe() } }
  }

  /// Loads a genre's next page. If it failed to load before, retries, because a shelf has no footer with a button.
  ///
  /// - Parameter count: The number of titles on the shelf.
  public func loadMore(of genre: GenreID, after count: Int) {
    let titles = titles(of: genre)
    if case .failure = titles.footer { titles.retryMore() } else { titles.loadMore(after: count) }
  }

  /// Loads the genres and the titles of all genres that were visible before, unless they are fresh.
  public func loadIfNeeded() {
    genres.loadIfNeeded()
    for genre in wanted { titles(of: genre).loadIfNeeded() }
  }

  /// Reloads the genres and the titles of all genres that were visible before.
  public func refresh() {
    genres.refresh()
    for genre in wanted { titles(of: genre).refresh() }
  }

  /// Starts observing the cached genres, and the cached titles of all genres that were visible before.
  public func observe() {
    isObserving = true
    genres.observe()
    for genre in wanted { titles(of: genre).observe() }
  }

  /// Waits until the cached genres have been read.
  ///
  /// - Parameter limit: The maximum time to wait.
  public func waitForCache(timeout limit: Duration) async { await genres.waitForCache(timeout: limit) }

  /// Cancels all requests and observations because nothing is visible any longer.
  public func cancel() {
    isObserving = false
    genres.cancel()
    for genre in wanted { titles(of: genre).cancel() }
  }

  /// All models whose content is visible.
  package var shown: [any CacheFirstFetching] { [genres] + wanted.map { titles(of: $0) } }

  /// Whether every request has ended, with or without an error.
  public var isSettled: Bool {
    guard genres.state.isSettled else { return false }
    // New genres request their titles as soon as they are visible.
    if wanted.isEmpty, genres.state.content?.isEmpty == false { return false }
    return wanted.allSatisfy { titles(of: $0).state.isSettled }
  }
}

extension GenreShelvesModel: CacheFirstFetching {
  public var hasContent: Bool { genres.hasContent }
  /// The oldest date among the genres shown.
  public var cachedDate: Date? { shown.compactMap(\.cachedDate).min() }

  public func resume() { shown.forEach { $0.resume() } }

  public func setSuggestionSource(_ find: SuggestionLoader.Find?) { genres.setSuggestionSource(find) }
}
