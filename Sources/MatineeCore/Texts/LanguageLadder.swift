/// In which languages a reader takes a text or a poster: the languages that they read, in order, then the title's own,
/// then English, then whatever there is.
///
/// Each field climbs down by itself, titles too: where there is none in the reader's languages, the original title
/// stands, as on the poster and in TMDB's lists, and English only where there is no other.
public struct LanguageLadder: Hashable, Sendable {
  /// Best first; never empty.
  public let languages: [LanguageTag]

  /// - Parameter languages: best first; without any, TMDB's own, American English.
  public init(_ languages: [LanguageTag] = []) {
    var seen: Set<LanguageTag> = []
    let distinct = languages.filter { seen.insert($0).inserted }.prefix(Self.mostLanguages)
    self.languages = distinct.isEmpty ? [.american] : Array(distinct)
  }

  /// - Parameter list: as in the variable `LANGUAGE`: `pt_BR:es`. What is no language in it does not count.
  public init(list: String) { self.init(Self.tags(of: list)) }

  /// What the reader reads best.
  public var first: LanguageTag { languages.first ?? .american }

  /// How far down a language stands: the lower, the better.
  ///
  /// - Parameters:
  ///   - language: `nil` for what has no language, such as a picture without words.
  ///   - original: the language of the title itself.
  func rung(of language: LanguageTag?, original: LanguageTag?) -> Rung {
    let last = languages.count
    guard let language else { return Rung(step: last + 2) }
    // One that the reader lists has its own place, even where a variant of it stands higher.
    if let step = languages.firstIndex(of: language) { return Rung(step: step) }
    for (step, wanted) in languages.enumerated() where wanted.canonicalLanguage == language.canonicalLanguage {
      let isNear = wanted.country == nil || language.country == nil
      return Rung(step: step, distance: language.isVariant(of: wanted) ? (isNear ? 1 : 2) : 3)
    }
    if let original, original.canonicalLanguage == language.canonicalLanguage { return Rung(step: last) }
    return Rung(step: language.language == "en" ? last + 1 : last + 3)
  }

  /// The best of several; the first of those that are equally good.
  func best<Value>(
    of values: [Value], original: LanguageTag?, language: (Value) -> LanguageTag?
  ) -> Value? {
    values.map { ($0, rung(of: language($0), original: original)) }.min { $0.1 < $1.1 }?.0
  }

  /// The name of a language that is not the reader's first, in the reader's first; `nil` for the first and its variants.
  func substituteName(of language: LanguageTag?) -> String? {
    guard let language, !language.isVariant(of: first) else { return nil }
    let name = language.name(in: first) ?? language.language
    return name.prefix(1).uppercased() + name.dropFirst()
  }

  /// The languages of a list such as `pt_BR:es`; what follows a dot or an at sign is encoding and modifier.
  static func tags(of list: String) -> [LanguageTag] {
    let names = list.split(separator: ":").map { name in name.prefix { $0 != "." && $0 != "@" } }
    return names.filter { $0 != "C" && $0 != "POSIX" }.compactMap { LanguageTag(String($0)) }
  }

  private static let mostLanguages = 10
}

extension LanguageLadder {
  /// A place on the ladder.
  struct Rung: Hashable, Comparable {
    /// Which of the languages, and what comes after them.
    var step: Int
    /// 0 for the very variant, then the language without a country, another country, another script.
    var distance = 0

    static func < (left: Rung, right: Rung) -> Bool {
      (left.step, left.distance) < (right.step, right.distance)
    }
  }
}
