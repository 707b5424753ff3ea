/// What somebody thought of a title, as `reviews.json` holds it: our own words under invented names.
struct Review: Decodable, Sendable {
  let username: String
  /// From half a point to ten; not everyone gives one.
  let rating: Double?
  /// A moment in UTC, without its zone.
  let created: String
  /// In a kind of Markdown.
  let content: String
  /// English when not said.
  let language: String?
}

/// The reviews of all titles that have some, by the names that lists call them.
struct Reviews: Decodable, Sendable {
  /// What an author is called beside the user's name; empty for one who has no other.
  let authors: [String: String]
  let movie: [String: [Review]]
  let tv: [String: [Review]]
}
