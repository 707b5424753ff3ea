import AppFoundation
import Catalogue
import Library
import Localization
import TitleIdentity

/// A title on the watchlist, with its recorded details.
public struct WatchlistEntry: Identifiable, Hashable, Sendable {
  public let summary: TitleSummary
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

  init(_ entry: WatchlistPage.Entry, mine: Set<Int>, format: PageFormat) {
    let texts = format.texts
    summary = TitleSummary(entry.title, format: format)
    let parts = [summary.years, texts.runningTime(entry.minutes)].compactMap(\.self)
    detail = parts.joined(separator: " · ")
    rating = entry.average.map { texts.rating($0, votes: 1) } ?? ""
    score = entry.average.map { $0 / 10 }
    let offered = entry.services
    let sorted = offered.filter { mine.contains($0.id) } + offered.filter { !mine.contains($0.id) }
    services = sorted.prefix(maximumNames).map(\.name).joined(separator: ", ")
    let spoken = entry.average.map { texts.accessibleRating($0, votes: 1) }
    let length = texts.accessibleRunningTime(entry.minutes)
    accessibleLabel = [summary.accessibleLabel, length, spoken].compactMap(\.self).joined(separator: ", ")
  }
}

/// The number of services that fit a row.
private let maximumNames = 4
