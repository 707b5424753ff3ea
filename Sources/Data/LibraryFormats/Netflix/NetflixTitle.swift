import Library
import Localization
import TitleIdentity

/// A parser for Netflix's titles, such as `Harbour Nights: Season 1: Low Tide`, in the account's language.
enum NetflixTitle {
  static func play(_ text: String?, on date: PartialDate) throws(RowProblem) -> RowOutcome {
    // The colon remains if Netflix has removed the title.
    guard let text, !text.hasPrefix(":") else { throw RowProblem(tr("It has no title.")) }
    let (title, episode) = read(text)
    return .records([
      RecordDraft(
        title: title, episode: episode, fact: .watched(isRewatch: false), date: date, identity: "\(text)@\(date)")
    ])
  }

  /// Splits a title. The text before a season is the show. Movie titles also contain colons, so all other texts stay
  /// whole, with the first part as an alternative name.
  static func read(_ text: String) -> (ImportedTitle, ImportedEpisode?) {
    // No title is this long, and matching patterns in long texts is slow.
    guard text.utf8.count <= 2_000 else { return (ImportedTitle(name: text), nil) }
    let parts = text.split(separator: ":").map { String($0.trimmed) }.filter { !$0.isEmpty }
    guard let index = parts.indices.dropFirst().first(where: { isSeason(parts[$0]) }) else {
      let other = parts.count > 1 ? [parts[0]] : []
      return (ImportedTitle(name: text, alternativeNames: other), nil)
    }
    let series = parts[..<index].joined(separator: ": ")
    let rest = parts[(index + 1)...].joined(separator: ": ")
    let (name, number) = episode(rest)
    let season = parts[index].firstMatch(of: /\d+/).flatMap { NumberReading.ordinal(String($0.output)) }
    return (
      ImportedTitle(name: series, alternativeNames: [text], kind: .show),
      ImportedEpisode(season: season, number: number, name: name)
    )
  }
}

extension NetflixTitle {
  private static func isSeason(_ part: String) -> Bool {
    let words = part.lowercased().split(separator: " ")
    guard let first = words.first else { return false }
    if limited.contains(part.lowercased()) { return true }
    guard words.count == 2 else { return false }
    return seasons.contains(first) && isNumber(words[1]) || seasons.contains(words[1]) && isNumber(first)
  }

  private static func isNumber(_ word: Substring) -> Bool {
    let digits = word.last == "." ? word.dropLast() : word
    return !digits.isEmpty && digits.utf8.allSatisfy { (48...57).contains($0) }
  }

  /// Parses `Low Tide (Episode 4)`, or `Episode 4` for an episode without a name.
  private static func episode(_ text: String) -> (name: String?, number: Int?) {
    guard
      let match = text.firstMatch(
        of: /(?:^|\()(?:Episode|Folge|Épisode|Episodio|Episódio|Aflevering|Afsnit|Avsnitt|Odcinek) (\d+)\)?$/)
    else { return (text.isEmpty ? nil : text, nil) }
    let name = text[..<match.range.lowerBound].trimmed
    return (name.isEmpty ? nil : String(name), NumberReading.ordinal(String(match.1)))
  }

  private static let seasons: Set<Substring> = [
    "season", "series", "part", "volume", "vol.", "chapter", "book", "collection", "staffel", "teil", "buch", "kapitel",
    "saison", "partie", "chapitre", "livre", "temporada", "parte", "libro", "capítulo", "stagione", "volumen",
    "seizoen",
    "deel", "sæson", "säsong", "sesong", "del", "sezon", "część", "kausi", "évad", "série", "sezonul", "sezóna",
  ]
  private static let limited: Set = [
    "limited series", "miniserie", "miniserien", "mini-serie", "mini-série", "minissérie", "miniserial", "miniseries",
  ]
}
