import Catalogue
import TMDB
import TitleIdentity
import TitleIndex

/// A film, a series or a person in search results, with the properties that need no further request.
public struct SearchResult: Hashable, Sendable {
  public let kind: MediaKind
  /// TMDB's number within the kind.
  public let number: Int
  public var title: String
  /// The original title, if it is known and differs from the title.
  public var originalTitle: String?
  /// The date of the release or of the first episode. It is unknown offline.
  public var date: DayDate?
  /// The year of a title without a known date.
  var cachedYear: Int?
  public var overview: String?
  /// TMDB's measure of popularity.
  public var popularity: Double
}

extension SearchResult {
  /// The year of a film's release, or of a series' first episode. It is `nil` for people and if it is unknown.
  public var year: Int? { date?.year ?? cachedYear }

  /// Creates the result of a row, or returns `nil` for a row of another kind.
  init?(_ row: SearchRow) {
    guard let (number, kind) = row.id.indexed else { return nil }
    self.init(kind: kind, number: number, title: row.title, popularity: row.popularity)
    cachedYear = row.year
  }

  /// The reference of the page.
  public var page: PageReference {
    switch kind {
    case .movie: .title(.movie(number))
    case .show: .title(.show(number))
    case .person: .person(number)
    }
  }
}

/// The results of a search, best first.
public struct SearchResults: Hashable, Sendable {
  public var results: [SearchResult]
  /// A suggested correction of a query without exact matches.
  public var suggestion: String?

  public init(_ results: [SearchResult], suggestion: String? = nil) {
    self.results = results
    self.suggestion = suggestion
  }
}

extension SearchResult {
  package init(_ match: TitleMatch) {
    self.init(kind: match.kind, number: match.id, title: match.title, popularity: match.popularity)
  }
}
