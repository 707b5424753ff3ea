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
  public var overview: String?
  /// TMDB's measure of how much it is looked at.
  public var popularity: Double
}

extension SearchResult {
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
