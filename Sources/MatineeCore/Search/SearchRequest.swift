import Foundation

/// What is searched for: words, and what narrows them.
public struct SearchRequest: Hashable, Sendable {
  /// As it was typed.
  public var text = ""
  public var scope = SearchScope.everything
  /// Of a film's release, or of a series' beginning.
  public var year: Int?

  public init(_ text: String = "", in scope: SearchScope = .everything, year: Int? = nil) {
    self.text = text
    self.scope = scope
    self.year = year
  }
}

extension SearchRequest {
  /// The words that are searched for, on one line and no longer than any title.
  public var words: String {
    // A single character can be made of any number of scalars.
    let scalars = String(String.UnicodeScalarView(text.unicodeScalars.prefix(5 * longest)))
    return String(scalars.split(whereSeparator: \.isWhitespace).joined(separator: " ").prefix(longest))
  }

  /// Whether there is nothing to search for.
  public var isBlank: Bool { words.isEmpty }

  /// What the text names by an id or an address instead of describing it.
  public var reference: PageReference? { PageReference(text) }

  /// Whether less than everything is searched.
  public var isFiltered: Bool { scope != .everything || year != nil }

  /// Where TMDB's own pages search for it.
  public var webAddress: URL? {
    URL(string: "https://www.themoviedb.org/search")?.appending(queryItems: [URLQueryItem(name: "query", value: words)])
  }

  /// The year where there is one to look at.
  var countedYear: Int? { scope.hasYears ? year : nil }
}

/// In characters.
private let longest = 200
