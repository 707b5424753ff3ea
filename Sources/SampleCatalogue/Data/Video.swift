/// A trailer or the like, as `videos.json` holds it. Those of the site `File` are clips of the catalogue's own.
struct Video: Decodable, Sendable {
  let name: String
  let site: String
  /// At the site `File` the name of a clip, elsewhere an id there.
  let key: String
  let type: String
  /// Lines of picture.
  let size: Int
  let official: Bool
  let language: String
  let country: String
  /// A day; not known of what others published.
  let published: String?
}

/// The videos of all titles that have some, by the names that lists call them.
struct Videos: Decodable, Sendable {
  let movie: [String: [Video]]
  let tv: [String: [Video]]
}
