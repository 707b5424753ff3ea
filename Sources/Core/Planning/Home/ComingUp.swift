import AppFoundation
import Catalogue
import Foundation
import Library
import Localization
import TMDB
import TitleIdentity
import Tracking

/// A card about what airs or comes out on a day.
public struct ComingCard: Identifiable, Hashable, Sendable {
  public var id: ComingEntry.ID { entry.id }
  public let entry: ComingEntry
  public let title: TitleSummary
  /// The day in words, such as "Tomorrow", "Friday" or "Dec 31".
  public let day: String
  /// Whether the day is after today.
  public let isAhead: Bool
  /// The episodes, such as "S2 E4 · The Return" or "S2 E1–E8"; empty for a film and for an unknown day.
  public let episodes: String
  /// The still of a single episode, or else the poster.
  public let picture: URL?
}

/// The episodes and films to come, as cards by day.
@MainActor
public struct ComingUp {
  private let planner: Planner
  private let format: PageFormat

  init(_ planner: Planner, _ format: PageFormat) {
    self.planner = planner
    self.format = format
  }

  /// The cards. Observable.
  public var cards: [ComingCard] {
    (planner.plan?.comingUp ?? []).map { entry in
      let title = TitleSummary(entry.title, format: format)
      let still = entry.episodes.count == 1 ? entry.episodes[0].still : nil
      return ComingCard(
        entry: entry, title: title,
        day: entry.day.map { format.texts.comingDay($0, today: format.today) } ?? tr("No date yet"),
        isAhead: entry.day.map { day in format.today.map { day > $0 } ?? false } ?? false,
        episodes: ComingCard.text(of: entry.episodes),
        picture: format.picture(still.flatMap { ImagePath($0) }, .backdrop) ?? title.poster)
    }
  }
}

extension ComingCard {
  /// Returns the episodes of a day as text: a single one with its name, several as a range or a number.
  public static func text(of episodes: [PlannedEpisode]) -> String {
    guard let first = episodes.first, let last = episodes.last else { return "" }
    let start = PlayText.part(first.part) ?? ""
    if episodes.count == 1 { return [start, first.name].compactMap(\.self).joined(separator: " · ") }
    guard first.season == last.season, last.number - first.number == episodes.count - 1 else {
      return tr(one: "{count} episode", other: "{count} episodes", count: episodes.count)
    }
    // Translators: A range of episodes, such as “S2 E1–E8”.
    return tr("{episode}–E{last}", ["episode": start, "last": "\(last.number)"])
  }
}
