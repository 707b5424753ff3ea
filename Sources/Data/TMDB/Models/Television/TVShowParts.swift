/// The parts that can be appended to a show's details; `nil` for each part that was not requested.
public struct TVShowParts: Hashable, Sendable {
  /// The user's rating, favorite mark and watchlist entry.
  public var accountStates: AccountStates?
  /// The cast and crew of all episodes.
  public var aggregateCredits: AggregateCredits?
  /// The alternative titles.
  public var alternativeTitles: AlternativeTitles?
  /// The recent changes.
  public var changes: Changes?
  /// The age ratings.
  public var contentRatings: ContentRatings?
  /// The cast and crew of the latest season.
  public var credits: Credits?
  /// The alternative orders of the episodes.
  public var episodeGroups: EpisodeGroupList?
  /// The IDs in other databases.
  public var externalIDs: ExternalIDs?
  /// The images.
  public var images: ImageSet?
  /// The keywords.
  public var keywords: KeywordList?
  /// The users' lists that contain the title.
  public var lists: Page<ListSummary>?
  /// The recommended shows.
  public var recommendations: Page<TVShow>?
  /// The user reviews.
  public var reviews: Page<Review>?
  /// The episodes that were screened in cinemas.
  public var screenedTheatrically: ScreenedEpisodes?
  /// The shows with similar genres and keywords.
  public var similar: Page<TVShow>?
  /// The translations.
  public var translations: Translations?
  /// Trailers and other videos.
  public var videos: VideoList?
  /// The watch providers. Apps must credit JustWatch, the source of the data.
  public var watchProviders: WatchProviders?
  /// The appended seasons, by number.
  public var seasons: [Int: Season] = [:]
  /// The appended episodes, by season and episode number.
  public var episodes: [EpisodeNumber: EpisodeDetails] = [:]

  /// Creates an empty value.
  public init() {}
}

extension TVShowParts: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    row.read("account_states", into: &accountStates)
    row.read("aggregate_credits", into: &aggregateCredits)
    row.read("alternative_titles", into: &alternativeTitles)
    row.read("changes", into: &changes)
    row.read("content_ratings", into: &contentRatings)
    row.read("credits", into: &credits)
    row.read("episode_groups", into: &episodeGroups)
    row.read("external_ids", into: &externalIDs)
    row.read("images", into: &images)
    row.read("keywords", into: &keywords)
    row.read("lists", into: &lists)
    row.read("recommendations", into: &recommendations)
    row.read("reviews", into: &reviews)
    row.read("screened_theatrically", into: &screenedTheatrically)
    row.read("similar", into: &similar)
    row.read("translations", into: &translations)
    row.read("videos", into: &videos)
    row.read("watch/providers", into: &watchProviders)
    row.readSeasons(into: &seasons, &episodes)
  }
}
