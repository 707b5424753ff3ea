import AppFoundation
import Catalogue
import Foundation
import Localization
import TMDB
import TitleIdentity
import TitleIndex

/// The formatted content of a row in search results: a film, a series, a person or another page.
public struct SearchRow: Identifiable, Hashable, Sendable {
  /// The page. Rows with the same page are the same, regardless of their source.
  public let id: PageReference
  public var title: String
  /// The ranges of the title's letters that match the query.
  public var marks: [Range<String.Index>] = []
  /// The kind, and the date or year.
  public var footnote = ""
  /// The overview, or the titles that a person is known for. Empty if it is unknown.
  public var text = ""
  /// The rating, or `nil` for people and if it is unknown.
  public var rating: RatingText?
  /// The picture's address in one size, marked with its kind (see ``PictureRenditions``).
  public var picture: URL?
  /// Everything except the text as one sentence for screen readers.
  public var accessibleLabel: String
  /// The summary that the page shows while it loads.
  public var summary: Summary?
  /// The year of a film's release, or of a series' first episode. It is `nil` for other pages and if it is unknown.
  public var year: Int?
  /// TMDB's measure of popularity.
  public var popularity = 0.0

  /// The content that a page shows while it loads.
  public enum Summary: Hashable, Sendable {
    case title(TitleSummary)
    case person(PersonSummary)
  }

  /// Creates a row with only a name.
  ///
  /// - Parameter year: The year, if it is known.
  public init(_ id: PageReference, title: String, year: Int? = nil) {
    self.id = id
    self.title = BoundedText.line(title)
    self.year = year
    footnote = [id.word, year.map(String.init)].compactMap(\.self).joined(separator: ", ")
    accessibleLabel = "\(self.title), \(footnote)"
  }
}

extension SearchRow {
  /// The title that the row is about, as far as it is known; `nil` for other pages. A title from the index has only a
  /// name.
  public var titleSummary: TitleSummary? {
    if case .title(let title)? = summary { return title }
    guard case .title(let titleID) = id else { return nil }
    let years = year.map(String.init)
    return TitleSummary(
      id: titleID, title: title, years: years, rating: RatingText(value: "", score: nil, accessibleLabel: ""),
      accessibleLabel: [title, years].compactMap(\.self).joined(separator: ", "))
  }
}

extension SearchRow {
  init(_ film: Movie, format: PageFormat) { self.init(film, popularity: film.popularity, format: format) }

  init(_ series: TVShow, format: PageFormat) { self.init(series, popularity: series.popularity, format: format) }

  private init(_ entry: some ListedTitle, popularity: Double, format: PageFormat) {
    let summary = TitleSummary(entry, format: format)
    self.init(.title(summary.id), title: summary.title)
    let word = id.word
    footnote = [word, summary.rowDate].compactMap(\.self).joined(separator: ", ")
    text = summary.overview ?? ""
    rating = summary.rating
    picture = summary.poster
    year = entry.date?.year
    accessibleLabel = [
      summary.title, word, summary.years, format.texts.accessibleRating(entry.voteAverage, votes: entry.voteCount),
    ].compactMap(\.self).joined(separator: ", ")
    self.summary = .title(summary)
    self.popularity = popularity
  }

  init(_ person: Person, format: PageFormat) {
    self.init(.person(person.id), title: person.displayName)
    let summary = PersonSummary(
      id: person.id, name: person.displayName, portrait: format.picture(person.profilePath, .profile))
    let titles = person.knownFor.compactMap { $0.listedTitle?.titleLine }.filter { !$0.isEmpty }
    text = titles.isEmpty ? "" : tr("Known for {titles}", ["titles": titles.joined(separator: ", ")])
    picture = summary.portrait
    self.summary = .person(summary)
    popularity = person.popularity
  }

  /// Returns a copy with the matching letters marked.
  func marked(_ letters: MatchedLetters) -> SearchRow {
    var row = self
    row.marks = letters.ranges(in: title)
    return row
  }
}

extension PageReference {
  /// The kind of the page in one word.
  fileprivate var word: String {
    switch self {
    case .title(let id): id.kind == .movie ? tr("Film") : tr("Series")
    case .season: tr("Season")
    case .person: tr("Person")
    case .collection: tr("Collection")
    case .imdb: "IMDb"
    }
  }
}
