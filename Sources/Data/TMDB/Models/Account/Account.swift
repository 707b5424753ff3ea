/// A user's TMDB account.
public struct Account: Identifiable, Hashable, Sendable {
  /// The TMDB ID.
  public var id: Int
  /// The name for logging in.
  public var username = ""
  /// The display name; may be empty.
  public var name = ""
  /// The language (ISO 639-1).
  public var language: String?
  /// The country (ISO 3166-1).
  public var country: String?
  /// Whether the user wants to see adult titles.
  public var includeAdult = false
  /// The avatar.
  public var avatar: Avatar?

  /// Creates a value with an ID; the other properties are empty.
  public init(id: Int) {
    self.id = id
  }
}

extension Account: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    id = try row.required("id")
    row.read("username", into: &username)
    row.read("name", into: &name)
    row.read("iso_639_1", into: &language)
    row.read("iso_3166_1", into: &country)
    row.read("include_adult", into: &includeAdult)
    row.read("avatar", into: &avatar)
  }
}

/// A user's avatar, stored on TMDB or Gravatar.
public struct Avatar: Hashable, Sendable {
  /// The avatar on TMDB.
  public var tmdb: TMDBAvatar?
  /// The avatar at Gravatar.
  public var gravatar: Gravatar?

  /// Creates an empty value.
  public init() {}
}

extension Avatar: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    row.read("tmdb", into: &tmdb)
    row.read("gravatar", into: &gravatar)
  }
}

/// An avatar on TMDB.
public struct TMDBAvatar: Hashable, Sendable {
  /// The path of the image.
  public var path: ImagePath?

  /// Creates an empty value.
  public init() {}
}

extension TMDBAvatar: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    row.read("avatar_path", into: &path)
  }
}

/// An avatar at Gravatar.
public struct Gravatar: Hashable, Sendable {
  /// The hash that identifies the avatar in Gravatar's URLs.
  public var hash: String?

  /// Creates an empty value.
  public init() {}
}

extension Gravatar: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    row.read("hash", into: &hash)
  }
}
