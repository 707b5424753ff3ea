import AppFoundation
import Foundation
import TMDB
import TitleIdentity

/// The formatted content of a title in lists. Rows and cards show it, and pages show it while they load.
public struct TitleSummary: Identifiable, Hashable, Sendable {
  public let id: TitleID
  public var title: String
  /// The original title if it differs from the title.
  public var originalTitle: String?
  /// The year, such as "1999". Once a series' page is loaded, it has all years, such as "2008–2013".
  public var years: String?
  /// The date of the release or of the first episode, in the locale's medium format.
  public var date: String?
  /// Whether rows show the full date and not only the year, because the release is still to come or is news.
  public var showsFullDate = false
  public var rating: RatingText
  /// The poster's address in one size, marked with its kind (see ``PictureRenditions``).
  public var poster: URL?
  public var backdrop: URL?
  public var overview: String?
  /// The original language. Requests for the page include posters in this language.
  public var originalLanguage: LanguageTag?
  /// Everything except the overview as one sentence for screen readers.
  public var accessibleLabel: String

  package init(
    id: TitleID, title: String, originalTitle: String? = nil, years: String? = nil, date: String? = nil,
    rating: RatingText, poster: URL? = nil, backdrop: URL? = nil, overview: String? = nil,
    originalLanguage: LanguageTag? = nil, accessibleLabel: String
  ) {
    self.id = id
    self.title = title
    self.originalTitle = originalTitle
    self.years = years
    self.date = date
    self.rating = rating
    self.poster = poster
    self.backdrop = backdrop
    self.overview = overview
    self.originalLanguage = originalLanguage
    self.accessibleLabel = accessibleLabel
  }
}

extension TitleSummary {
  /// The date that rows show: the full date if it matters, or else the year.
  public var rowDate: String? { showsFullDate ? date : years }

  public init(_ entry: some ListedTitle, format: PageFormat) {
    id = entry.titleID
    title = entry.titleLine
    let original = BoundedText.line(entry.originalTitle)
    originalTitle = original.isEmpty || original == title ? nil : original
    years = format.texts.year(entry.date)
    date = entry.date.map(format.texts.date)
    showsFullDate = entry.date.map { date in format.today.map { date > $0 } ?? false } ?? false
    rating = RatingText(entry.voteAverage, votes: entry.voteCount, texts: format.texts)
    poster = format.picture(entry.posterPath, .poster)
    backdrop = format.picture(entry.backdropPath, .backdrop)
    let overview = BoundedText.paragraphs(entry.overview, maximumLength: 2_000)
    self.overview = overview.isEmpty ? nil : overview
    originalLanguage = LanguageTag(entry.originalLanguage)
    let ratingText = format.texts.accessibleRating(entry.voteAverage, votes: entry.voteCount)
    accessibleLabel = [title, years, ratingText].compactMap(\.self).joined(separator: ", ")
  }
}
