import AppFoundation
import Catalogue
import Foundation
import Localization
import TitleIdentity

/// A search query: words and filters.
public struct SearchRequest: Hashable, Sendable {
  /// The text that the user typed.
  public var text = ""
  public var scope = SearchScope.everything
  /// The year of a film's release, or of a series' first episode.
  public var year: Int?

  public init(_ text: String = "", in scope: SearchScope = .everything, year: Int? = nil) {
    self.text = text
    self.scope = scope
    self.year = year
  }
}

extension SearchRequest {
  /// The words to search for, on one line and no longer than any title.
  public var query: String {
    // The number of scalars is limited first because a single character can consist of any number of them.
    let scalars = String(String.UnicodeScalarView(text.unicodeScalars.prefix(5 * maximumLength)))
    return String(scalars.split(whereSeparator: \.isWhitespace).joined(separator: " ").prefix(maximumLength))
  }

  /// Whether there is nothing to search for.
  public var isBlank: Bool { query.isEmpty }

  /// The page that the text refers to by an ID or address, or `nil` for other texts.
  public var reference: PageReference? { PageReference(text) }

  /// Whether there is a filter.
  public var isFiltered: Bool { scope != .everything || year != nil }

  /// The address of the search on TMDB's website.
  public var webAddress: URL? {
    URL(string: "https://www.themoviedb.org/search")?.appending(queryItems: [URLQueryItem(name: "query", value: query)])
  }

  /// The year to filter by, or `nil` if the scope has no years.
  var effectiveYear: Int? { scope.hasYears ? year : nil }
}

extension SearchRequest {
  /// The same search with the year at the end of the text as a filter, as in “Memento (2000)”; `nil` if the text
  /// doesn't end with a year, or if there is a filter by year already.
  ///
  /// The year may also be a part of the name, as in “Blade Runner 2049”.
  package var withYearOfText: SearchRequest? {
    guard scope.hasYears, year == nil, reference == nil,
      let match = query.wholeMatch(
        of: /(?<name>.*\S)\s*(?:[(\[（](?<bracketed>[0-9]{4})[)\]）]|\s(?:y|year):(?<named>[0-9]{4})|\s(?<bare>[0-9]{4}))/
          .ignoresCase()),
      let year = (match.bracketed ?? match.named ?? match.bare).flatMap({ Int($0) }), (1870...2100).contains(year)
    else { return nil }
    return SearchRequest(String(match.name), in: scope, year: year)
  }
}

/// The maximum number of characters.
private let maximumLength = 200

extension SearchRequest {
  /// Returns the question whether another spelling is meant.
  public static func suggestion(_ text: String) -> String {
    tr("Did you mean “{query}”?", ["query": BoundedText.line(text)])
  }
}
