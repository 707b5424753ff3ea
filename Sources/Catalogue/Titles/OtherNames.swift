import TMDB

/// What titles are called in other languages and countries, as their pages tell.
protocol OtherNames {
  var translations: Translations? { get }
  var alternativeTitles: AlternativeTitles? { get }
}

extension OtherNames {
  /// As TMDB has them, each as often as it is there.
  var otherNames: [String] {
    (translations?.translations ?? []).compactMap { $0.data.title ?? $0.data.name }
      + (alternativeTitles?.titles ?? []).map(\.title)
  }
}

extension MovieParts: OtherNames {}
extension TVShowParts: OtherNames {}

extension SeenTitle {
  /// The same with names beside its own, each once. Of names without end, the first are enough.
  func called(_ names: [String]) -> SeenTitle {
    var title = self
    var known: Set<String> = ["", name, originalName]
    for other in names where title.otherNames.count < 100 && other.utf8.count <= 500 {
      let line = other.split(whereSeparator: \.isNewline).joined(separator: " ")
      if known.insert(line).inserted { title.otherNames.append(line) }
    }
    return title
  }
}
