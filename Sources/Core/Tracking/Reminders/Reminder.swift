import AppFoundation
import Foundation
import Library
import Localization
import SystemIO
import TMDB
import TitleIdentity

/// A reminder of the next episode of a series, due on the day when it airs.
public struct Reminder: Hashable, Sendable {
  /// The series, and the profile that asked for the reminder. A series has one reminder at a time.
  public struct Key: Hashable, Codable, Sendable {
    public var show: TVShow.ID
    public var source: String
    public var profile: String

    @MainActor public init(_ show: TVShow.ID, in library: LibraryModel) {
      self.show = show
      source = library.source.rawValue
      profile = library.profile.rawValue
    }
  }

  public var key: Key
  /// The name of the series.
  public var title: String
  /// The number and name of the episode, such as "S3 E5 · The Return".
  public var episode: String
  public var day: DayDate

  public init(_ key: Key, title: String, episode: String, day: DayDate) {
    self.key = key
    self.title = title
    self.episode = episode
    self.day = day
  }
}

extension Reminder {
  /// The sentence that says when the reminder appears.
  public func confirmation(_ texts: TitleTexts) -> String {
    tr("Matinee will remind you on {date} if it’s running, or when you next open it", ["date": texts.weekday(day)])
  }

  /// The sentence that says that reminders can't be saved.
  public static var saveFailure: String { tr("The reminder couldn’t be saved. Free some space, then try again.") }
}

/// The file that stores the reminders. A damaged file counts as empty, and is renamed to
/// `reminders.damaged.json`.
public actor RemindersFile {
  private let url: URL
  private var newest = 0

  public init(_ url: URL) { self.url = url }

  package func read() -> [Reminder] {
    guard let data = try? RegularFile.read(url, limit: maximumBytes) else { return [] }
    guard let rows = try? JSONDecoder().decode([Row].self, from: data) else {
      // The next change would overwrite it.
      _ = rename(url.path, url.deletingPathExtension().appendingPathExtension("damaged.json").path)
      return []
    }
    return rows.compactMap(Reminder.init)
  }

  /// Saves the reminders, unless newer ones are already saved.
  ///
  /// - Parameter number: The number of this version. It increases with each change.
  /// - Returns: `false` if the file can't be written.
  func write(_ reminders: [Reminder], number: Int) -> Bool {
    guard number > newest else { return true }
    do {
      try PrivateFile.createFolder(url.deletingLastPathComponent())
      try PrivateFile.replace(url, with: JSONEncoder().encode(reminders.map(Row.init)))
      newest = number
      return true
    } catch {
      return false
    }
  }
}

/// A reminder in the file.
private struct Row: Codable {
  var key: Reminder.Key
  var title: String
  var episode: String
  var day: String

  init(_ reminder: Reminder) {
    (key, title, episode) = (reminder.key, reminder.title, reminder.episode)
    day = reminder.day.description
  }
}

extension Reminder {
  fileprivate init?(_ row: Row) {
    guard let day = DayDate(row.day), row.key.show > 0 else { return nil }
    self.init(
      row.key, title: BoundedText.line(row.title), episode: BoundedText.line(row.episode), day: day)
  }
}

/// The maximum size of the file, in bytes. A thousand reminders take much less.
private let maximumBytes = 1 << 20
