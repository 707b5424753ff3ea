import AppFoundation
import Library
import TMDB
import TitleIdentity
import Tracking

/// Everything that the library contributes to Home on one day: a pure function of the shows, the films and the day.
public struct HomePlan: Hashable, Sendable {
  /// The shows with an episode to watch. A show comes by its latest play, or by the day on which the next episode
  /// aired, whichever is later.
  public let continueWatching: [PlannedShow]
  /// The episodes and films to come, by day.
  public let comingUp: [ComingEntry]

  /// - Parameter releases: The films on lists that come out from yesterday on.
  public init(_ shows: [PlannedShow], _ releases: [ListedRelease] = [], on today: DayDate) {
    continueWatching = shows.filter { $0.state == .watching }
      .map { (show: $0, latest: $0.latest) }
      .sorted { ($0.latest, $0.show.title.key.description) > ($1.latest, $1.show.title.key.description) }
      .map(\.show)
    comingUp = Self.comingUp(shows, releases, on: today)
  }

  private static func comingUp(
    _ shows: [PlannedShow], _ releases: [ListedRelease], on today: DayDate
  ) -> [ComingEntry] {
    let entries = shows.filter { [.watching, .upToDate].contains($0.state) }.flatMap { Self.entries(of: $0, on: today) }
    let films = releases.compactMap { release in
      DayDate(number: release.released).map { ComingEntry(title: release.title, day: $0, episodes: []) }
    }
    return (entries + films).sorted { $0.order < $1.order }
  }

  /// Returns the days on which a show airs. If it airs later or on an unknown day, a show without an episode to watch
  /// is there nevertheless, so that it doesn't vanish.
  private static func entries(of show: PlannedShow, on today: DayDate) -> [ComingEntry] {
    let near = show.coming.filter { today.days(until: $0.day) <= ComingEntry.daysAhead }
    let days = Dictionary(grouping: near, by: \.day)
    if !days.isEmpty { return days.map { ComingEntry(title: show.title, day: $0.key, episodes: $0.value) } }
    guard show.state == .upToDate else { return [] }
    if let later = show.coming.first?.day {
      return [ComingEntry(title: show.title, day: later, episodes: show.coming.filter { $0.day == later })]
    }
    guard let played = show.lastPlayed.day, played.days(until: today) <= ComingEntry.daysAhead else { return [] }
    return [ComingEntry(title: show.title, day: nil, episodes: [])]
  }
}

/// A film that comes out, or the episodes of a show that air on one day.
public struct ComingEntry: Identifiable, Hashable, Sendable {
  public struct ID: Hashable, Sendable, CustomStringConvertible {
    public let title: TitleReference.Key
    public let day: DayDate?
    public var description: String { "\(title)/\(day?.description ?? "")" }
  }

  public var id: ID { ID(title: title.key, day: day) }
  public let title: TitleReference
  /// The day; `nil` if it is unknown.
  public let day: DayDate?
  /// The episodes by number; empty for a film and for an unknown day.
  public let episodes: [PlannedEpisode]

  init(title: TitleReference, day: DayDate?, episodes: [PlannedEpisode]) {
    (self.title, self.day, self.episodes) = (title, day, episodes)
  }

  /// The number of days ahead that *Coming Up* shows.
  public static let daysAhead = 14

  fileprivate var order: (Int, String, String) {
    (day?.daysSince1970 ?? .max, title.name, title.key.description)
  }
}

extension PlannedShow {
  /// The date by which the show is ordered, in the form of ``Library/PartialDate/description``.
  fileprivate var latest: String {
    let (played, aired) = (lastPlayed.description, next?.day.description ?? "")
    return aired > played.prefix(10) ? aired : played
  }
}

extension PartialDate {
  /// The day; `nil` if it is unknown.
  var day: DayDate? {
    let parts = components
    guard let year = parts.year, let month = parts.month, let day = parts.day else { return nil }
    return DayDate(year: year, month: month, day: day)
  }
}

extension DayDate {
  /// Creates a day from a number such as 20260131.
  init?(number: Int) { self.init(year: number / 10_000, month: number / 100 % 100, day: number % 100) }
}
