import Localization
import TitleIdentity

/// A title on the watchlist, with the details that the cache has.
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

  init(_ summary: TitleSummary, _ details: CachedDetails?, mine: Set<Int>, texts: TitleTexts) {
    self.summary = summary
    let parts = [summary.years, texts.runningTime(details?.minutes)].compactMap(\.self)
    detail = parts.joined(separator: " · ")
    let average = details?.voteAverage
    rating = average.map { texts.rating($0, votes: 1) } ?? ""
    score = average.map { $0 / 10 }
    let offered = details?.services ?? []
    let sorted = offered.filter { mine.contains($0.id) } + offered.filter { !mine.contains($0.id) }
    services = sorted.prefix(maximumNames).map(\.name).joined(separator: ", ")
    let spoken = average.map { texts.accessibleRating($0, votes: 1) }
    let length = texts.accessibleRunningTime(details?.minutes)
    accessibleLabel = [summary.accessibleLabel, length, spoken].compactMap(\.self).joined(separator: ", ")
  }
}

/// The number of services that fit a row.
private let maximumNames = 4
