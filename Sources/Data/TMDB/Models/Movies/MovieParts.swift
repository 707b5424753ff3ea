/// The parts that can be appended to a movie's details; `nil` for each part that was not requested.
public struct MovieParts: Hashable, Sendable {
  /// The user's rating, and whether the movie is a favorite or on the watchlist.
  public var accountStates: AccountStates?
  /// The alternative titles.
  public var alternativeTitles: AlternativeTitles?
  /// The recent changes.
  public var changes: Changes?
  /// The cast and crew.
  public var credits: Credits?
  /// The IDs in other databases.
  public var externalIDs: ExternalIDs?
  /// The images.
  public var images: ImageSet?
  /// The keywords.
  public var keywords: KeywordList?
  /// The user-created lists that contain the movie.
  public var lists: Page<ListSummary>?
  /// The recommended movies.
  public var recommendations: Page<Movie>?
  /// The releases in each country.
  public var releaseDates: ReleaseDates?
  /// The user reviews.
  public var reviews: Page<Review>?
  /// The movies with similar genres and keywords.
  public var similar: Page<Movie>?
  /// The translations.
  public var translations: Translations?
  /// Trailers and other videos.
  public var videos: VideoList?
  /// The watch providers. Apps must credit JustWatch, the source of the data.
  public var watchProviders: WatchProviders?

  /// Creates an empty value.
  public init() {}
}

extension MovieParts: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    row.read("account_states", into: &accountStates)
    row.read("alternative_titles", into: &alternativeTitles)
    row.read("changes", into: &changes)
    row.read("credits", into: &credits)
    row.read("external_ids", into: &externalIDs)
    row.read("images", into: &images)
    row.read("keywords", into: &keywords)
    row.read("lists", into: &lists)
    row.read("recommendations", into: &recommendations)
    row.read("release_dates", into: &releaseDates)
    row.read("reviews", into: &reviews)
    row.read("similar", into: &similar)
    row.read("translations", into: &translations)
    row.read("videos", into: &videos)
    row.read("watch/providers", into: &watchProviders)
  }
}
