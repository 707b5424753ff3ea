/// One episode with the parts that were asked for by `append_to_response`.
@dynamicMemberLookup
public struct EpisodeDetails: Identifiable, Hashable, Sendable {
  /// The episode; its members can be read as if they were here.
  public var episode: Episode
  /// What the user did with it.
  public var accountStates: AccountStates?
  /// Who played and who worked.
  public var credits: Credits?
  /// Its ids elsewhere.
  public var externalIDs: ExternalIDs?
  /// Its stills.
  public var images: ImageSet?
  /// Its texts in other languages.
  public var translations: Translations?
  /// Clips and the like.
  public var videos: VideoList?

  /// Makes one of the episode it is; all else is empty.
  public init(episode: Episode) {
    self.episode = episode
  }

  /// TMDB's id.
  public var id: Int { episode.id }

  /// Reads and writes through to ``episode``.
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
