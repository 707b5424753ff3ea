/// What can be appended to a season; a part that was not asked for is `nil`.
public struct SeasonParts: Hashable, Sendable {
  /// What the user did with its episodes.
  public var accountStates: SeasonAccountStates?
  /// Who played and who worked in any of its episodes.
  public var aggregateCredits: AggregateCredits?
  /// Who played and who worked throughout.
  public var credits: Credits?
  /// Its ids elsewhere.
  public var externalIDs: ExternalIDs?
  /// Its posters.
  public var images: ImageSet?
  /// Its texts in other languages.
  public var translations: Translations?
  /// Trailers and the like.
  public var videos: VideoList?
  /// Where it can be seen; the data are JustWatch's and must be credited.
  public var watchProviders: WatchProviders?

  /// Makes an empty one.
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
