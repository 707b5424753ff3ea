import Foundation
import TMDB

/// A title as a small card shows it, and where it leads: every text is ready.
public struct TitleCard: Identifiable, Hashable, Sendable {
  public let id: TitleID
  public var title: String
  /// Empty when unknown.
  public var year: String
  public var rating: RatingText
  /// In one size, and marked with its kind (see ``PictureRenditions``).
  public var poster: URL?
  /// The card as one sentence.
  public var spoken: String
  /// What a page opened from the card shows at once.
  public var summary: TitleSummary
}

extension TitleCard {
  public init(_ entry: some ListedTitle, format: PageFormat) {
    summary = TitleSummary(entry, format: format)
    id = summary.id
    title = summary.title
    year = summary.years ?? ""
    rating = summary.rating
    poster = summary.poster
    spoken = summary.spoken
  }

  /// Those that can be opened, each once, without the title that they are shown on.
  static func cards(_ entries: [any ListedTitle], except id: TitleID?, format: PageFormat) -> [TitleCard] {
    var seen = Set([id].compactMap(\.self))
    return entries.filter { entry in
      entry.canBeOpened(format) && seen.insert(entry.titleID).inserted
    }.map { TitleCard($0, format: format) }
  }
}
