import AppFoundation
import Catalogue
import Foundation
import Library
import ResponseCache
import TMDB
import TitleIdentity
import Tracking

/// A show that the user has begun, as planning sees it on one day. A pure function of the plays, the guide and the day.
public struct PlannedShow: Hashable, Sendable {
  public let title: TitleReference
  public let state: ViewingState
  /// The episode to watch next, which has aired; `nil` if there is none.
  public let next: PlannedEpisode?
  /// The numbers of watched and of aired episodes.
  public let watched, total: Int
  public let lastPlayed: PartialDate
  /// The episodes from yesterday on that the user hasn't watched, by day.
  public let coming: [PlannedEpisode]

  /// - Parameter today: The current day; `nil` if it is unknown. No episodes are then known to be ahead.
  public init(_ show: StartedShow, _ guide: EpisodeGuide, on today: DayDate?) {
    let standing = ShowStanding(show.parts, show.choices, guide, on: today)
    title = show.title
    state = standing.state
    next = standing.next.flatMap { PlannedEpisode($0, of: guide) }
    (watched, total) = (standing.watched, standing.total)
    lastPlayed = show.lastPlayed
    guard let yesterday = today?.adding(days: -1) else {
      coming = []
      return
    }
    let covered = Set(show.parts)
    coming = guide.seasons.lazy
      .filter { $0.number > 0 || show.choices.countsSpecials }
      .flatMap(\.episodes)
      .filter { episode in
        guard let day = episode.airDate, day >= yesterday else { return false }
        return !covered.contains(episode.part) && !covered.contains(.season(episode.season))
          && !(covered.contains(.whole) && episode.hasAired(on: today))
      }
      .compactMap { PlannedEpisode($0, of: guide) }
      .sorted { ($0.day, $0.season, $0.number) < ($1.day, $1.season, $1.number) }
  }
}

/// An episode with a date, and as much as a card shows of it.
public struct PlannedEpisode: Hashable, Sendable {
  public let season: Int
  public let number: Int
  /// The name; `nil` if TMDB has none, or only a placeholder.
  public let name: String?
  /// The day on which it airs.
  public let day: DayDate
  /// The path of the still; `nil` if there is none.
  public let still: String?

  public var part: TitlePart { .episode(season: season, number: number) }

  init?(_ episode: EpisodeGuide.Episode, of guide: EpisodeGuide) {
    guard let day = episode.airDate else { return nil }
    (season, number, self.day, still) = (episode.season, episode.number, day, episode.still)
    name = guide.name(of: episode)
  }
}
