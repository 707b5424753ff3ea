import Foundation
import TMDB

/// A film or series as lists have it, every text ready: what rows and cards show, and pages before they have come.
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
  public init(_ entry: some ListedTitle, format: PageFormat) {
    id = entry.titleID
    title = entry.titleLine
    years = format.texts.year(entry.date)
    date = entry.date.map(format.texts.date)
    rating = RatingText(entry.voteAverage, votes: entry.voteCount, texts: format.texts)
    poster = format.picture(entry.posterPath, .poster)
    backdrop = format.picture(entry.backdropPath, .backdrop)
    let overview = BoundedText.paragraphs(entry.overview, most: 2_000)
    self.overview = overview.isEmpty ? nil : overview
    originalLanguage = LanguageTag(entry.originalLanguage)
    let said = format.texts.spokenRating(entry.voteAverage, votes: entry.voteCount)
    spoken = [title, years, said].compactMap(\.self).joined(separator: ", ")
  }
}
