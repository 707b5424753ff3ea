import TMDB

// Blank values of models that titles share, the basis of stubs.

extension Genre: NumberedStubbable {}
extension Company: NumberedStubbable {}
extension Keyword: NumberedStubbable {}
extension CollectionSummary: NumberedStubbable {}

extension GenreList: EmptyStubbable {}
extension AlternativeName: EmptyStubbable {}
extension Country: EmptyStubbable {}
extension Language: EmptyStubbable {}
extension ExternalIDs: EmptyStubbable {}
extension AlternativeTitles: EmptyStubbable {}
extension AlternativeTitle: EmptyStubbable {}
extension Translations: EmptyStubbable {}
extension Translation: EmptyStubbable {}
extension TranslatedTexts: EmptyStubbable {}

extension CompanyDetails: Stubbable {
  /// A blank company without appended parts.
  public static var blank: CompanyDetails { CompanyDetails(summary: .blank) }
}

extension NetworkDetails: Stubbable {
  /// A blank network without a headquarters or website.
  public static var blank: NetworkDetails { NetworkDetails(summary: .blank) }
}

extension CollectionDetails: Stubbable {
  /// A blank collection without movies.
  public static var blank: CollectionDetails { CollectionDetails(summary: .blank) }
}
