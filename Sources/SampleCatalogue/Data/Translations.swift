/// Texts in other languages than English, as `translations.json` holds them, by language; for most titles there are none.
struct Translations: Decodable, Sendable {
  struct Texts: Decodable, Sendable {
    let title: String
    let overview: String
    let tagline: String
  }

  /// What genres are called, by language and id.
  let genres: [String: [String: String]]
  /// What a season and what specials are called, by language.
  let seasons: [String: [String]]
  /// By the names that lists call the titles, then by language.
  let movie: [String: [String: Texts]]
  let tv: [String: [String: Texts]]
  /// Lives, by name, then by language.
  let person: [String: [String: String]]

  /// The languages that something is translated into, in the order of the posters that bear it.
  static let languages = ["de", "fr", "es"]
}
