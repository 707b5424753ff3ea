/// The parts that can be appended to a season; `nil` for each part that was not requested.
public struct SeasonParts: Hashable, Sendable {
  /// The user's ratings of the episodes.
  public var accountStates: SeasonAccountStates?
  /// The cast and crew of all episodes.
  public var aggregateCredits: AggregateCredits?
  /// The cast and crew of the season as a whole.
  public var credits: Credits?
  /// The IDs in other databases.
  public var externalIDs: ExternalIDs?
  /// The posters.
  public var images: ImageSet?
  /// The translations.
  public var translations: Translations?
  /// Trailers and other videos.
  public var videos: VideoList?
  /// The watch providers. Apps must credit JustWatch, the source of the data.
  public var watchProviders: WatchProviders?

  /// Creates an empty value.
  public init() {}
}

extension SeasonParts: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    row.read("account_states", into: &accountStates)
    row.read("aggregate_credits", into: &aggregateCredits)
    row.read("credits", into: &credits)
    row.read("external_ids", into: &externalIDs)
    row.read("images", into: &images)
    row.read("translations", into: &translations)
    row.read("videos", into: &videos)
    row.read("watch/providers", into: &watchProviders)
  }
}
