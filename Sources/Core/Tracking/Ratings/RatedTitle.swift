import AppFoundation
import Catalogue
import Foundation
import Library
import Localization
import TitleIdentity

/// A title that the user has rated.
public struct RatedTitle: Identifiable, Hashable, Sendable {
  public let summary: TitleSummary
  /// The year, and the difference from the average if the titles are sorted by it: "1979 · 1.9 above 8.1".
  public let detail: String
  /// The title and the detail as one sentence for screen readers.
  public let accessibleLabel: String

  public var id: TitleID { summary.id }

  init(_ entry: RatingsPage.Entry, comparing: Bool, format: PageFormat) {
    summary = TitleSummary(entry.rating.title, format: format)
    let difference = comparing ? Self.difference(entry, format.texts) : nil
    detail = [summary.years, difference].compactMap(\.self).joined(separator: " · ")
    accessibleLabel = [summary.accessibleLabel, difference].compactMap(\.self).joined(separator: ", ")
  }

  private static func difference(_ entry: RatingsPage.Entry, _ texts: TitleTexts) -> String {
    guard let average = entry.average else { return tr("average unknown") }
    let rounded = (average * 10).rounded() / 10
    let difference = entry.rating.score.stars - rounded
    let values: KeyValuePairs = [
      "difference": abs(difference).formatted(.number.precision(.fractionLength(0...1)).locale(texts.locale)),
      "average": texts.rating(average, votes: 1),
    ]
    if abs(difference) < 0.05 { return tr("equal to {average}", values) }
    // Translators: {difference} is the user's rating minus the average rating, such as “1.5 above 7.0”.
    return difference > 0 ? tr("{difference} above {average}", values) : tr("{difference} below {average}", values)
  }
}
