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
  init(_ fields: TitleFields, format: PageFormat) {
    summary = TitleSummary(fields, format: format)
    id = fields.id
    title = summary.title
    year = summary.years ?? ""
    rating = summary.rating
    poster = summary.poster
    spoken = summary.spoken
  }

  public init(_ film: Movie, format: PageFormat) { self.init(TitleFields(film), format: format) }
  public init(_ show: TVShow, format: PageFormat) { self.init(TitleFields(show), format: format) }

  /// Those that can be opened, each once, without the title that they are shown on.
  static func cards(_ rows: some Sequence<TitleFields>, except id: TitleID?, format: PageFormat) -> [TitleCard] {
    var seen = Set([id].compactMap(\.self))
    return rows.filter { row in
      row.id.number > 0 && !row.name.isEmpty && (format.includesAdult || !row.isAdult) && seen.insert(row.id).inserted
    }.map { TitleCard($0, format: format) }
  }
}
