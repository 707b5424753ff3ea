/// The videos of a title, such as trailers and teasers.
public typealias VideoList = RowList<Video>

/// A trailer, teaser or other video, hosted on another site.
public struct Video: Identifiable, Hashable, Sendable {
  /// The TMDB ID, 24 hexadecimal digits.
  public var id: String
  /// The name.
  public var name = ""
  /// The video's ID at ``site``.
  public var key = ""
  /// The site that hosts the video.
  public var site: VideoSite?
  /// The type of video.
  public var type: VideoType?
  /// The vertical resolution in pixels, such as 1080.
  public var size = 0
  /// Whether the video is official.
  public var isOfficial = false
  /// The time of publication.
  public var publishedAt: Timestamp?
  /// The language (ISO 639-1).
  public var language: String?
  /// The country (ISO 3166-1).
  public var country: String?

  /// Creates a value with an ID; the other properties are empty.
  public init(id: String) {
    self.id = id
  }
}

extension Video: ListedRow {
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
