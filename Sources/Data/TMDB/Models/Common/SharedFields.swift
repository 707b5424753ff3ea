/// The fields that movies, TV shows and collections have in common in lists.
public protocol MediaFields {
  /// The original language (ISO 639-1).
  var originalLanguage: String { get set }
  /// The overview; empty if it isn't translated.
  var overview: String { get set }
  /// The poster, an image in portrait format (2:3).
  var posterPath: ImagePath? { get set }
  /// The backdrop, an image in landscape format (16:9).
  var backdropPath: ImagePath? { get set }
  /// Whether TMDB marks the object as an adult title.
  var isAdult: Bool { get set }
}

extension MediaFields {
  mutating func readMediaFields(of row: LenientContainer) {
    row.read("original_language", into: &originalLanguage)
    row.read("overview", into: &overview)
    row.read("poster_path", into: &posterPath)
    row.read("backdrop_path", into: &backdropPath)
    row.read("adult", into: &isAdult)
  }
}

/// The fields that movies and TV shows have in common in lists.
public protocol TitleFields: MediaFields {
  /// The IDs of the genres; ``GenreList`` has their names.
  var genreIDs: [Int] { get set }
  /// The average rating, 0 to 10; meaningless if ``voteCount`` is 0.
  var voteAverage: Double { get set }
  /// The number of votes.
  var voteCount: Int { get set }
  /// TMDB's popularity score, whose scale changes over the years.
  var popularity: Double { get set }
  /// Whether the title is softcore.
  var isSoftcore: Bool { get set }
}

extension TitleFields {
  mutating func readTitleFields(of row: LenientContainer) {
    readMediaFields(of: row)
    row.read("genre_ids", into: &genreIDs)
    row.read("vote_average", into: &voteAverage)
    row.read("vote_count", in: .counts, into: &voteCount)
    row.read("popularity", into: &popularity)
    row.read("softcore", into: &isSoftcore)
  }
}
