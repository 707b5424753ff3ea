/// What the user did with a title.
public struct AccountStates: Hashable, Sendable {
  /// The title's id, where this was asked for by itself.
  public var id: Int?
  /// Whether it is among the favourites.
  public var isFavorite = false
  /// Whether it is on the watch list.
  public var isOnWatchlist = false
  /// The user's vote.
  public var rating: UserRating = .none

  /// Makes an empty one.
  public init() {}
}

extension AccountStates: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    row.read("id", into: &id)
    row.read("favorite", into: &isFavorite)
    row.read("watchlist", into: &isOnWatchlist)
    row.read("rated", into: &rating)
  }
}

/// What the user did with a season's episodes.
public struct SeasonAccountStates: Hashable, Sendable {
  /// The season's id, where this was asked for by itself.
  public var id: Int?
  /// One entry an episode.
  public var episodes: [EpisodeAccountState] = []

  /// Makes an empty one.
  public init() {}
}

extension SeasonAccountStates: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    row.read("id", into: &id)
    row.read("results", into: &episodes)
  }
}

/// What the user did with an episode.
public struct EpisodeAccountState: Identifiable, Hashable, Sendable {
  /// The episode's id.
  public var id: Int
  /// Its number in the season.
  public var episodeNumber = 0
  /// The user's vote.
  public var rating: UserRating = .none

  /// Makes one of its id; all else is empty.
  public init(id: Int) {
    self.id = id
  }
}

extension EpisodeAccountState: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    id = try row.required("id")
    row.read("episode_number", into: &episodeNumber)
    row.read("rated", into: &rating)
  }
}
