/// A user's rating, favorite mark and watchlist entry for a title.
public struct AccountStates: Hashable, Sendable {
  /// The title's ID; `nil` if appended to another response.
  public var id: Int?
  /// Whether the title is a favorite.
  public var isFavorite = false
  /// Whether the title is on the watchlist.
  public var isOnWatchlist = false
  /// The user's rating.
  public var rating: UserRating = .none

  /// Creates an empty value.
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

/// A user's ratings of a season's episodes.
public typealias SeasonAccountStates = RowList<EpisodeAccountState>

/// A user's rating of an episode.
public struct EpisodeAccountState: Identifiable, Hashable, Sendable {
  /// The episode's ID.
  public var id: Int
  /// The episode number within its season.
  public var episodeNumber = 0
  /// The user's rating.
  public var rating: UserRating = .none

  /// Creates a value with an ID; the other properties are empty.
  public init(id: Int) {
    self.id = id
  }
}

extension EpisodeAccountState: ListedRow {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    id = try row.required("id")
    row.read("episode_number", into: &episodeNumber)
    row.read("rated", into: &rating)
  }
}
