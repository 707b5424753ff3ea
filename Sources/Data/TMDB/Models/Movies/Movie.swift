/// A movie, as a row in lists.
public struct Movie: TitleFields, Identifiable, Hashable, Sendable {
  /// The TMDB ID.
  public var id: Int
  /// The title in the requested language, or the original title if there is no translation.
  public var title = ""
  /// The original title.
  public var originalTitle = ""
  /// The original language (ISO 639-1).
  public var originalLanguage = ""
  /// The overview; empty if it isn't translated.
  public var overview = ""
  /// The date of the primary release; `nil` if unknown.
  public var releaseDate: DayDate?
  /// The poster, an image in portrait format (2:3).
  public var posterPath: ImagePath?
  /// The backdrop, an image in landscape format (16:9).
  public var backdropPath: ImagePath?
  /// The IDs of the genres; ``GenreList`` has their names. For details, see ``MovieDetails/genres``.
  public var genreIDs: [Int] = []
  /// The average rating, 0 to 10; meaningless if ``voteCount`` is 0.
  public var voteAverage: Double = 0
  /// The number of votes.
  public var voteCount = 0
  /// TMDB's popularity score, whose scale changes over the years.
  public var popularity: Double = 0
  /// Whether the title is pornographic, which TMDB calls an adult title.
  public var isAdult = false
  /// Whether the title is softcore.
  public var isSoftcore = false
  /// Whether the movie was released on video only.
  public var isVideo = false

  /// Creates a value with an ID; the other properties are empty.
  public init(id: Int) {
    self.id = id
  }
}

extension Movie: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    id = try row.required("id")
    row.read(row.has("title") ? "title" : "name", into: &title)
    row.read(row.has("original_title") ? "original_title" : "original_name", into: &originalTitle)
    readTitleFields(of: row)
    row.read("release_date", into: &releaseDate)
    row.read("video", into: &isVideo)
  }
}
