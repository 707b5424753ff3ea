import TMDB
import TitleIdentity

/// The appended parts of a title's details that contain its alternative names.
protocol AlternativeNameProviding {
  var translations: Translations? { get }
  var alternativeTitles: AlternativeTitles? { get }
}

extension AlternativeNameProviding {
  /// The names in TMDB's order, including duplicates.
  var alternativeNames: [String] {
    (translations?.translations ?? []).compactMap { $0.data.title ?? $0.data.name }
      + (alternativeTitles?.titles ?? []).map(\.title)
  }
}

extension MovieParts: AlternativeNameProviding {}
extension TVShowParts: AlternativeNameProviding {}

extension CachedTitle {
  /// Returns a copy with additional names, without duplicates. The number and length of names are limited.
  func addingNames(_ names: [String]) -> CachedTitle {
    var title = self
    var known: Set<String> = ["", name, originalName]
    for alternative in names where title.alternativeNames.count < 100 && alternative.utf8.count <= 500 {
      let line = alternative.split(whereSeparator: \.isNewline).joined(separator: " ")
      if known.insert(line).inserted { title.alternativeNames.append(line) }
    }
    return title
  }
}
