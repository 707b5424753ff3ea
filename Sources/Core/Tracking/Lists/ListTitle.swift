import AppFoundation
import Catalogue
import Library
import Localization
import TitleIdentity

/// A title on a list, with its recorded details.
public struct ListTitle: Identifiable, Hashable, Sendable {
  public let summary: TitleSummary
  public let reference: TitleReference
  /// The list's item.
  public let item: ItemID
  /// The note next to the title, which may be empty.
  public let note: String
  /// The year and the running time, such as "1942 · 1 h 42 min". Unknown parts are omitted.
  public let detail: String
  /// The average rating out of ten; empty if it is unknown.
  public let rating: String
  /// The rating as a fraction from 0 to 1, for drawn stars; `nil` if it is unknown.
  public let score: Double?
  /// The names of the services that offer the title, the user's own first. It is empty if there are none, or if they
  /// are unknown.
  public let services: String
  /// The entry except the services as one sentence for screen readers.
  public let accessibleLabel: String

  public var id: TitleID { summary.id }

  init(_ entry: ListTitlesPage.Entry, mine: Set<Int>, format: PageFormat) {
    let texts = format.texts
    summary = TitleSummary(entry.title, format: format)
    (reference, item, note) = (entry.title, entry.item, entry.note)
    detail = [summary.years, texts.runningTime(entry.minutes)].compactMap(\.self).joined(separator: " · ")
    rating = entry.average.map { texts.rating($0, votes: 1) } ?? ""
    score = entry.average.map { $0 / 10 }
    let offered = entry.services
    let sorted = offered.filter { mine.contains($0.id) } + offered.filter { !mine.contains($0.id) }
    services = sorted.prefix(maximumNames).map(\.name).joined(separator: ", ")
    let spoken = entry.average.map { texts.accessibleRating($0, votes: 1) }
    let length = texts.accessibleRunningTime(entry.minutes)
    let parts = [summary.accessibleLabel, length, spoken, note.isEmpty ? nil : note]
    accessibleLabel = parts.compactMap(\.self).joined(separator: ", ")
  }
}

extension ListTitle {
  /// The name, shortened for use in a sentence.
  public var shortName: String { reference.shortName }
}

/// The numbers of a list's titles, in words.
public struct ListTitleCounts: Hashable, Sendable {
  /// The kinds of titles, those to watch, and the length of the films, such as "12 films · 3 to watch · 21 h".
  public let text: String

  init(_ counts: ListTitlesPage.Counts, texts: TitleTexts) {
    let hours = (counts.minutes + 30) / 60
    let parts = [
      counts.films > 0 ? tr(one: "{count} film", other: "{count} films", count: counts.films) : nil,
      counts.shows > 0 ? tr(one: "{count} series", other: "{count} series", count: counts.shows) : nil,
      counts.unwatched > 0 ? tr("{count} to watch", ["count": texts.count(counts.unwatched)]) : tr("all watched"),
      hours > 0 ? Self.length(hours, isMinimum: counts.hasUnknownMinutes, texts) : nil,
      counts.others > 0
        ? tr(one: "{count} more in the checklist", other: "{count} more in the checklist", count: counts.others) : nil,
    ]
    text = parts.compactMap(\.self).joined(separator: " · ")
  }

  private static func length(_ hours: Int, isMinimum: Bool, _ texts: TitleTexts) -> String {
    let number = texts.count(hours)
    return isMinimum ? tr("at least {hours} h", ["hours": number]) : tr("{hours} h", ["hours": number])
  }
}

/// The number of services that fit a row.
private let maximumNames = 4
