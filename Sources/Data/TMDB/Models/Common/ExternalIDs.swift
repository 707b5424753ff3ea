/// The IDs of a title or person in other databases.
public struct ExternalIDs: Hashable, Sendable {
  /// The TMDB ID; `nil` if appended to another response.
  public var id: Int?
  /// The IMDb ID, `tt…` or `nm…`.
  public var imdbID: String?
  /// The Wikidata ID, `Q…`.
  public var wikidataID: String?
  /// The Facebook name.
  public var facebookID: String?
  /// The Instagram name.
  public var instagramID: String?
  /// The X (formerly Twitter) name.
  public var twitterID: String?
  /// The TikTok name.
  public var tiktokID: String?
  /// The YouTube name.
  public var youtubeID: String?
  /// The TheTVDB ID.
  public var tvdbID: Int?
  /// The TVRage ID. The site was closed.
  public var tvrageID: Int?
  /// The Freebase ID. The site was closed.
  public var freebaseID: String?
  /// The Freebase machine ID. The site was closed.
  public var freebaseMID: String?

  /// Creates an empty value.
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
