/// What one user wrote about a title.
public struct Review: Identifiable, Hashable, Sendable {
  /// TMDB's id, 24 hexadecimal digits.
  public var id: String
  /// The name shown.
  public var author = ""
  /// Who wrote it.
  public var authorDetails: ReviewAuthor?
  /// The text, in a kind of Markdown.
  public var content = ""
  /// When it was written.
  public var createdAt: Timestamp?
  /// When it was last changed.
  public var updatedAt: Timestamp?
  /// Its page at TMDB.
  public var url: String?
  /// ISO 639-1; only where the review was asked for by itself.
  public var language: String?
  /// The title's id; only where the review was asked for by itself.
  public var mediaID: Int?
  /// The title; only where the review was asked for by itself.
  public var mediaTitle: String?
  /// What the title is; only where the review was asked for by itself.
  public var mediaType: MediaType?

  /// Makes one of its id; all else is empty.
  public init(id: String) {
    self.id = id
  }
}

extension Review: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    id = try row.required("id")
    row.read("author", into: &author)
    row.read("author_details", into: &authorDetails)
    row.read("content", into: &content)
    row.read("created_at", into: &createdAt)
    row.read("updated_at", into: &updatedAt)
    row.read("url", into: &url)
    row.read("iso_639_1", into: &language)
    row.read("media_id", into: &mediaID)
    row.read("media_title", into: &mediaTitle)
    row.read("media_type", into: &mediaType)
  }
}

/// A user of TMDB who wrote a review.
public struct ReviewAuthor: Hashable, Sendable {
  /// May be empty.
  public var name = ""
  /// The name at TMDB.
  public var username = ""
  /// The picture: a path at TMDB, or an address after a slash in old reviews.
  public var avatarPath: String?
  /// The user's own vote, 0.5 to 10.
  public var rating: Double?

  /// Makes an empty one.
  public init() {}
}

extension ReviewAuthor: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    row.read("name", into: &name)
    row.read("username", into: &username)
    row.read("avatar_path", into: &avatarPath)
    row.read("rating", into: &rating)
  }
}
