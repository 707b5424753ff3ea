/// The ids of a title or a person elsewhere.
public struct ExternalIDs: Hashable, Sendable {
  /// TMDB's id, where this was asked for by itself.
  public var id: Int?
  /// IMDb: `tt…` or `nm…`.
  public var imdbID: String?
  /// Wikidata: `Q…`.
  public var wikidataID: String?
  /// The name at Facebook.
  public var facebookID: String?
  /// The name at Instagram.
  public var instagramID: String?
  /// The name at X.
  public var twitterID: String?
  /// The name at TikTok.
  public var tiktokID: String?
  /// The name at YouTube.
  public var youtubeID: String?
  /// TheTVDB.
  public var tvdbID: Int?
  /// TVRage, which is gone.
  public var tvrageID: Int?
  /// Freebase, which is gone.
  public var freebaseID: String?
  /// Freebase, which is gone.
  public var freebaseMID: String?

  /// Makes an empty one.
  public init() {}
}

extension ExternalIDs: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    row.read("id", into: &id)
    row.read("imdb_id", into: &imdbID)
    row.read("wikidata_id", into: &wikidataID)
    row.read("facebook_id", into: &facebookID)
    row.read("instagram_id", into: &instagramID)
    row.read("twitter_id", into: &twitterID)
    row.read("tiktok_id", into: &tiktokID)
    row.read("youtube_id", into: &youtubeID)
    row.read("tvdb_id", into: &tvdbID)
    row.read("tvrage_id", into: &tvrageID)
    row.read("freebase_id", into: &freebaseID)
    row.read("freebase_mid", into: &freebaseMID)
  }
}
