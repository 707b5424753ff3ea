/// A user's review of a title.
public struct Review: Identifiable, Hashable, Sendable {
  /// The TMDB ID, 24 hexadecimal digits.
  public var id: String
  /// The author's display name.
  public var author = ""
  /// The author.
  public var authorDetails: ReviewAuthor?
  /// The text, in a variant of Markdown.
  public var content = ""
  /// The time when the review was written.
  public var createdAt: Timestamp?
  /// The time of the last edit.
  public var updatedAt: Timestamp?
  /// The URL of the review on TMDB.
  public var url: String?
  /// The language (ISO 639-1); only in responses to ``ReviewTarget``.
  public var language: String?
  /// The title's ID; only in responses to ``ReviewTarget``.
  public var mediaID: Int?
  /// The title; only in responses to ``ReviewTarget``.
  public var mediaTitle: String?
  /// The kind of title; only in responses to ``ReviewTarget``.
  public var mediaType: MediaType?

  /// Creates a value with an ID; the other properties are empty.
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

/// The author of a review.
public struct ReviewAuthor: Hashable, Sendable {
  /// The display name; may be empty.
  public var name = ""
  /// The user name on TMDB.
  public var username = ""
  /// The avatar: a path on TMDB, or, in old reviews, a URL after a slash.
  public var avatarPath: String?
  /// The author's rating, 0.5 to 10.
  public var rating: Double?

  /// Creates an empty value.
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
