/// A TV show, as a row in lists.
public struct TVShow: TitleFields, Identifiable, Hashable, Sendable {
  /// The TMDB ID.
  public var id: Int
  /// The name in the requested language, or the original name if there is no translation.
  public var name = ""
  /// The original name.
  public var originalName = ""
  /// The original language (ISO 639-1).
  public var originalLanguage = ""
  /// The countries of origin (ISO 3166-1).
  public var originCountries: [String] = []
  /// The overview; empty if it isn't translated.
  public var overview = ""
  /// The air date of the first episode; `nil` if unknown.
  public var firstAirDate: DayDate?
  /// The poster, an image in portrait format (2:3).
  public var posterPath: ImagePath?
  /// The backdrop, an image in landscape format (16:9).
  public var backdropPath: ImagePath?
  /// The IDs of the genres; ``GenreList`` has their names. For details, see ``TVShowDetails/genres``.
  public var genreIDs: [Int] = []
  /// The average rating, 0 to 10; meaningless if ``voteCount`` is 0.
  public var voteAverage: Double = 0
  /// The number of votes.
  public var voteCount = 0
  /// TMDB's popularity score, whose scale changes over the years.
  public var popularity: Double = 0
  /// Whether TMDB marks the show as an adult title.
  public var isAdult = false
  /// Whether the title is softcore.
  public var isSoftcore = false

  /// Creates a value with an ID; the other properties are empty.
  public init(id: Int) {
    self.id = id
  }
}

extension TVShow: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    id = try row.required("id")
    row.read("name", into: &name)
    row.read("original_name", into: &originalName)
    readTitleFields(of: row)
    row.read("origin_country", into: &originCountries)
    row.read("first_air_date", into: &firstAirDate)
  }
}
