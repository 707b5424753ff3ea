/// A trailer or another video in `videos.json`. Videos with the site `File` are the catalogue's own clips.
struct Video: Decodable, Sendable {
  let name: String
  let site: String
  /// The name of a clip if the site is `File`, otherwise the ID at the site.
  let key: String
  let type: String
  /// The vertical resolution.
  let size: Int
  let official: Bool
  let language: String
  let country: String
  /// The day of publication. Unknown for videos from other publishers.
  let published: String?
}

/// All videos, by the names of the titles in the lists.
struct Videos: Decodable, Sendable {
  let movie: [String: [Video]]
  let tv: [String: [Video]]
}
