/// A user's account at TMDB.
public struct Account: Identifiable, Hashable, Sendable {
  /// TMDB's id.
  public var id: Int
  /// The name to log in with.
  public var username = ""
  /// The name shown; may be empty.
  public var name = ""
  /// ISO 639-1.
  public var language: String?
  /// ISO 3166-1.
  public var country: String?
  /// Whether the user wants adult titles.
  public var includeAdult = false
  /// The picture.
  public var avatar: Avatar?

  /// Makes one of its id; all else is empty.
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

/// A user's picture, from one of two places.
public struct Avatar: Hashable, Sendable {
  /// The one at TMDB.
  public var tmdb: TMDBAvatar?
  /// The one at Gravatar.
  public var gravatar: Gravatar?

  /// Makes an empty one.
  public init() {}
}

extension Avatar: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    row.read("tmdb", into: &tmdb)
    row.read("gravatar", into: &gravatar)
  }
}

/// A picture at TMDB.
public struct TMDBAvatar: Hashable, Sendable {
  /// Where it lies.
  public var path: ImagePath?

  /// Makes an empty one.
  public init() {}
}

extension TMDBAvatar: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    row.read("avatar_path", into: &path)
  }
}

/// A picture at Gravatar.
public struct Gravatar: Hashable, Sendable {
  /// Gravatar's name for it.
  public var hash: String?

  /// Makes an empty one.
  public init() {}
}

extension Gravatar: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    row.read("hash", into: &hash)
  }
}
