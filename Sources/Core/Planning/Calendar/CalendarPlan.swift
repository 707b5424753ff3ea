import AppFoundation
import Catalogue
import Foundation
import Library
import ResponseCache
import TMDB
import TitleIdentity
import Tracking

/// The episodes that air and the films that come out, by day: a pure function of the shows, the films, the day and the
/// filter.
///
/// The shows are those that the profile watches, has caught up with or has finished.
public struct CalendarPlan: Hashable, Sendable {
  /// A day on which something airs or comes out.
  public struct Day: Hashable, Sendable, Identifiable {
    public var id: DayDate { day }
    public let day: DayDate
    /// The entries, by the names of their titles.
    public let entries: [CalendarEntry]

    public init(day: DayDate, entries: [CalendarEntry]) { (self.day, self.entries) = (day, entries) }
  }

  /// The days with entries, in order.
  public let days: [Day]
  /// The day for which the calendar was planned.
  public let today: DayDate

  /// - Parameters:
  ///   - kinds: The kinds of the films' releases, where they are known.
  ///   - members: The titles on the filter's list; `nil` without a list.
  public init(
    _ content: PlanReader.Content, _ kinds: [TitleReference.Key: ReleaseKind] = [:], on today: DayDate,
    state: ViewingState? = nil, members: Set<TitleReference.Key>? = nil
  ) {
    let states = Dictionary(content.planned(on: today).map { ($0.title.key, $0.state) }) { $1 }
    var entries: [CalendarEntry] = []
    for show in content.shows {
      let key = show.title.key
      guard let own = states[key], Self.states.contains(own), state == nil || state == own,
        let guide = content.guides[key.number], members?.contains(key) ?? true
      else { continue }
      let episodes = guide.seasons.filter { $0.number > 0 || show.choices.countsSpecials }.flatMap(\.episodes)
      let covered = Set(show.parts)
      var days: [DayDate: [(episode: PlannedEpisode, isWatched: Bool)]] = [:]
      for episode in episodes {
        guard let planned = PlannedEpisode(episode, of: guide) else { continue }
        let isWatched =
          covered.contains(episode.part) || covered.contains(.season(episode.season))
          || (covered.contains(.whole) && episode.hasAired(on: today))
        days[planned.day, default: []].append((planned, isWatched))
      }
      entries += days.map { day, rows in
        let rows = rows.sorted { ($0.episode.season, $0.episode.number) < ($1.episode.season, $1.episode.number) }
        return CalendarEntry(
          title: show.title, day: day, episodes: rows.map(\.episode), watched: rows.count(where: \.isWatched))
      }
    }
    if state == nil {
      entries += content.releases.compactMap { release in
        guard let day = DayDate(number: release.released), members?.contains(release.title.key) ?? true else {
          return nil
        }
        return CalendarEntry(title: release.title, day: day, kind: kinds[release.title.key])
      }
    }
    days = Dictionary(grouping: entries, by: \.day).sorted { $0.key < $1.key }.map { day, entries in
      Day(day: day, entries: entries.sorted { $0.order < $1.order })
    }
    self.today = today
  }

  /// The states of the shows in the calendar.
  public static let states: [ViewingState] = [.watching, .upToDate, .finished]

  /// Returns the days with entries in a period.
  public func days(in period: ClosedRange<DayDate>) -> ArraySlice<Day> {
    let start = days.partitioningIndex { $0.day >= period.lowerBound }
    let end = days.partitioningIndex { $0.day > period.upperBound }
    return days[start..<end]
  }

  /// Returns the first day of the month, before a day, that is reached with some more entries; `nil` if there are none
  /// before that day.
  public func start(before day: DayDate, entries wanted: Int) -> DayDate? {
    var (count, index) = (0, days.partitioningIndex { $0.day >= day })
    guard index > 0 else { return nil }
    while index > 0, count < wanted {
      index -= 1
      count += days[index].entries.count
    }
    return CalendarMonth(days[index].day).first
  }
}

/// The episodes of a show that air on one day, or a film that comes out.
public struct CalendarEntry: Identifiable, Hashable, Sendable {
  public var id: ComingEntry.ID { ComingEntry(title: title, day: day, episodes: []).id }
  public let title: TitleReference
  public let day: DayDate
  /// The episodes by number; empty for a film.
  public var episodes: [PlannedEpisode] = []
  /// The number of watched episodes.
  public var watched = 0
  /// The kind of a film's release; `nil` if it is unknown.
  public var kind: ReleaseKind?

  /// Whether all of the episodes were watched.
  public var isWatched: Bool { !episodes.isEmpty && watched == episodes.count }

  fileprivate var order: (String, String) { (title.name, title.key.description) }
}

extension [CalendarPlan.Day] {
  /// Returns the first index whose element satisfies a condition that holds for all elements after it.
  fileprivate func partitioningIndex(where condition: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
