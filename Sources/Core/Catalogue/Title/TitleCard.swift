import Foundation
import TMDB
import TitleIdentity

/// The formatted content of a title's card.
public struct TitleCard: Identifiable, Hashable, Sendable {
  public let id: TitleID
  public var title: String
  /// The year, or an empty string if it is unknown.
  public var year: String
  public var rating: RatingText
  /// The poster's address in one size, marked with its kind (see ``PictureRenditions``).
  public var poster: URL?
  /// The card as one sentence for screen readers.
  public var accessibleLabel: String
  /// The summary that the title's page shows while it loads.
  public var summary: TitleSummary
}

extension TitleCard {
  public init(_ entry: some ListedTitle, format: PageFormat) {
    self.init(TitleSummary(entry, format: format))
  }

  public init(_ summary: TitleSummary) {
    self.summary = summary
    id = summary.id
    title = summary.title
    year = summary.years ?? ""
    rating = summary.rating
    poster = summary.poster
    accessibleLabel = summary.accessibleLabel
  }

  /// Returns cards of the titles that can be opened, without duplicates and without the title whose page shows them.
  static func cards(_ entries: [any ListedTitle], except id: TitleID?, format: PageFormat) -> [TitleCard] {
    var seen = Set([id].compactMap(\.self))
    return entries.filter { entry in
      entry.isDisplayable(format) && seen.insert(entry.titleID).inserted
    }.map { TitleCard($0, format: format) }
  }
}
