/// The fields that movies and TV shows have in common in lists.
public struct TitleFields: Hashable, Sendable {
  /// The original language (ISO 639-1).
  public var originalLanguage = ""
  /// The overview; empty if it isn't translated.
  public var overview = ""
  /// The poster, an image in portrait format (2:3).
  public var posterPath: ImagePath?
  /// The backdrop, an image in landscape format (16:9).
  public var backdropPath: ImagePath?
  /// The IDs of the genres; ``GenreList`` has their names. Details have the genres themselves.
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

  /// Creates a value with default values.
  public init() {}
}

extension TitleFields {
  init(_ row: LenientContainer) {
    row.read("original_language", into: &originalLanguage)
    row.read("overview", into: &overview)
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

/// A movie or a TV show in a list. The fields that both have are also available directly, such as `movie.posterPath`.
@dynamicMemberLookup
public protocol TitleFieldsProviding {
  /// The fields that movies and TV shows have in common.
  var fields: TitleFields { get set }
}

extension TitleFieldsProviding {
  /// Accesses a property of ``fields``.
  public subscript<Value>(dynamicMember keyPath: WritableKeyPath<TitleFields, Value>) -> Value {
    get { fields[keyPath: keyPath] }
    set { fields[keyPath: keyPath] = newValue }
  }
}
