/// The trailers, teasers and so on of a title.
public struct VideoList: Hashable, Sendable {
  /// The title's id, where this was asked for by itself.
  public var id: Int?
  /// In the order of TMDB.
  public var videos: [Video] = []

  /// Makes an empty one.
  public init() {}
}

extension VideoList: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    row.read("id", into: &id)
    row.read("results", into: &videos)
  }
}

/// One trailer, teaser or the like, which lies elsewhere.
public struct Video: Identifiable, Hashable, Sendable {
  /// TMDB's id, 24 hexadecimal digits.
  public var id: String
  /// What it is called.
  public var name = ""
  /// Its id at ``site``.
  public var key = ""
  /// Where it lies.
  public var site: VideoSite?
  /// What it is.
  public var type: VideoType?
  /// Lines of picture, such as 1080.
  public var size = 0
  /// Whether the makers published it.
  public var isOfficial = false
  /// When.
  public var publishedAt: Timestamp?
  /// ISO 639-1.
  public var language: String?
  /// ISO 3166-1.
  public var country: String?

  /// Makes one of its id; all else is empty.
  public init(id: String) {
    self.id = id
  }
}

extension Video: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    id = try row.required("id")
    row.read("name", into: &name)
    row.read("key", into: &key)
    row.read("site", into: &site)
    row.read("type", into: &type)
    row.read("size", into: &size)
    row.read("official", into: &isOfficial)
    row.read("published_at", into: &publishedAt)
    row.read("iso_639_1", into: &language)
    row.read("iso_3166_1", into: &country)
  }
}
