import AppFoundation
import Foundation
import ResponseCache
import TMDB

/// The rules for refreshing a guide.
extension EpisodeGuide {
  /// Returns whether the list of seasons must be requested: once a day while TMDB expects more episodes, otherwise once
  /// a month.
  func isDue(at now: Date) -> Bool { Self.isOlder(listed, than: isOngoing ? day : month, at: now) }

  /// Returns the numbers of the seasons whose episodes must be requested.
  ///
  /// A season is due before its first response, when the number of its episodes has changed, once a day while some of
  /// its episodes are yet to air, and otherwise once a month.
  func dueSeasons(at now: Date) -> [Int] {
    seasons.filter { season in
      guard let listed = season.listed else { return true }
      if let announced = season.announced, announced != season.announcedThen ?? season.episodes.count { return true }
      return Self.isOlder(listed, than: isChanging(season) ? day : month, at: now)
    }.map(\.number)
  }

  /// Returns whether some of a season's episodes were yet to air when it was listed.
  private func isChanging(_ season: Season) -> Bool {
    // An air date has no time zone, so it counts as ahead for another day.
    let yesterday = season.listed.flatMap { DayDate.today($0.addingTimeInterval(-day)) }
    return season.episodes.contains { episode in
      episode.airDate == nil ? isOngoing : !episode.hasAired(on: yesterday)
    }
  }

  /// Returns whether a response is old. A date in the future comes from a clock that was wrong.
  private static func isOlder(_ date: Date?, than age: TimeInterval, at now: Date) -> Bool {
    date.map { abs(now.timeIntervalSince($0)) >= age } ?? true
  }
}

private let day: TimeInterval = 86_400
private let month: TimeInterval = 30 * day
