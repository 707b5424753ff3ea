/// The translated texts in `translations.json` by language. Most titles have none.
struct Translations: Decodable, Sendable {
  struct Texts: Decodable, Sendable {
    let title: String
    let overview: String
    let tagline: String
  }

  /// The names of genres, by language and ID.
  let genres: [String: [String: String]]
  /// The words for a season and for specials, by language.
  let seasons: [String: [String]]
  /// The texts of titles, by the titles' names in the lists, then by language.
  let movie: [String: [String: Texts]]
  let tv: [String: [String: Texts]]
  /// Biographies, by name, then by language.
  let person: [String: [String: String]]

  /// The languages of the translations, in the order of the translated posters.
  static let languages = ["de", "fr", "es"]
}
