import Library
import TitleIdentity
import Tracking

/// A film or an episode that one or several profiles may watch tonight.
public struct TonightTitle: Hashable, Sendable {
  public var title: TitleReference
  /// The next episode of a show; `nil` for a film.
  public var episode: PlannedEpisode?
  /// The length in minutes; `nil` if it is unknown.
  public var minutes: Int?
  /// The names of the genres.
  public var genres: [String]
  /// The services that offer the title; `nil` if they are unknown.
  public var services: [TitleDetails.Service]?
  /// TMDB's average rating from 0 to 10; `nil` without votes.
  public var average: Double?
  /// The profiles that have the film on their watchlist, or are watching the show.
  public var wantedBy: Set<ProfileID>
  /// The profiles that have watched it, or aren't interested.
  public var refusedBy: Set<ProfileID>

  public init(
    _ title: TitleReference, episode: PlannedEpisode? = nil, minutes: Int? = nil, genres: [String] = [],
    services: [TitleDetails.Service]? = nil, average: Double? = nil
  ) {
    (self.title, self.episode, self.minutes) = (title, episode, minutes)
    (self.genres, self.services, self.average) = (genres, services, average)
    (wantedBy, refusedBy) = ([], [])
  }
}

/// The wishes for an evening.
public struct TonightWishes: Hashable, Sendable {
  public enum Kind: Hashable, Sendable { case films, episodes }

  /// The profiles that watch together.
  public var profiles: [ProfileID]
  /// The time in minutes; `nil` if it doesn't matter.
  public var minutes: Int?
  /// The names of genres, of which a title must have one. The case doesn't matter. Empty for any genre.
  public var genres: [String] = []
  /// The services of which one must offer the title; `nil` for any.
  public var services: Set<Int>?
  /// The kind of titles; `nil` for both.
  public var kind: Kind?

  public init(_ profiles: [ProfileID], minutes: Int? = nil) { (self.profiles, self.minutes) = (profiles, minutes) }
}
