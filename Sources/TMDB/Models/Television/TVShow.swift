/// One series as a row of a list.
public struct TVShow: Identifiable, Hashable, Sendable {
  /// TMDB's id.
  public var id: Int
  /// The name in the language asked for, or the original one where there is no translation.
  public var name = ""
  /// The name in the series' own language.
  public var originalName = ""
  /// The series' language, ISO 639-1.
  public var originalLanguage = ""
  /// Where it comes from, ISO 3166-1.
  public var originCountries: [String] = []
  /// What it is about; empty where there is no translation.
  public var overview = ""
  /// When the first episode was shown; `nil` when unknown.
  public var firstAirDate: DayDate?
  /// The poster, an upright picture of 2:3.
  public var posterPath: ImagePath?
  /// The backdrop, a wide picture of 16:9.
  public var backdropPath: ImagePath?
  /// The ids of its genres, to look up in ``GenreList``; in details see ``TVShowDetails/genres``.
  public var genreIDs: [Int] = []
  /// The mean of the votes, 0 to 10; means nothing when ``voteCount`` is 0.
  public var voteAverage: Double = 0
  /// How many voted.
  public var voteCount = 0
  /// TMDB's measure of attention; its scale changes over the years.
  public var popularity: Double = 0
  /// Whether it is an adult title.
  public var isAdult = false
  /// Whether it is soft-core.
  public var isSoftcore = false

  /// Makes one of its id; all else is empty.
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
    row.read("original_language", into: &originalLanguage)
    row.read("origin_country", into: &originCountries)
    row.read("overview", into: &overview)
    row.read("first_air_date", into: &firstAirDate)
    row.read("poster_path", into: &posterPath)
    row.read("backdrop_path", into: &backdropPath)
    row.read("genre_ids", into: &genreIDs)
    row.read("vote_average", into: &voteAverage)
    row.read("vote_count", in: .counts, into: &voteCount)
    row.read("popularity", into: &popularity)
    row.read("adult", into: &isAdult)
    row.read("softcore", into: &isSoftcore)
  }
}
