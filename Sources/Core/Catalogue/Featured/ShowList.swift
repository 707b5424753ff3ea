import Foundation
import Localization
import TMDB

/// The lists of series that TMDB provides, in the order of their segments.
public enum ShowList: String, CaseIterable, TitleList {
  case popular
  case topRated = "top-rated"
  case airingToday = "airing-today"
  case onTheAir = "on-the-air"
  case trending

  public static func counted(_ count: Int) -> String {
    tr(one: "{count} series", other: "{count} series", count: count)
  }

  public var title: String {
    switch self {
    case .popular: tr("Popular")
    case .topRated: tr("Top Rated")
    case .airingToday: tr("Airing Today")
    case .onTheAir: tr("On the Air")
    case .trending: tr("Trending")
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
