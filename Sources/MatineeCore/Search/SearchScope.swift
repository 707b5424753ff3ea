import TitleIndex

/// Among what something is searched for.
public enum SearchScope: Hashable, Sendable {
  case everything
  case films
  case series
  case people
  /// What stands on the user's own lists.
  case lists
  /// One of TMDB's lists of films.
  case filmList(FilmList)
  /// One of TMDB's lists of series.
  case seriesList(SeriesList)
  /// The films or the series of a genre.
  case genre(NamedGenre)
}

extension SearchScope {
  /// What is always offered; genres come when TMDB has named them.
  public static let standing: [SearchScope] =
    [.everything, .films, .series, .people, .lists] + FilmList.allCases.map(SearchScope.filmList)
    + SeriesList.allCases.map(SearchScope.seriesList)

  /// In header capitals.
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

  /// People have no year, and neither has what is known of lists only by their rows.
  public var hasYears: Bool { self != .people }

  /// The one kind that can be found, where it is one.
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
    // Nobody puts people on a list.
    if self == .lists { return [.film, .series] }
    return kind.map { [$0] } ?? Set(TitleKind.allCases)
  }

  /// All of a kind.
  static func all(_ kind: TitleKind) -> SearchScope {
    switch kind {
    case .film: .films
    case .series: .series
    case .person: .people
    }
  }
}
