/// One film as a row of a list: what a poster and four lines of text need.
public struct Movie: Identifiable, Hashable, Sendable {
  /// TMDB's id.
  public var id: Int
  /// The title in the language asked for, or the original one where there is no translation.
  public var title = ""
  /// The title in the film's own language.
  public var originalTitle = ""
  /// The film's language, ISO 639-1.
  public var originalLanguage = ""
  /// What it is about; empty where there is no translation.
  public var overview = ""
  /// The primary release; `nil` when unknown.
  public var releaseDate: DayDate?
  /// The poster, an upright picture of 2:3.
  public var posterPath: ImagePath?
  /// The backdrop, a wide picture of 16:9.
  public var backdropPath: ImagePath?
  /// The ids of its genres, to look up in ``GenreList``; in details see ``MovieDetails/genres``.
  public var genreIDs: [Int] = []
  /// The mean of the votes, 0 to 10; means nothing when ``voteCount`` is 0.
  public var voteAverage: Double = 0
  /// How many voted.
  public var voteCount = 0
  /// TMDB's measure of attention; its scale changes over the years.
  public var popularity: Double = 0
  /// Whether it is pornographic, in TMDB's words an adult title.
  public var isAdult = false
  /// Whether it is soft-core.
  public var isSoftcore = false
  /// Whether it came out on video only.
  public var isVideo = false

  /// Makes one of its id; all else is empty.
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
    row.read("original_language", into: &originalLanguage)
    row.read("overview", into: &overview)
    row.read("release_date", into: &releaseDate)
    row.read("poster_path", into: &posterPath)
    row.read("backdrop_path", into: &backdropPath)
    row.read("genre_ids", into: &genreIDs)
    row.read("vote_average", into: &voteAverage)
    row.read("vote_count", in: .counts, into: &voteCount)
    row.read("popularity", into: &popularity)
    row.read("adult", into: &isAdult)
    row.read("softcore", into: &isSoftcore)
    row.read("video", into: &isVideo)
  }
}
