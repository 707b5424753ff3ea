/// What can be appended to a film's details; a part that was not asked for is `nil`.
public struct MovieParts: Hashable, Sendable {
  /// What the user did with it.
  public var accountStates: AccountStates?
  /// Its other titles.
  public var alternativeTitles: AlternativeTitles?
  /// What was changed of late.
  public var changes: Changes?
  /// Who played and who worked.
  public var credits: Credits?
  /// Its ids elsewhere.
  public var externalIDs: ExternalIDs?
  /// Its pictures.
  public var images: ImageSet?
  /// Its keywords.
  public var keywords: KeywordList?
  /// The users' lists that hold it.
  public var lists: Page<ListSummary>?
  /// What those who liked it liked.
  public var recommendations: Page<Movie>?
  /// When and how it came out in each country.
  public var releaseDates: ReleaseDates?
  /// What users wrote.
  public var reviews: Page<Review>?
  /// What shares its genres and keywords.
  public var similar: Page<Movie>?
  /// Its texts in other languages.
  public var translations: Translations?
  /// Trailers and the like.
  public var videos: VideoList?
  /// Where it can be seen; the data are JustWatch's and must be credited.
  public var watchProviders: WatchProviders?

  /// Makes an empty one.
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
