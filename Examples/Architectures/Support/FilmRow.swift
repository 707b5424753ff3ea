import Containment
import Foundation
import TMDB

/// A film, formatted for a row.
public nonisolated struct FilmRow: Listable, Sendable {
  public let id: Movie.ID
  public let title: String
  /// The release date in the user's format; empty if it is unknown.
  public let date: String
  /// The average rating, such as "8.2"; empty without votes.
  public let rating: String
  public let overview: String
  public let poster: URL?

  /// - Parameter images: The base URL and sizes of pictures.
  public init(_ movie: Movie, images: ImageConfiguration) {
    id = movie.id
    title = movie.title
    date = movie.releaseDate.map(FilmText.date) ?? ""
    rating = movie.voteCount > 0 ? movie.voteAverage.formatted(.number.precision(.fractionLength(1))) : ""
    overview = movie.overview
    poster = movie.posterPath.map { images.url(for: $0, .poster, atLeast: 342) }
  }
}

nonisolated extension FilmRow {
  public var listTitle: String { title }
  public var listText: String { overview }
  public var listFootnote: String { date }
  public var listDetail: String { rating }
  public var listImage: URL? { poster }
}
