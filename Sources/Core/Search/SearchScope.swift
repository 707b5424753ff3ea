import Catalogue
import Localization
import TitleIdentity
import TitleIndex

/// The scope of a search.
public enum SearchScope: Hashable, Sendable {
  case everything
  case movies
  case shows
  case people
  /// The user's own lists.
  case lists
  /// One of TMDB's lists of films.
  case movieList(MovieList)
  /// One of TMDB's lists of series.
  case showList(ShowList)
  /// The films or series of a genre.
  case genre(NamedGenre)
}

extension SearchScope {
  /// Everything, and the kinds of results.
  public static let kinds: [SearchScope] = [.everything, .movies, .shows, .people, .lists]
  /// TMDB's lists of titles.
  public static let titleLists =
    MovieList.allCases.map(SearchScope.movieList) + ShowList.allCases.map(SearchScope.showList)

  /// The name in header capitalization.
  public var name: String {
    switch self {
    case .everything: tr("Everything")
    case .movies: tr("Films")
    case .shows: tr("Series")
    case .people: tr("People")
    case .lists: tr("My Lists")
    case .movieList(let list): tr("Films: {list}", ["list": list.title])
    case .showList(let list): tr("Series: {list}", ["list": list.title])
    case .genre(let genre):
      genre.id.kind == .movie
        ? tr("Films: {list}", ["list": genre.name]) : tr("Series: {list}", ["list": genre.name])
    }
  }

  /// Whether results can be filtered by year. People have none.
  public var hasYears: Bool { self != .people }

  /// The only kind of results, or `nil` if there are several.
  var kind: MediaKind? {
    switch self {
    case .everything, .lists: nil
    case .movies, .movieList: .movie
    case .shows, .showList: .show
    case .people: .person
    case .genre(let genre): genre.id.kind == .movie ? .movie : .show
    }
  }

  package var kinds: Set<MediaKind> {
    // Lists contain no people.
    if self == .lists { return [.movie, .show] }
    return kind.map { [$0] } ?? Set(MediaKind.allCases)
  }

  /// Returns the scope of a kind.
  static func all(_ kind: MediaKind) -> SearchScope {
    switch kind {
    case .movie: .movies
    case .show: .shows
    case .person: .people
    }
  }
}
