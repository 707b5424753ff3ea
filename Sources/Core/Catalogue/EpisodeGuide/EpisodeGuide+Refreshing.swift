import AppFoundation
import Foundation
import ResponseCache
import TMDB

/// The rules for refreshing a guide. An episode's name and picture often come on the day on which it airs, and the date
/// of the next one with them.
extension EpisodeGuide {
  /// Returns whether the show must be requested.
  ///
  /// - Parameter language: The language that the names should have; `nil` for any.
  public func isDue(at now: Date, _ language: String?) -> Bool {
    isDue(at: now) || !dueSeasons(at: now, language).isEmpty
  }

  /// Returns whether the list of seasons must be requested: on a day on which an episode airs and on the next day, two
  /// weeks after the last response while the date of the next episode is known, one week if TMDB expects more episodes
  /// without a date, and otherwise once a month.
  func isDue(at now: Date) -> Bool {
    guard let listed else { return true }
    let episodes = seasons.filter { $0.number > 0 }.flatMap(\.episodes) + [nextEpisode].compactMap(\.self)
    return Self.isDue(episodes, listed: listed, isOngoing: isOngoing, at: now)
  }

  /// Returns the numbers of the seasons whose episodes must be requested.
  ///
  /// A season is due before its first response, when the show's response has another number of episodes or another
  /// date of the next one, when its names are in another language, and otherwise according to its own episodes, as the
  /// show is.
  func dueSeasons(at now: Date, _ language: String? = nil) -> [Int] {
    seasons.filter { season in
      guard let listed = season.listed else { return true }
      if let announced = season.announced, announced != season.announcedThen ?? season.episodes.count { return true }
      if let next = nextEpisode, next.season == season.number, let known = self.listed, listed < known,
        episode(next.number, of: next.season)?.airDate != next.airDate
      {
        return true
      }
      if let language, !season.episodes.isEmpty, season.language != language { return true }
      let isOpen = isOngoing && season.episodes.contains { $0.airDate == nil }
      return Self.isDue(season.episodes, listed: listed, isOngoing: isOpen, at: now)
    }.map(\.number)
  }

  private static func isDue(_ episodes: [Episode], listed: Date, isOngoing: Bool, at now: Date) -> Bool {
    let isAhead: Bool
    let offset = TimeZone.current.secondsFromGMT(for: now)
    if let today = DayDate(now, offset: offset), let then = DayDate(listed, offset: offset), then <= today {
      // The day after counts, too, because an air date has no time zone.
      if airs(episodes, after: then, upTo: today)
        || airs(episodes, after: then.adding(days: -1), upTo: today.adding(days: -1))
      {
        return true
      }
      isAhead = episodes.contains { $0.airDate.map { $0 > today } ?? false }
    } else {
      isAhead = false
    }
    let age = isAhead ? 2 * week : isOngoing ? week : month
    // A date in the future comes from a clock that was wrong.
    return abs(now.timeIntervalSince(listed)) >= age
  }

  private static func airs(_ episodes: [Episode], after first: DayDate?, upTo last: DayDate?) -> Bool {
    guard let first, let last else { return false }
    return episodes.contains { episode in episode.airDate.map { first < $0 && $0 <= last } ?? false }
  }

}

private let week: TimeInterval = 7 * 86_400
private let month: TimeInterval = 30 * 86_400
