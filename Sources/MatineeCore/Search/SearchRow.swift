import Foundation
import TMDB
import TitleIndex

/// A film, a series, a person or another page that a search found, every text ready.
public struct SearchRow: Identifiable, Hashable, Sendable {
  /// Its page; the same title is the same row, whoever told of it.
  public let id: PageReference
  public var title: String
  /// Which letters of the title were typed.
  public var marks: [Range<String.Index>] = []
  /// What it is, and since when.
  public var footnote = ""
  /// What it is about, or what a person is known for; empty when unknown.
  public var text = ""
  /// `nil` where nobody rates it, and where only its name is known.
  public var rating: RatingText?
  /// In one size, and marked with its kind (see ``PictureRenditions``).
  public var picture: URL?
  /// All of it but the text, as one sentence.
  public var spoken: String
  /// What a page opened from the row shows at once.
  public var summary: Summary?
  /// Of a film's release, or of a series' beginning; `nil` when unknown, and for what has none.
  public var year: Int?
  /// TMDB's measure of how much it is looked at.
  public var popularity = 0.0

  /// What is known of a page before it has come.
  public enum Summary: Hashable, Sendable {
    case title(TitleSummary)
    case person(PersonSummary)
  }

  /// One of which no more than the name is known.
  ///
  /// - Parameter year: where it is known.
  public init(_ id: PageReference, title: String, year: Int? = nil) {
    self.id = id
    self.title = BoundedText.line(title)
    self.year = year
    footnote = [id.word, year.map(String.init)].compactMap(\.self).joined(separator: ", ")
    spoken = "\(self.title), \(footnote)"
  }
}

extension SearchRow {
  init(_ film: Movie, format: PageFormat) { self.init(film, popularity: film.popularity, format: format) }

  init(_ series: TVShow, format: PageFormat) { self.init(series, popularity: series.popularity, format: format) }

  private init(_ entry: some ListedTitle, popularity: Double, format: PageFormat) {
    let summary = TitleSummary(entry, format: format)
    self.init(.title(summary.id), title: summary.title)
    let word = id.word
    footnote = [word, summary.date].compactMap(\.self).joined(separator: ", ")
    text = summary.overview ?? ""
    rating = summary.rating
    picture = summary.poster
    year = entry.date?.year
    spoken = [summary.title, word, summary.years, format.texts.spokenRating(entry.voteAverage, votes: entry.voteCount)]
      .compactMap(\.self).joined(separator: ", ")
    self.summary = .title(summary)
    self.popularity = popularity
  }

  init(_ person: Person, format: PageFormat) {
    self.init(.person(person.id), title: person.displayName)
    let summary = PersonSummary(
      id: person.id, name: person.displayName, portrait: format.picture(person.profilePath, .profile))
    let titles = person.knownFor.compactMap { $0.listedTitle?.titleLine }.filter { !$0.isEmpty }
    text = titles.isEmpty ? "" : "Known for \(titles.joined(separator: ", "))"
    picture = summary.portrait
    self.summary = .person(summary)
    popularity = person.popularity
  }

  /// The same row with the letters marked that were typed.
  func marked(_ letters: MatchedLetters) -> SearchRow {
    var row = self
    row.marks = letters.ranges(in: title)
    return row
  }
}

extension PageReference {
  /// What it leads to, in one word.
  fileprivate var word: String {
    switch self {
    case .title(let id): id.kind == .film ? "Film" : "Series"
    case .season: "Season"
    case .person: "Person"
    case .collection: "Collection"
    case .imdb: "IMDb"
    }
  }
}
