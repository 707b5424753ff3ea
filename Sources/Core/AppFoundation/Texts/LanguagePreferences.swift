/// The order of preference for the languages of texts and posters: the user's languages, the title's original language,
/// English, then any other.
///
/// Each field is chosen separately, including the title. Without a title in the user's languages, the original title is
/// shown, as on the poster and in TMDB's lists. English is used only if the original title is missing, too.
public struct LanguagePreferences: Hashable, Sendable {
  /// The user's languages in order of preference. There is at least one.
  public let languages: [LanguageTag]

  /// - Parameter languages: The user's languages in order of preference. If there are none, TMDB's default is used:
  ///   American English.
  public init(_ languages: [LanguageTag] = []) {
    var seen: Set<LanguageTag> = []
    let distinct = languages.filter { seen.insert($0).inserted }.prefix(Self.maximumLanguages)
    self.languages = distinct.isEmpty ? [.american] : Array(distinct)
  }

  /// - Parameter list: A list in the format of the environment variable `LANGUAGE`, such as `pt_BR:es`. Invalid entries
  ///   are ignored.
  public init(list: String) { self.init(Self.tags(of: list)) }

  /// The user's most preferred language.
  public var first: LanguageTag { languages.first ?? .american }

  /// Returns a language's rank. A lower rank is better.
  ///
  /// - Parameters:
  ///   - language: The language, or `nil` if there is none, as for a picture without text.
  ///   - original: The title's original language.
  package func rank(of language: LanguageTag?, original: LanguageTag?) -> LanguageRank {
    let last = languages.count
    guard let language else { return LanguageRank(position: last + 2) }
    // An exact match takes precedence, even over another variant that the user prefers.
    if let position = languages.firstIndex(of: language) { return LanguageRank(position: position) }
    for (position, wanted) in languages.enumerated() where wanted.canonicalLanguage == language.canonicalLanguage {
      let isNear = wanted.country == nil || language.country == nil
      return LanguageRank(position: position, distance: language.isVariant(of: wanted) ? (isNear ? 1 : 2) : 3)
    }
    if let original, original.canonicalLanguage == language.canonicalLanguage { return LanguageRank(position: last) }
    return LanguageRank(position: language.language == "en" ? last + 1 : last + 3)
  }

  /// Returns the value with the best rank, or the first one of several with equal ranks.
  package func best<Value>(
    of values: [Value], original: LanguageTag?, language: (Value) -> LanguageTag?
  ) -> Value? {
    values.map { ($0, rank(of: language($0), original: original)) }.min { $0.1 < $1.1 }?.0
  }

  /// Returns a language's name in the user's first language, or `nil` if the language is a variant of the first.
  package func displayNameIfForeign(_ language: LanguageTag?) -> String? {
    guard let language, !language.isVariant(of: first) else { return nil }
    let name = language.name(in: first) ?? language.language
    return name.prefix(1).uppercased() + name.dropFirst()
  }

  /// Returns the languages in a list such as `pt_BR:es`. An encoding after a dot and a modifier after an at sign are
  /// ignored.
  static func tags(of list: String) -> [LanguageTag] {
    let names = list.split(separator: ":").map { name in name.prefix { $0 != "." && $0 != "@" } }
    return names.filter { $0 != "C" && $0 != "POSIX" }.compactMap { LanguageTag(String($0)) }
  }

  private static let maximumLanguages = 10
}

extension LanguagePreferences {
  /// The rank of a language.
  package struct LanguageRank: Hashable, Comparable {
    /// The index in the user's languages, or a higher value for any other language.
    var position: Int
    /// The distance from the user's variant. It is 0 for an exact match and 1 if only one of them has a country. It is
    /// 2 for another country, and 3 for another script.
    var distance = 0

    package static func < (left: LanguageRank, right: LanguageRank) -> Bool {
      (left.position, left.distance) < (right.position, right.distance)
    }
  }
}
