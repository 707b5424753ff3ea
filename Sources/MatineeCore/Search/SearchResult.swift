import TMDB
import TitleIndex

/// A film, a series or a person that a search found, with what is known without asking further.
public struct SearchResult: Hashable, Sendable {
  public let kind: TitleKind
  /// TMDB's number among its kind.
  public let number: Int
  public var title: String
  /// Where it is known, and not the title.
  public var originalTitle: String?
  /// When it came out, or was first shown; unknown off line.
  public var date: DayDate?
  /// Where the year alone is known.
  var savedYear: Int?
  public var overview: String?
  /// TMDB's measure of how much it is looked at.
  public var popularity: Double
}

extension SearchResult {
  /// Of a film's release, or of a series' beginning; `nil` when unknown, and for people.
  public var year: Int? { date?.year ?? savedYear }

  /// `nil` for a row of anything else.
  init?(_ row: SearchRow) {
    guard let (number, kind) = row.id.indexed else { return nil }
    self.init(kind: kind, number: number, title: row.title, popularity: row.popularity)
    savedYear = row.year
  }

  /// Its page.
  public var page: PageReference {
    switch kind {
    case .film: .title(.film(number))
    case .series: .title(.series(number))
    case .person: .person(number)
    }
  }
}

/// What a search found, the best first.
public struct SearchResults: Hashable, Sendable {
  public var results: [SearchResult]
  /// What may have been meant, where what was typed is nowhere to be found.
  public var suggestion: String?

  public init(_ results: [SearchResult], suggestion: String? = nil) {
    self.results = results
    self.suggestion = suggestion
  }
}
