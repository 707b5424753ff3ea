import LoadingState
import TMDB

/// The genres of films or of series, each with the titles that have come of it so far.
///
/// Which genres there are is one question; a genre's titles are asked for when its shelf comes near.
@MainActor
public final class GenreShelvesModel {
  public let kind: TitleID.Kind
  /// Which genres there are, in TMDB's order.
  public let genres: PageModel<[NamedGenre]>
  private let makeTitles: (GenreID) -> PagedListModel<TitleCard>
  private var titles: [GenreID: PagedListModel<TitleCard>] = [:]
  private var wanted: Set<GenreID> = []
  private var isFollowing = false

  public init(
    _ kind: TitleID.Kind, genres: PageModel<[NamedGenre]>,
    titles: @escaping (GenreID) -> PagedListModel<TitleCard>
  ) {
    self.kind = kind
    self.genres = genres
    makeTitles = titles
  }

  /// A genre's titles, most popular first. They are made when they are first asked for, and kept.
  public func titles(of genre: GenreID) -> PagedListModel<TitleCard> {
    if let model = titles[genre] { return model }
    let model = makeTitles(genre)
    titles[genre] = model
    return model
  }

  /// What of the shelves can be seen, or soon will be.
  public func want(_ near: [GenreID]) {
    let new = Set(near).subtracting(wanted)
    wanted.formUnion(new)
    for genre in near { titles(of: genre).loadIfNeeded() }
    if isFollowing { for genre in new { titles(of: genre).follow() } }
  }

  /// Asks for the genres, and for the titles of those that were seen before, unless they are fresh.
  public func loadIfNeeded() {
    genres.loadIfNeeded()
    for genre in wanted { titles(of: genre).loadIfNeeded() }
  }

  /// Asks for all that was seen anew.
  public func refresh() {
    genres.refresh()
    for genre in wanted { titles(of: genre).refresh() }
  }

  /// Shows what others are told: which genres there are, and the titles of those that were seen.
  public func follow() {
    isFollowing = true
    genres.follow()
    for genre in wanted { titles(of: genre).follow() }
  }

  /// Waits until the genres that are kept have been read.
  public func waitForSaved(atMost limit: Duration) async { await genres.waitForSaved(atMost: limit) }

  /// Stops waiting: nobody is looking any more.
  public func cancel() {
    isFollowing = false
    genres.cancel()
    for genre in wanted { titles(of: genre).cancel() }
  }

  /// All that is shown.
  var shown: [any Fetching] { [genres] + wanted.map { titles(of: $0) } }

  /// Whether an answer has come to all that was asked, whatever it was.
  public var isSettled: Bool {
    guard genres.state.isSettled else { return false }
    // Genres that have just come are wanted as soon as they are on screen.
    if wanted.isEmpty, genres.state.content?.isEmpty == false { return false }
    return wanted.allSatisfy { titles(of: $0).state.isSettled }
  }
}

/// A genre, and what it is called.
public struct NamedGenre: Identifiable, Hashable, Sendable {
  public let id: GenreID
  /// In the reader's language.
  public var name: String
}
