import Foundation
import TMDB

/// The lists of series that TMDB provides, in the order of their segments.
public enum ShowList: String, CaseIterable, TitleList {
  case popular
  case topRated = "top-rated"
  case airingToday = "airing-today"
  case onTheAir = "on-the-air"
  case trending

  public static var itemNames: (one: String, many: String) { ("series", "series") }

  public var title: String {
    switch self {
    case .popular: "Popular"
    case .topRated: "Top Rated"
    case .airingToday: "Airing Today"
    case .onTheAir: "On the Air"
    case .trending: "Trending"
    }
  }

  public var target: Target<Page<TVShow>> { target(today: TimeZone.current.identifier) }

  /// Returns the target of the list.
  ///
  /// - Parameter timezone: The IANA name of the time zone that determines the current day.
  public func target(today timezone: String) -> Target<Page<TVShow>> {
    switch self {
    case .popular: TVTarget.popular
    case .topRated: TVTarget.topRated
    case .airingToday: TVTarget.airingToday(timezone: timezone)
    case .onTheAir: TVTarget.onTheAir(timezone: timezone)
    case .trending: TrendingTarget.shows(.week)
    }
  }
}
