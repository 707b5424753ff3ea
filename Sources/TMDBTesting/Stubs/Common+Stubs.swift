import TMDB

// Blank values of what titles share, from which stubs are made.

extension Genre: Stubbable {
  public static var blank: Genre { Genre(id: 1) }
}

extension GenreList: Stubbable {
  public static var blank: GenreList { GenreList() }
}

extension Company: Stubbable {
  public static var blank: Company { Company(id: 1) }
}

extension CompanyDetails: Stubbable {
  public static var blank: CompanyDetails { CompanyDetails(company: .blank) }
}

extension AlternativeNames: Stubbable {
  public static var blank: AlternativeNames { AlternativeNames() }
}

extension AlternativeName: Stubbable {
  public static var blank: AlternativeName { AlternativeName() }
}

extension Network: Stubbable {
  public static var blank: Network { Network(id: 1) }
}

extension NetworkDetails: Stubbable {
  public static var blank: NetworkDetails { NetworkDetails(network: .blank) }
}

extension Country: Stubbable {
  public static var blank: Country { Country() }
}

extension Language: Stubbable {
  public static var blank: Language { Language() }
}

extension Keyword: Stubbable {
  public static var blank: Keyword { Keyword(id: 1) }
}

extension KeywordList: Stubbable {
  public static var blank: KeywordList { KeywordList() }
}

extension CollectionSummary: Stubbable {
  public static var blank: CollectionSummary { CollectionSummary(id: 1) }
}

extension CollectionDetails: Stubbable {
  public static var blank: CollectionDetails { CollectionDetails(summary: .blank) }
}

extension ExternalIDs: Stubbable {
  public static var blank: ExternalIDs { ExternalIDs() }
}

extension AlternativeTitles: Stubbable {
  public static var blank: AlternativeTitles { AlternativeTitles() }
}

extension AlternativeTitle: Stubbable {
  public static var blank: AlternativeTitle { AlternativeTitle() }
}

extension Translations: Stubbable {
  public static var blank: Translations { Translations() }
}

extension Translation: Stubbable {
  public static var blank: Translation { Translation() }
}

extension TranslatedTexts: Stubbable {
  public static var blank: TranslatedTexts { TranslatedTexts() }
}
