/// What can be appended to a series' details; a part that was not asked for is `nil`.
public struct TVShowParts: Hashable, Sendable {
  /// What the user did with it.
  public var accountStates: AccountStates?
  /// Who played and who worked in any episode.
  public var aggregateCredits: AggregateCredits?
  /// Its other titles.
  public var alternativeTitles: AlternativeTitles?
  /// What was changed of late.
  public var changes: Changes?
  /// Its age ratings.
  public var contentRatings: ContentRatings?
  /// Who played and who worked in the latest season.
  public var credits: Credits?
  /// Other orders of its episodes.
  public var episodeGroups: EpisodeGroupList?
  /// Its ids elsewhere.
  public var externalIDs: ExternalIDs?
  /// Its pictures.
  public var images: ImageSet?
  /// Its keywords.
  public var keywords: KeywordList?
  /// The users' lists that hold it.
  public var lists: Page<ListSummary>?
  /// What those who liked it liked.
  public var recommendations: Page<TVShow>?
  /// What users wrote.
  public var reviews: Page<Review>?
  /// The episodes that were shown in cinemas.
  public var screenedTheatrically: ScreenedEpisodes?
  /// What shares its genres and keywords.
  public var similar: Page<TVShow>?
  /// Its texts in other languages.
  public var translations: Translations?
  /// Trailers and the like.
  public var videos: VideoList?
  /// Where it can be seen; the data are JustWatch's and must be credited.
  public var watchProviders: WatchProviders?
  /// The seasons that were appended, by number.
  public var seasons: [Int: Season] = [:]
  /// The episodes that were appended, by season and number.
  public var episodes: [EpisodeNumber: EpisodeDetails] = [:]

  /// Makes an empty one.
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
