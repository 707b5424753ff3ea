import AppFoundation
import Foundation
import Library
import TMDB
import TitleIdentity
import Tracking

/// The daily notification about what airs, comes out and can be streamed: a pure function of the plan, the day, and the
/// record of earlier digests.
public struct Digest: Hashable, Sendable {
  /// An entry of the digest.
  public enum Item: Hashable, Sendable {
    /// The episodes of a show that air on one day.
    case episodes(TitleReference, [PlannedEpisode], on: DayDate)
    /// A film on a list that comes out.
    case film(TitleReference, on: DayDate)
    /// An episode that the user wants to be reminded of.
    case reminder(Reminder)
    /// A title that has arrived on one of the user's services.
    case arrival(ServiceArrival)
  }

  /// The content from which a digest is made.
  public struct Content: Sendable {
    public var shows: [PlannedShow]
    public var releases: [ListedRelease]
    public var reminders: [Reminder]
    public var arrivals: [ServiceArrival]

    public init(
      _ shows: [PlannedShow] = [], releases: [ListedRelease] = [], reminders: [Reminder] = [],
      arrivals: [ServiceArrival] = []
    ) {
      (self.shows, self.releases, self.reminders, self.arrivals) = (shows, releases, reminders, arrivals)
    }
  }

  /// The entries. The first one gives the notification its title.
  public let items: [Item]
  public let day: DayDate

  /// Returns `nil` if there is nothing new to report.
  public init?(_ content: Content, on today: DayDate, after record: DigestRecord) {
    let shows = content.shows.sorted { ($0.lastPlayed.description, $0.order) > ($1.lastPlayed.description, $1.order) }
    let episodes = shows.flatMap { show in
      [today, today.adding(days: -1)].compactMap(\.self).compactMap { show.item(of: $0, on: today) }
    }
    let films = content.releases.compactMap { release in
      DayDate(number: release.released).map { Item.film(release.title, on: $0) }
    }
    let reminders = content.reminders.filter { $0.day <= today }
      .sorted { ($0.day, $0.title, $0.key.show) < ($1.day, $1.title, $1.key.show) }.map(Item.reminder)
    let arrivals = content.arrivals.sorted { ($0.title.name, $0.id) < ($1.title.name, $1.id) }.map(Item.arrival)
    // An episode of the plan comes before a reminder of it, because it can be marked as watched.
    var seen: Set<String> = []
    items = (episodes + reminders + films + arrivals).filter {
      record.isNew($0, on: today) && seen.insert($0.id).inserted
    }
    day = today
    if items.isEmpty { return nil }
  }
}

extension PlannedShow {
  /// Returns the entry about a day. There is none if an older episode hasn't been watched, because the user isn't
  /// waiting for the new one yet.
  fileprivate func item(of day: DayDate, on today: DayDate) -> Digest.Item? {
    let aired = coming.filter { $0.day >= day && $0.day <= today }
    guard state == .watching, total - watched == aired.count else { return nil }
    let episodes = aired.filter { $0.day == day }
    return episodes.isEmpty ? nil : .episodes(title, episodes, on: day)
  }

  fileprivate var order: String { title.key.description }
}

extension Digest.Item: Identifiable {
  /// The identity by which a digest is compared with earlier ones.
  public var id: String {
    switch self {
    case .episodes(let title, _, let day), .film(let title, let day): "\(title.key) \(day)"
    case .reminder(let reminder): "\(reminder.title(in: reminder.key.source)) \(reminder.day)"
    case .arrival(let arrival): arrival.id
    }
  }

  /// The day that the entry is about; `nil` for an arrival.
  var day: DayDate? {
    switch self {
    case .episodes(_, _, let day), .film(_, let day): day
    case .reminder(let reminder): reminder.day
    case .arrival: nil
    }
  }

  /// The title or episode that the notification offers to mark as watched.
  public var offer: DigestRecord.Offer? {
    switch self {
    case .episodes(let title, let episodes, _):
      episodes.count == 1 ? DigestRecord.Offer(id: id, title: title, part: episodes[0].part) : nil
    case .film(let title, _): DigestRecord.Offer(id: id, title: title, part: .whole)
    case .reminder, .arrival: nil
    }
  }

  /// The title to open.
  public var title: TitleReference.Key {
    switch self {
    case .episodes(let title, _, _), .film(let title, _): title.key
    case .reminder(let reminder): reminder.title(in: reminder.key.source)
    case .arrival(let arrival): arrival.title.key
    }
  }
}

extension Reminder {
  fileprivate func title(in source: String) -> TitleReference.Key {
    TitleReference.Key(TitleSource(rawValue: source), .show, key.show)
  }
}
