import Foundation
import TMDB

/// What is known of a title before its page has come: what a row or card of a list has, so that a page shows at once.
public struct TitleSummary: Identifiable, Hashable, Sendable {
  public let id: TitleID
  public var title: String
  /// "1999"; of a series, once its page has come, "2008–2013".
  public var years: String?
  /// The release or first showing in the reader's medium format.
  public var date: String?
  public var rating: RatingText
  /// In one size, and marked with its kind (see ``PictureRenditions``).
  public var poster: URL?
  public var backdrop: URL?
  public var overview: String?
  /// What the title was made in, so that posters in it are asked for, too.
  public var originalLanguage: LanguageTag?
  /// All of it but the overview, as one sentence.
  public var spoken: String
}

extension TitleSummary {
  public init(_ film: Movie, format: PageFormat) { self.init(TitleFields(film), format: format) }
  public init(_ show: TVShow, format: PageFormat) { self.init(TitleFields(show), format: format) }

  /// - Returns: `nil` for a person or a collection.
  public init?(_ item: MediaItem, format: PageFormat) {
    guard let fields = TitleFields(item) else { return nil }
    self.init(fields, format: format)
  }

  /// What a row of a list knew.
  public init(_ row: TitleRow) {
    id = row.id
    title = row.title
    years = row.years
    date = row.date.isEmpty ? nil : row.date
    rating = RatingText(value: row.rating, score: row.score, spoken: row.rating)
    poster = row.poster
    backdrop = row.backdrop
    overview = row.overview.isEmpty ? nil : row.overview
    spoken = row.spoken
  }

  init(_ fields: TitleFields, format: PageFormat) {
    id = fields.id
    title = fields.name
    years = format.texts.year(fields.date)
    date = fields.date.map(format.texts.date)
    rating = RatingText(fields.average, votes: fields.votes, texts: format.texts)
    poster = format.picture(fields.poster, .poster)
    backdrop = format.picture(fields.backdrop, .backdrop)
    let overview = BoundedText.paragraphs(fields.overview, most: 2_000)
    self.overview = overview.isEmpty ? nil : overview
    originalLanguage = LanguageTag(fields.originalLanguage)
    let said = format.texts.spokenRating(fields.average, votes: fields.votes)
    spoken = [title, years, said].compactMap(\.self).joined(separator: ", ")
  }
}
