import Library
import TitleIdentity

/// An export for Letterboxd's import: movies with ratings and plays, split into files of the size that Letterboxd
/// accepts.
///
/// Letterboxd supports only movies. Its ratings are exported in whole stars out of ten.
public struct LetterboxdExport: Hashable, Sendable {
  /// The CSV files, each with the header.
  public let files: [[UInt8]]
  /// The number of rows in all files.
  public let rows: Int
  /// The number of ratings that were rounded up to a whole star.
  public let rounded: Int
  /// The number of omitted ratings and plays of shows, which Letterboxd doesn't support.
  public let omittedShowEntries: Int

  /// Creates an export.
  ///
  /// - Parameters:
  ///   - ratings: The current ratings. Each is written with the latest play of its movie, or as a separate row if
  ///     there is no play.
  ///   - reviews: The review texts by movie.
  ///   - maximumRows: The maximum number of rows in a file, excluding the header.
  ///   - maximumBytes: The maximum size of a file.
  public init(
    ratings: [ExportedRating], plays: [ExportedPlay], reviews: [ExportedTitle: String] = [:],
    maximumRows: Int = 1_000,
    maximumBytes: Int = 1_000_000
  ) {
    let films = LetterboxdRows(ratings: ratings, plays: plays, reviews: reviews)
    var files: [[UInt8]] = []
    var writer = CSVWriter(header: Self.header, guardsFormulas: false)
    var count = 0
    for row in films.rows {
      let encoded = writer.encoded(row)
      if count > 0, count == maximumRows || writer.bytes.count + encoded.count > maximumBytes {
        files.append(writer.bytes)
        writer = CSVWriter(header: Self.header, guardsFormulas: false)
        count = 0
      }
      writer.append(encoded: encoded)
      count += 1
    }
    if count > 0 { files.append(writer.bytes) }
    self.files = files
    rows = films.rows.count
    rounded = films.rounded
    omittedShowEntries = films.omittedShowEntries
  }

  private static let header = [
    "LetterboxdURI", "tmdbID", "imdbID", "Title", "Year", "Directors", "WatchedDate", "Rating10", "Rewatch", "Tags",
    "Review",
  ]
}

/// The rows of a Letterboxd import, before they are split into files.
struct LetterboxdRows {
  private(set) var rows: [[String?]] = []
  private(set) var rounded = 0
  private(set) var omittedShowEntries = 0

  init(ratings: [ExportedRating], plays: [ExportedPlay], reviews: [ExportedTitle: String]) {
    var scores: [ExportedTitle: Score] = [:]
    var reviews = reviews
    for rating in ratings {
      if rating.episode == nil, rating.title.kind == .movie {
        scores[rating.title] = rating.score
      } else {
        omittedShowEntries += 1
      }
    }
    rounded = scores.values.count { !$0.halves.isMultiple(of: 2) }
    let films = plays.filter { $0.episode == nil && $0.title.kind == .movie }
    omittedShowEntries += plays.count - films.count
    // The rating is written with the movie's latest play.
    let last = Dictionary(
      films.enumerated().map { ($1.title, $0) }, uniquingKeysWith: { Self.later($0, $1, of: films) })
    for (index, play) in films.enumerated() {
      let isLast = last[play.title] == index
      let score = isLast ? scores.removeValue(forKey: play.title) : nil
      let review = isLast ? reviews.removeValue(forKey: play.title) : nil
      rows.append(Self.row(play.title, Self.day(play.date), score, play.isRewatch, review))
    }
    for rating in ratings {
      guard let score = scores.removeValue(forKey: rating.title) else { continue }
      rows.append(Self.row(rating.title, nil, score, false, reviews.removeValue(forKey: rating.title)))
    }
    for (title, review) in reviews.sorted(by: { $0.key.name < $1.key.name }) where title.kind == .movie {
      rows.append(Self.row(title, nil, nil, false, review))
    }
  }
}

extension LetterboxdRows {
  private static func later(_ left: Int, _ right: Int, of films: [ExportedPlay]) -> Int {
    (day(films[left].date) ?? "") > (day(films[right].date) ?? "") ? left : right
  }

  /// Returns a day; `nil` for a month or year, because Letterboxd supports only complete dates.
  private static func day(_ date: PartialDate) -> String? {
    let parts = date.components
    guard let year = parts.year, let month = parts.month, let day = parts.day else { return nil }
    return PartialDate.day(year: year, month: month, day: day).description
  }

  private static func row(_ title: ExportedTitle, _ day: String?, _ score: Score?, _ isRewatch: Bool, _ review: String?)
    -> [String?]
  {
    [
      nil, title.tmdb.map(String.init), title.imdb, title.name, title.year.map(String.init), nil, day,
      score.map { String(($0.halves + 1) / 2) }, isRewatch ? "true" : nil, nil, review,
    ]
  }
}
