/// The kind of an item in TMDB's data.
public struct MediaType: OpenEnumeration, ExpressibleByStringLiteral {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }

  /// A movie; TMDB's `movie`.
  public static let movie = MediaType(rawValue: "movie")
  /// A TV show; TMDB's `tv`.
  public static let tv = MediaType(rawValue: "tv")
  /// A member of a cast or crew; TMDB's `person`.
  public static let person = MediaType(rawValue: "person")
  /// A collection of movies, such as a movie and its sequels; TMDB's `collection`.
  public static let collection = MediaType(rawValue: "collection")
  /// A season of a show; TMDB's `tv_season`.
  public static let season = MediaType(rawValue: "tv_season")
  /// An episode of a show; TMDB's `tv_episode`.
  public static let episode = MediaType(rawValue: "tv_episode")
}

/// The production status of a movie.
public struct MovieStatus: OpenEnumeration {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Rumored but not confirmed; TMDB's `Rumored`.
  public static let rumored = MovieStatus(rawValue: "Rumored")
  /// Confirmed but not yet in production; TMDB's `Planned`.
  public static let planned = MovieStatus(rawValue: "Planned")
  /// Being filmed; TMDB's `In Production`.
  public static let inProduction = MovieStatus(rawValue: "In Production")
  /// Filmed, but not finished; TMDB's `Post Production`.
  public static let postProduction = MovieStatus(rawValue: "Post Production")
  /// Released anywhere in the world; TMDB's `Released`.
  public static let released = MovieStatus(rawValue: "Released")
  /// Canceled before completion; TMDB's `Canceled`, with one l.
  public static let canceled = MovieStatus(rawValue: "Canceled")
}

/// The production status of a show.
public struct TVStatus: OpenEnumeration {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// On the air or between seasons; TMDB's `Returning Series`.
  public static let returning = TVStatus(rawValue: "Returning Series")
  /// Confirmed but not yet in production; TMDB's `Planned`.
  public static let planned = TVStatus(rawValue: "Planned")
  /// In production, before the first episode aired; TMDB's `In Production`.
  public static let inProduction = TVStatus(rawValue: "In Production")
  /// Ended, with no further episodes expected; TMDB's `Ended`.
  public static let ended = TVStatus(rawValue: "Ended")
  /// Canceled by its network; TMDB's `Canceled`, with one l.
  public static let canceled = TVStatus(rawValue: "Canceled")
  /// A pilot, produced before the decision about a full series; TMDB's `Pilot`.
  public static let pilot = TVStatus(rawValue: "Pilot")
}

/// The format of a show.
public struct TVType: OpenEnumeration {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nonfiction; TMDB's `Documentary`.
  public static let documentary = TVType(rawValue: "Documentary")
  /// Reports about current events; TMDB's `News`.
  public static let news = TVType(rawValue: "News")
  /// A story in a fixed, small number of episodes; TMDB's `Miniseries`.
  public static let miniseries = TVType(rawValue: "Miniseries")
  /// Unscripted events with real people; TMDB's `Reality`.
  public static let reality = TVType(rawValue: "Reality")
  /// Scripted fiction, like most shows; TMDB's `Scripted`.
  public static let scripted = TVType(rawValue: "Scripted")
  /// Hosts and their guests; TMDB's `Talk Show`.
  public static let talkShow = TVType(rawValue: "Talk Show")
  /// TMDB's `Video`, which its reference does not explain.
  public static let video = TVType(rawValue: "Video")
}

/// The position of an episode in its season.
public struct EpisodeType: OpenEnumeration {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// An ordinary episode; TMDB's `standard`.
  public static let standard = EpisodeType(rawValue: "standard")
  /// The last episode before a long break within a season; TMDB's `mid_season`.
  public static let midSeason = EpisodeType(rawValue: "mid_season")
  /// The last episode of a season or show; TMDB's `finale`.
  public static let finale = EpisodeType(rawValue: "finale")
}
