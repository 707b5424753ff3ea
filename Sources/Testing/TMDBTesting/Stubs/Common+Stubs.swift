import TMDB

// Blank values of models that titles share, the basis of stubs.

extension Genre: Stubbable {
  /// A genre with the ID 1 and no name.
  public static var blank: Genre { Genre(id: 1) }
}

extension GenreList: Stubbable {
  /// An empty list of genres.
  public static var blank: GenreList { GenreList() }
}

extension Company: Stubbable {
  /// A company with the ID 1, and without name, logo and country.
  public static var blank: Company { Company(id: 1) }
}

extension CompanyDetails: Stubbable {
  /// A blank company without appended parts.
  public static var blank: CompanyDetails { CompanyDetails(company: .blank) }
}

extension AlternativeNames: Stubbable {
  /// An empty list of names.
  public static var blank: AlternativeNames { AlternativeNames() }
}

extension AlternativeName: Stubbable {
  /// An empty name without a type.
  public static var blank: AlternativeName { AlternativeName() }
}

extension Network: Stubbable {
  /// A network with the ID 1, and without name, logo and country.
  public static var blank: Network { Network(id: 1) }
}

extension NetworkDetails: Stubbable {
  /// A blank network without headquarters and website.
  public static var blank: NetworkDetails { NetworkDetails(network: .blank) }
}

extension Country: Stubbable {
  /// A country without code and name.
  public static var blank: Country { Country() }
}

extension Language: Stubbable {
  /// A language without code and name.
  public static var blank: Language { Language() }
}

extension Keyword: Stubbable {
  /// An empty keyword with the ID 1.
  public static var blank: Keyword { Keyword(id: 1) }
}

extension KeywordList: Stubbable {
  /// An empty list of keywords.
  public static var blank: KeywordList { KeywordList() }
}

extension CollectionSummary: Stubbable {
  /// A collection with the ID 1, and without name and images.
  public static var blank: CollectionSummary { CollectionSummary(id: 1) }
}

extension CollectionDetails: Stubbable {
  /// A blank collection without movies.
  public static var blank: CollectionDetails { CollectionDetails(summary: .blank) }
}

extension ExternalIDs: Stubbable {
  /// External IDs that are all `nil`.
  public static var blank: ExternalIDs { ExternalIDs() }
}

extension AlternativeTitles: Stubbable {
  /// An empty list of titles.
  public static var blank: AlternativeTitles { AlternativeTitles() }
}

extension AlternativeTitle: Stubbable {
  /// An empty title without country and type.
  public static var blank: AlternativeTitle { AlternativeTitle() }
}

extension Translations: Stubbable {
  /// An empty list of translations.
  public static var blank: Translations { Translations() }
}

extension Translation: Stubbable {
  /// A translation without language and texts.
  public static var blank: Translation { Translation() }
}

extension TranslatedTexts: Stubbable {
  /// Translated texts that are all `nil`.
  public static var blank: TranslatedTexts { TranslatedTexts() }
}
