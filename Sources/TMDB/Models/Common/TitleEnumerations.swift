/// What something at TMDB is.
public struct MediaType: OpenEnumeration, ExpressibleByStringLiteral {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }

  public static let movie = MediaType(rawValue: "movie")
  public static let tv = MediaType(rawValue: "tv")
  public static let person = MediaType(rawValue: "person")
  public static let collection = MediaType(rawValue: "collection")
  public static let season = MediaType(rawValue: "tv_season")
  public static let episode = MediaType(rawValue: "tv_episode")
}

/// How far a film is.
public struct MovieStatus: OpenEnumeration {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let rumored = MovieStatus(rawValue: "Rumored")
  public static let planned = MovieStatus(rawValue: "Planned")
  public static let inProduction = MovieStatus(rawValue: "In Production")
  public static let postProduction = MovieStatus(rawValue: "Post Production")
  public static let released = MovieStatus(rawValue: "Released")
  public static let canceled = MovieStatus(rawValue: "Canceled")
}

/// Whether a series goes on.
public struct TVStatus: OpenEnumeration {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let returning = TVStatus(rawValue: "Returning Series")
  public static let planned = TVStatus(rawValue: "Planned")
  public static let inProduction = TVStatus(rawValue: "In Production")
  public static let ended = TVStatus(rawValue: "Ended")
  public static let canceled = TVStatus(rawValue: "Canceled")
  public static let pilot = TVStatus(rawValue: "Pilot")
}

/// Which kind of series it is.
public struct TVType: OpenEnumeration {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let documentary = TVType(rawValue: "Documentary")
  public static let news = TVType(rawValue: "News")
  public static let miniseries = TVType(rawValue: "Miniseries")
  public static let reality = TVType(rawValue: "Reality")
  public static let scripted = TVType(rawValue: "Scripted")
  public static let talkShow = TVType(rawValue: "Talk Show")
  public static let video = TVType(rawValue: "Video")
}

/// Whether an episode ends something.
public struct EpisodeType: OpenEnumeration {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let standard = EpisodeType(rawValue: "standard")
  public static let midSeason = EpisodeType(rawValue: "mid_season")
  public static let finale = EpisodeType(rawValue: "finale")
}
