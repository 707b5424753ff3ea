import TMDB

// Blank values of what titles share, from which stubs are made.

extension Genre: Stubbable {
  /// Genre 1, without a name.
  public static var blank: Genre { Genre(id: 1) }
}

extension GenreList: Stubbable {
  /// No genres.
  public static var blank: GenreList { GenreList() }
}

extension Company: Stubbable {
  /// Company 1, without a name, a logo or a country.
  public static var blank: Company { Company(id: 1) }
}

extension CompanyDetails: Stubbable {
  /// A blank company, with `nil` for all further parts.
  public static var blank: CompanyDetails { CompanyDetails(company: .blank) }
}

extension AlternativeNames: Stubbable {
  /// No names.
  public static var blank: AlternativeNames { AlternativeNames() }
}

extension AlternativeName: Stubbable {
  /// An empty name of no type.
  public static var blank: AlternativeName { AlternativeName() }
}

extension Network: Stubbable {
  /// Network 1, without a name, a logo or a country.
  public static var blank: Network { Network(id: 1) }
}

extension NetworkDetails: Stubbable {
  /// A blank network, without headquarters or a home page.
  public static var blank: NetworkDetails { NetworkDetails(network: .blank) }
}

extension Country: Stubbable {
  /// A country without a code or a name.
  public static var blank: Country { Country() }
}

extension Language: Stubbable {
  /// A language without a code or a name.
  public static var blank: Language { Language() }
}

extension Keyword: Stubbable {
  /// Keyword 1, without a word.
  public static var blank: Keyword { Keyword(id: 1) }
}

extension KeywordList: Stubbable {
  /// No keywords.
  public static var blank: KeywordList { KeywordList() }
}

extension CollectionSummary: Stubbable {
  /// Collection 1, without a name or a picture.
  public static var blank: CollectionSummary { CollectionSummary(id: 1) }
}

extension CollectionDetails: Stubbable {
  /// A blank collection with no films in it.
  public static var blank: CollectionDetails { CollectionDetails(summary: .blank) }
}

extension ExternalIDs: Stubbable {
  /// Known nowhere else: every id is `nil`.
  public static var blank: ExternalIDs { ExternalIDs() }
}

extension AlternativeTitles: Stubbable {
  /// No titles.
  public static var blank: AlternativeTitles { AlternativeTitles() }
}

extension AlternativeTitle: Stubbable {
  /// An empty title of no country and no type.
  public static var blank: AlternativeTitle { AlternativeTitle() }
}

extension Translations: Stubbable {
  /// No translations.
  public static var blank: Translations { Translations() }
}

extension Translation: Stubbable {
  /// A translation into no language, of which no text is given.
  public static var blank: Translation { Translation() }
}

extension TranslatedTexts: Stubbable {
  /// Nothing is translated: every text is `nil`.
  public static var blank: TranslatedTexts { TranslatedTexts() }
}
