import AppFoundation
import Foundation
import Library
import Localization
import Planning
import TMDB
import TitleIdentity
import Tracking

/// A report of the episodes to watch next and of those to come, as text or JSON.
public struct NextReport: CommandReport, Sendable {
  /// The plan for the current day.
  public let plan: HomePlan

  public init(_ plan: HomePlan) { self.plan = plan }

  /// Returns one line for each entry: *now* or the day, the page as `matinee show` names it, the name of the show or
  /// film with the episode, and the progress.
  public func text() -> String {
    let watching = plan.continueWatching.compactMap { show in
      show.next.map { next in
        [
          tr("now"), LibraryText.page(show.title, .whole), Self.text(show.title, [next]),
          tr("{watched} of {total} watched", ["watched": "\(show.watched)", "total": "\(show.total)"]),
        ]
      }
    }
    let coming = plan.comingUp.map { entry in
      [
        entry.day?.description ?? "–", LibraryText.page(entry.title, .whole), Self.text(entry.title, entry.episodes),
        "",
      ]
    }
    return LibraryText.table(watching + coming)
  }

  /// Returns a JSON array of objects, one for each episode or film. An entry with `progress` can be watched now. `date`
  /// is the day on which it airs or comes out, and omitted if unknown.
  public func json() throws -> String {
    let watching = plan.continueWatching.compactMap { show in
      show.next.map { Row(show.title, $0, Row.Progress(watched: show.watched, total: show.total)) }
    }
    let coming = plan.comingUp.flatMap { entry in
      entry.episodes.isEmpty
        ? [Row(entry.title, date: entry.day)] : entry.episodes.map { Row(entry.title, $0, nil) }
    }
    return try (watching + coming).commandJSON()
  }

  private static func text(_ title: TitleReference, _ episodes: [PlannedEpisode]) -> String {
    [LibraryText.name(title), ComingCard.text(of: episodes)].filter { !$0.isEmpty }.joined(separator: " · ")
  }
}

private struct Row: Encodable {
  struct Progress: Encodable {
    let watched: Int
    let total: Int
  }

  let title: LibraryTitleObject
  let name: String?
  let date: String?
  let progress: Progress?

  init(_ title: TitleReference, _ episode: PlannedEpisode, _ progress: Progress?) {
    self.title = LibraryTitleObject(title, episode.part)
    (name, date, self.progress) = (episode.name, episode.day.description, progress)
  }

  init(_ title: TitleReference, date: DayDate?) {
    self.title = LibraryTitleObject(title, .whole)
    (name, self.date, progress) = (nil, date?.description, nil)
  }
}
