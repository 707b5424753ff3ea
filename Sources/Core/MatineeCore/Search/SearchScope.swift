import TitleIndex

/// The scope of a search.
public enum SearchScope: Hashable, Sendable {
  case everything
  case films
  case series
  case people
  /// The user's own lists.
  case lists
  /// One of TMDB's lists of films.
  case filmList(MovieList)
  /// One of TMDB's lists of series.
  case seriesList(ShowList)
  /// The films or series of a genre.
  case genre(NamedGenre)
}

extension SearchScope {
  /// The scopes that are always available. Genres follow once they are loaded.
  public static let standing: [SearchScope] =
    [.everything, .films, .series, .people, .lists] + MovieList.allCases.map(SearchScope.filmList)
    + ShowList.allCases.map(SearchScope.seriesList)

  /// The name in header capitalization.
  public var name: String {
    switch self {
    case .everything: "Everything"
    case .films: "Films"
    case .series: "Series"
    case .people: "People"
    case .lists: "My Lists"
    case .filmList(let list): "Films: \(list.title)"
    case .seriesList(let list): "Series: \(list.title)"
    case .genre(let genre): "\(genre.id.kind == .film ? "Films" : "Series"): \(genre.name)"
    }
  }

  /// Whether results can be filtered by year. People have none.
  public var hasYears: Bool { self != .people }

  /// The only kind of results, or `nil` if there are several.
  var kind: TitleKind? {
    switch self {
    case .everything, .lists: nil
    case .films, .filmList: .film
    case .series, .seriesList: .series
    case .people: .person
    case .genre(let genre): genre.id.kind == .film ? .film : .series
    }
  }

  var kinds: Set<TitleKind> {
    // Lists contain no people.
    if self == .lists { return [.film, .series] }
    return kind.map { [$0] } ?? Set(TitleKind.allCases)
  }

  /// Returns the scope of a kind.
  static func all(_ kind: TitleKind) -> SearchScope {
    switch kind {
    case .film: .films
    case .series: .series
    case .person: .people
    }
  }
}
