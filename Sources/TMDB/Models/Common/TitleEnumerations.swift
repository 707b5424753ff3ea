/// What something at TMDB is.
public struct MediaType: OpenEnumeration, ExpressibleByStringLiteral {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }

  /// A film; TMDB's `movie`.
  public static let movie = MediaType(rawValue: "movie")
  /// A series as a whole; TMDB's `tv`.
  public static let tv = MediaType(rawValue: "tv")
  /// Somebody of the cast or the crew; TMDB's `person`.
  public static let person = MediaType(rawValue: "person")
  /// Films that belong together, such as a film and its sequels; TMDB's `collection`.
  public static let collection = MediaType(rawValue: "collection")
  /// One season of a series; TMDB's `tv_season`.
  public static let season = MediaType(rawValue: "tv_season")
  /// One episode of a series; TMDB's `tv_episode`.
  public static let episode = MediaType(rawValue: "tv_episode")
}

/// How far a film is.
public struct MovieStatus: OpenEnumeration {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Only spoken of; TMDB's `Rumored`.
  public static let rumored = MovieStatus(rawValue: "Rumored")
  /// Decided on, and not begun; TMDB's `Planned`.
  public static let planned = MovieStatus(rawValue: "Planned")
  /// Being filmed; TMDB's `In Production`.
  public static let inProduction = MovieStatus(rawValue: "In Production")
  /// Filmed, and being finished; TMDB's `Post Production`.
  public static let postProduction = MovieStatus(rawValue: "Post Production")
  /// Shown to the public, wherever that was first; TMDB's `Released`.
  public static let released = MovieStatus(rawValue: "Released")
  /// Given up before it was finished; TMDB's `Canceled`, with one l.
  public static let canceled = MovieStatus(rawValue: "Canceled")
}

/// Whether a series goes on.
public struct TVStatus: OpenEnumeration {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// On the air, or between two seasons; TMDB's `Returning Series`.
  public static let returning = TVStatus(rawValue: "Returning Series")
  /// Decided on, and not begun; TMDB's `Planned`.
  public static let planned = TVStatus(rawValue: "Planned")
  /// Being made, before its first episode was shown; TMDB's `In Production`.
  public static let inProduction = TVStatus(rawValue: "In Production")
  /// Over: no more episodes are expected; TMDB's `Ended`.
  public static let ended = TVStatus(rawValue: "Ended")
  /// Stopped by those who showed it; TMDB's `Canceled`, with one l.
  public static let canceled = TVStatus(rawValue: "Canceled")
  /// Made as a first episode alone, to see whether there is to be a series; TMDB's `Pilot`.
  public static let pilot = TVStatus(rawValue: "Pilot")
}

/// Which kind of series it is.
public struct TVType: OpenEnumeration {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// About what is real; TMDB's `Documentary`.
  public static let documentary = TVType(rawValue: "Documentary")
  /// Reports on the day's events; TMDB's `News`.
  public static let news = TVType(rawValue: "News")
  /// One story told in a fixed, small number of episodes; TMDB's `Miniseries`.
  public static let miniseries = TVType(rawValue: "Miniseries")
  /// People who are not acting from a script; TMDB's `Reality`.
  public static let reality = TVType(rawValue: "Reality")
  /// Acted from a script: most series are; TMDB's `Scripted`.
  public static let scripted = TVType(rawValue: "Scripted")
  /// Hosts and their guests; TMDB's `Talk Show`.
  public static let talkShow = TVType(rawValue: "Talk Show")
  /// TMDB's `Video`; its reference does not say what sets such a series apart.
  public static let video = TVType(rawValue: "Video")
}

/// Whether an episode ends something.
public struct EpisodeType: OpenEnumeration {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// An episode like any other; TMDB's `standard`.
  public static let standard = EpisodeType(rawValue: "standard")
  /// The last one before a long break within a season; TMDB's `mid_season`.
  public static let midSeason = EpisodeType(rawValue: "mid_season")
  /// The last one of a season, or of the series; TMDB's `finale`.
  public static let finale = EpisodeType(rawValue: "finale")
}
