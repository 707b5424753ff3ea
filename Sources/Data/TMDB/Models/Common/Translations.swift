/// The translations of a title or person.
public struct Translations: Hashable, Sendable {
  /// The TMDB ID; `nil` if appended to another response.
  public var id: Int?
  /// One entry for each language and country.
  public var translations: [Translation] = []

  /// Creates an empty value.
  public init() {}
}

extension Translations: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    row.read("id", into: &id)
    row.read("translations", into: &translations)
  }
}

/// A translation into one language.
public struct Translation: Hashable, Sendable {
  /// The language (ISO 639-1).
  public var language = ""
  /// The country (ISO 3166-1).
  public var country = ""
  /// The language's own name; may be empty.
  public var name = ""
  /// The language's English name.
  public var englishName = ""
  /// The translated texts.
  public var data = TranslatedTexts()

  /// Creates an empty value.
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

/// The texts in one language; `nil` for each missing translation.
public struct TranslatedTexts: Hashable, Sendable {
  /// A movie's title.
  public var title: String?
  /// The name of a show, season, episode, collection or person.
  public var name: String?
  /// The overview.
  public var overview: String?
  /// The tagline.
  public var tagline: String?
  /// A person's biography.
  public var biography: String?
  /// The URL of the website in this language.
  public var homepage: String?
  /// The running time of the country's version, in minutes.
  public var runtime: Int?

  /// Creates an empty value.
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
