/// An episode with the parts requested by `append_to_response`.
public struct EpisodeDetails: Detailed {
  /// The episode as in lists. Its properties are also available directly.
  public var summary: Episode
  /// The user's account states, such as the rating.
  public var accountStates: AccountStates?
  /// The cast and crew.
  public var credits: Credits?
  /// The IDs in other databases.
  public var externalIDs: ExternalIDs?
  /// The stills.
  public var images: ImageSet?
  /// The translations.
  public var translations: Translations?
  /// Clips and other videos.
  public var videos: VideoList?

  /// Creates a value with a summary; the other properties are empty.
  public init(summary: Episode) {
    self.summary = summary
  }
}

extension EpisodeDetails: Decodable {
  public init(from decoder: any Decoder) throws {
    summary = try Episode(from: decoder)
    let row = try LenientContainer(decoder)
    row.read("account_states", into: &accountStates)
    row.read("credits", into: &credits)
    row.read("external_ids", into: &externalIDs)
    row.read("images", into: &images)
    row.read("translations", into: &translations)
    row.read("videos", into: &videos)
  }
}
