import Foundation
import LibraryFormats

/// A title's name, normalized for comparison: without case, accents, punctuation and white space.
public struct MatchedName: Hashable, Sendable {
  private let letters: String

  /// Creates a normalized name. A name without letters or digits retains its other characters.
  package init(_ name: String) {
    let folded = name.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
      .replacing("&", with: "and")
    let letters = folded.filter { $0.isLetter || $0.isNumber }
    self.letters = letters.isEmpty ? folded.filter { !$0.isWhitespace } : letters
  }
}

extension ImportedTitle {
  /// All names in the export. A name that ends with a year or country, as in “Castle (2009)”, also occurs without it.
  var names: [String] {
    var names: [String] = []
    for name in [name] + alternativeNames where name.contains(where: { !$0.isWhitespace }) {
      names.append(name)
      if let match = name.wholeMatch(of: Self.suffixed) { names.append(String(match.1)) }
    }
    return names
  }

  /// The year, or else the one after the name.
  var matchedYear: Int? {
    year ?? name.wholeMatch(of: Self.suffixed).flatMap { Int($0.2) }.flatMap { (1870...2200).contains($0) ? $0 : nil }
  }

  private static var suffixed: Regex<(Substring, Substring, Substring)> { /(.*\S) *\((\d{4}|[A-Z]{2})\)/ }

  /// Returns whether the years differ by more than one. An unknown year doesn't.
  func isFarFrom(year: Int?) -> Bool {
    guard let own = matchedYear, let year else { return false }
    return abs(own - year) > 1
  }

  /// Returns whether a title has one of these names, and a year that differs by up to one. Unknown values agree.
  func agrees(with names: Set<MatchedName>, year: Int?) -> Bool {
    if isFarFrom(year: year) { return false }
    let own = self.names
    return own.isEmpty || own.contains { names.contains(MatchedName($0)) }
  }
}
