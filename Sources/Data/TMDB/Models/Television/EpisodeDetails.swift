/// An episode with the parts requested by `append_to_response`.
@dynamicMemberLookup
public struct EpisodeDetails: Identifiable, Hashable, Sendable {
  /// The episode as in lists. Its properties are also available directly.
  public var episode: Episode
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

  /// Creates a value with an episode; the other properties are empty.
  public init(episode: Episode) {
    self.episode = episode
  }

  /// The TMDB ID.
  public var id: Int { episode.id }

  /// Accesses a property of ``episode``.
  public subscript<Value>(dynamicMember keyPath: WritableKeyPath<Episode, Value>) -> Value {
    get { episode[keyPath: keyPath] }
    set { episode[keyPath: keyPath] = newValue }
  }
}

extension EpisodeDetails: Decodable {
  public init(from decoder: any Decoder) throws {
    episode = try Episode(from: decoder)
    let row = try LenientContainer(decoder)
    row.read("account_states", into: &accountStates)
    row.read("credits", into: &credits)
    row.read("external_ids", into: &externalIDs)
    row.read("images", into: &images)
    row.read("translations", into: &translations)
    row.read("videos", into: &videos)
  }
}
