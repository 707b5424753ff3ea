import Library

/// A record before it is known where it stands.
struct RecordDraft {
  var title: ImportedTitle
  var episode: ImportedEpisode?
  var fact: ImportedFact
  var date = PartialDate.unknown
  var tags: [String] = []
  /// What tells it from all other facts of its sort; `nil` for its title, its episode and its day.
  var identity: String?
}

/// What a reader makes of a row.
enum RowOutcome {
  /// - Parameter remark: what of the row could not be taken, in a sentence.
  case records([RecordDraft], remark: String? = nil)
  /// Another row has said it.
  case repeated
  /// There is nothing in it to import.
  case without
}

/// Why a row cannot be imported, in a sentence for a person.
struct RowProblem: Error, Hashable {
  let sentence: String

  init(_ sentence: String) { self.sentence = sentence }
}

extension RecordDraft {
  /// The same for the same fact; see ``ImportedRecord/key``.
  func key(of format: ImportFormat) -> String {
    let about = identity ?? "\(title.identity)\(episode?.identity ?? "")@\(date)"
    return "\(format.rawValue):\(fact.tag):\(about)"
  }
}

extension ImportedTitle {
  /// What tells it from other titles of the same app.
  var identity: String {
    if let number = ids.tmdb { return "tmdb/\(kind?.rawValue ?? "?")/\(number)" }
    if let number = ids.imdb { return number }
    if let number = ids.tvdb { return "tvdb/\(kind?.rawValue ?? "?")/\(number)" }
    if let number = ids.trakt { return "trakt/\(kind?.rawValue ?? "?")/\(number)" }
    return "\(name) (\(year.map(String.init) ?? "?"))"
  }
}

extension ImportedEpisode {
  fileprivate var identity: String {
    if season == nil || number == nil {
      if let number = ids.imdb { return "/\(number)" }
      if let number = ids.tvdb { return "/tvdb/\(number)" }
    }
    return "/S\(season.map(String.init) ?? "?")E\(number.map(String.init) ?? name ?? "*")"
  }
}

extension ImportedFact {
  fileprivate var tag: String {
    switch self {
    case .rated(let score): "rated/\(score)"
    case .watched: "watched"
    case .watchlisted: "watchlisted"
    case .liked: "liked"
    case .listed(let item): "listed/\(item.list.id)"
    case .reviewed(let text): "reviewed/\(String(Fingerprint.of(text), radix: 16))"
    }
  }
}

/// A number for a text that is the same in every run (FNV-1a, 64 bits).
enum Fingerprint {
  static func of(_ text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }
}
