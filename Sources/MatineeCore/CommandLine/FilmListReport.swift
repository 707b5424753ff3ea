import Foundation
import TMDB

/// A page of films for the command line: as lines for a person, or as JSON for a program.
public struct FilmListReport: Sendable {
  public let films: [Movie]

  public init(_ films: [Movie]) { self.films = films }

  /// One line a film: rating, year, title.
  public func text() -> String {
    films.map { film in
      let rating = film.voteCount > 0 ? String(format: "%4.1f", max(0, min(film.voteAverage, 10))) : "   –"
      let year = film.releaseDate.map { String($0.year) } ?? "    "
      return "\(rating)  \(year)  \(Self.plain(film.title.isEmpty ? film.originalTitle : film.title))"
    }.joined(separator: "\n")
  }

  /// One array of objects.
  public func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(films.map(Row.init)), as: UTF8.self)
  }

  /// One line, whatever the title holds: a terminal obeys control characters.
  private static func plain(_ title: String) -> String {
    String(title.map { $0.unicodeScalars.contains { $0.properties.generalCategory == .control } ? " " : $0 })
  }

  private struct Row: Encodable {
    let id: Int
    let kind = "movie"
    let title: String
    let originalTitle: String
    let overview: String
    let releaseDate: String?
    let voteAverage: Double
    let voteCount: Int

    init(_ film: Movie) {
      id = film.id
      title = film.title
      originalTitle = film.originalTitle
      overview = film.overview
      releaseDate = film.releaseDate?.description
      voteAverage = film.voteAverage
      voteCount = film.voteCount
    }
  }
}
