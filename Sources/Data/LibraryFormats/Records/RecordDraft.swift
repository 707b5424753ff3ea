import Library
import TitleIdentity

/// A record without its location in the file.
struct RecordDraft {
  var title: ImportedTitle
  var episode: ImportedEpisode?
  var fact: ImportedFact
  var date = PartialDate.unknown
  var tags: [String] = []
  /// The identity that distinguishes the record from others of its kind; `nil` to use its title, episode and date.
  var identity: String?
}

/// The outcome of reading a row.
enum RowOutcome {
  /// - Parameter remark: The part of the row that couldn't be imported, as a sentence.
  case records([RecordDraft], remark: String? = nil)
  /// Another row contains the same records.
  case duplicate
  /// The row contains nothing to import, for a reason that is shown as a sentence.
  case irrelevant(String)
}

/// The reason why a row can't be imported, as a user-visible sentence.
struct RowProblem: Error, Hashable {
  let sentence: String

  init(_ sentence: String) { self.sentence = sentence }
}

extension RecordDraft {
  /// Returns a key that is the same for the same fact; see ``ImportedRecord/key``.
  func key(of format: ImportFormat) -> String {
    let about = identity ?? "\(title.identity)\(episode?.identity ?? "")@\(date)"
    return "\(format.rawValue):\(fact.tag):\(about)"
  }
}

extension ImportedTitle {
  /// The identity that distinguishes the title from others in the same app.
  var identity: String {
    let kind = kind?.rawValue ?? "?"
    let known = [
      ids.tmdb.map { "tmdb/\(kind)/\($0)" }, ids.imdb, ids.tvdb.map { "tvdb/\(kind)/\($0)" },
      ids.trakt.map { "trakt/\(kind)/\($0)" }, sourceID,
    ].compactMap(\.self)
    return known.isEmpty ? "\(kind)/\(name) (\(year.map(String.init) ?? "?"))" : known.joined(separator: " ")
  }
}

extension ImportedEpisode {
  /// The identity that distinguishes the episode from others of the same title.
  var identity: String {
    let known = [
      ids.tmdb.map { "tmdb/\($0)" }, ids.imdb, ids.tvdb.map { "tvdb/\($0)" }, ids.trakt.map { "trakt/\($0)" },
    ].compactMap(\.self)
    if !known.isEmpty { return "/\(known.joined(separator: " "))" }
    let season = season.map(String.init) ?? seasonID.map { "tmdb/\($0)" } ?? "?"
    return "/S\(season)E\(number.map(String.init) ?? name ?? "*")"
  }
}

extension ImportedFact {
  fileprivate var tag: String {
    switch self {
    case .rated(let score): "rated/\(score)"
    case .watched: "watched"
    case .watchedEpisodes: "watchedEpisodes"
    case .state: "state"
    case .watchlisted: "watchlisted"
    case .liked: "liked"
    case .listed(let item): "listed/\(item.list.id)"
    case .reviewed(let text): "reviewed/\(String(Fingerprint.of(text), radix: 16))"
    }
  }
}

/// A hash of a text that is the same in every run (FNV-1a, 64 bits).
enum Fingerprint {
  static func of(_ text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }
}
