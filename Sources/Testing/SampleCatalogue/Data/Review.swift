/// A review in `reviews.json`, written for the catalogue under an invented name.
struct Review: Decodable, Sendable {
  let username: String
  /// A rating from 0.5 to 10, or `nil`.
  let rating: Double?
  /// The time in UTC, without a time zone.
  let created: String
  /// The text in TMDB's variant of Markdown.
  let content: String
  /// The language, or `nil` for English.
  let language: String?
}

/// All reviews, by the names of the titles in the lists.
struct Reviews: Decodable, Sendable {
  /// The authors' display names by user name, or an empty string for authors without one.
  let authors: [String: String]
  let movie: [String: [Review]]
  let tv: [String: [Review]]
}
