/// A movie or a show. It provides the common properties of both under the same names.
protocol CatalogueTitle: Sendable {
  var id: Int { get }
  /// The title's name in `lists.json`.
  var key: String { get }
  var originalLanguage: String { get }
  var countries: [String] { get }
  var genres: [Int] { get }
  var companies: [String] { get }
  var keywords: [String] { get }
  var tagline: String { get }
  var overview: String { get }
  var lacks: [Gap]? { get }
  var statistics: TitleStatistics { get }
  var watched: WatchedTitle { get }

  /// Returns the translated texts, by language.
  func texts(in translations: Translations) -> [String: Translations.Texts]?
}

extension SampleMovie: CatalogueTitle {
  func texts(in translations: Translations) -> [String: Translations.Texts]? { translations.movie[key] }
}

extension SampleShow: CatalogueTitle {
  func texts(in translations: Translations) -> [String: Translations.Texts]? { translations.tv[key] }
}

extension CatalogueTitle {
  static func isMorePopular(_ first: Self, _ second: Self) -> Bool {
    (first.statistics.popularity, second.id) > (second.statistics.popularity, first.id)
  }

  static func isBetterRated(_ first: Self, _ second: Self) -> Bool {
    (first.statistics.voteAverage, second.id) > (second.statistics.voteAverage, first.id)
  }

  func has(_ part: Gap) -> Bool { lacks?.contains(part) != true }

  var backdropPath: String? { has(.backdrop) ? PictureFile.path(.backdrop, id) : nil }
}
