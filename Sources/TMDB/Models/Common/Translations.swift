/// The texts of a title or a person in other languages.
public struct Translations: Hashable, Sendable {
  /// TMDB's id, where this was asked for by itself.
  public var id: Int?
  /// One entry a language and country.
  public var translations: [Translation] = []

  /// Makes an empty one.
  public init() {}
}

extension Translations: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    row.read("id", into: &id)
    row.read("translations", into: &translations)
  }
}

/// The texts in one language.
public struct Translation: Hashable, Sendable {
  /// ISO 639-1.
  public var language = ""
  /// ISO 3166-1.
  public var country = ""
  /// The language's name for itself; may be empty.
  public var name = ""
  /// The language's English name.
  public var englishName = ""
  /// The texts.
  public var data = TranslatedTexts()

  /// Makes an empty one.
  public init() {}
}

extension Translation: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    row.read("iso_639_1", into: &language)
    row.read("iso_3166_1", into: &country)
    row.read("name", into: &name)
    row.read("english_name", into: &englishName)
    row.read("data", into: &data)
  }
}

/// Texts in one language; `nil` where there is none of its own.
public struct TranslatedTexts: Hashable, Sendable {
  /// A film's title.
  public var title: String?
  /// A series', season's, episode's, collection's or person's name.
  public var name: String?
  /// What it is about.
  public var overview: String?
  /// The line on the poster.
  public var tagline: String?
  /// A person's life.
  public var biography: String?
  /// The web site in that language.
  public var homepage: String?
  /// Minutes of that country's cut.
  public var runtime: Int?

  /// Makes an empty one.
  public init() {}
}

extension TranslatedTexts: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    row.read("title", into: &title)
    row.read("name", into: &name)
    row.read("overview", into: &overview)
    row.read("tagline", into: &tagline)
    row.read("biography", into: &biography)
    row.read("homepage", into: &homepage)
    row.read("runtime", in: .minutes, into: &runtime)
    if runtime == 0 { runtime = nil }
  }
}
