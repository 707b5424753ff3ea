import TMDB

/// A detector for placeholder names such as "Folge 2", which TMDB sends for episodes that have no name in a language.
///
/// A name is a placeholder if most of the season's names are the same wording plus the episode's own number. TMDB's own
/// wording for a language is always one.
package struct PlaceholderNames {
  private let wordings: Set<String>

  package init(_ episodes: [Episode]) { self.init(episodes.map { ($0.episodeNumber, $0.name) }) }

  /// - Parameter names: The numbers and names of a season's episodes.
  package init(_ names: [(number: Int, name: String)]) {
    let named = names.filter { !$0.name.isEmpty }
    let counts = Dictionary(named.compactMap(Self.wording).map { ($0, 1) }, uniquingKeysWith: +)
    wordings = Self.known.union(counts.filter { $0.value * 2 > named.count }.keys)
  }

  /// Returns whether an episode's name is a placeholder.
  package func contain(_ episode: Episode) -> Bool {
    Self.wording(episode.episodeNumber, episode.name).map(wordings.contains) ?? false
  }

  /// Returns whether a name can be a placeholder: it contains the episode's number, and no other.
  package static func mayContain(_ number: Int, _ name: String) -> Bool { wording(number, name) != nil }

  /// Returns a name with "#" in place of the episode's own number; `nil` without the number, or with other numbers.
  ///
  /// The number may be in any script's digits, may begin with zeros, and may be next to letters, as in "第2話".
  private static func wording(_ number: Int, _ name: String) -> String? {
    var wording = ""
    var digits = ""
    var count = 0
    func endNumber() -> Bool {
      guard !digits.isEmpty else { return true }
      defer { digits = "" }
      count += 1
      wording.append("#")
      return Int(digits) == number
    }
    for character in name {
      if let digit = character.wholeNumberValue, (0...9).contains(digit), character.isNumber {
        digits.append(String(digit))
        guard digits.utf8.count <= 9 else { return nil }
      } else {
        guard endNumber() else { return nil }
        if !character.isWhitespace { wording.append(contentsOf: character.lowercased()) }
      }
    }
    guard endNumber(), count == 1 else { return nil }
    return wording
  }

  /// TMDB's wording in some languages. A single name of this kind is a placeholder even if the others are real names.
  private static let known: Set<String> = [
    "episode#", "folge#", "épisode#", "episodio#", "episódio#", "aflevering#", "odcinek#", "эпизод#", "серия#",
    "серія#",
    "avsnitt#", "afsnit#", "jakso#", "epizoda#", "epizóda#", "díl#", "epizód#", "#.rész", "#.epizód", "episodul#",
    "#.bölüm", "bölüm#", "επεισόδιο#", "епизод#", "פרק#", "الحلقة#", "قسمت#", "ตอนที่#", "tập#", "第#話", "第#集", "에피소드#",
    "#화",
    "#회",
  ]
}
