import Foundation
import TMDB

/// An event that lasts a day in a calendar file, such as the release of a film or the airing of an episode.
public struct CalendarEvent: Hashable, Identifiable, Sendable {
  /// The identity, which stays the same when the event changes, such as `movie/550` or `show/1399/1/3`.
  public var id: String
  /// The title, in a single line.
  public var title: String
  /// A description, which may have several lines.
  public var description: String?
  /// The page on the web.
  public var url: URL?
  /// The day, in the reader's time zone.
  public var day: DayDate
  /// The date of the latest change, to the second.
  public var lastModified: Date
  /// The number of changes since the event was created.
  public var sequence: Int
  public var reminder: Reminder?

  /// A reminder of an event.
  public struct Reminder: Hashable, Sendable {
    /// The minutes from the beginning of the event's day; negative on the days before.
    public var minutes: Int

    public init(minutes: Int) { self.minutes = minutes }
  }

  public init(
    id: String, title: String, description: String? = nil, url: URL? = nil, day: DayDate, lastModified: Date,
    sequence: Int = 0, reminder: Reminder? = nil
  ) {
    (self.id, self.title, self.description, self.url) = (id, title, description, url)
    (self.day, self.lastModified, self.sequence, self.reminder) = (day, lastModified, sequence, reminder)
  }
}
