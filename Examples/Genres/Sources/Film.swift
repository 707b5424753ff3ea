import Containment
import Foundation
import TMDB

/// A film, formatted for cells and its page.
nonisolated struct Film: Identifiable, Equatable, Sendable {
  let id: Movie.ID
  let title: String
  /// The year of the release; empty if it is unknown.
  let year: String
  /// TMDB's average rating, such as "8.2"; empty without votes.
  let score: String
  let overview: String
  /// The poster, at one size for all views. With a URL for each size, every size would be a separate download.
  let poster: URL?

  /// - Parameter images: The base URL and sizes of pictures.
  init(_ movie: Movie, images: ImageConfiguration) {
    id = movie.id
    title = movie.title
    year = movie.releaseDate.map { String($0.year) } ?? ""
    score = movie.voteCount > 0 ? movie.voteAverage.formatted(.number.precision(.fractionLength(1))) : ""
    overview = movie.overview
    poster = movie.posterPath.map { images.url(for: $0, .poster, atLeast: 342) }
  }
}

/// A film as a card, in shelves and grids.
nonisolated extension Film: Cardable {
  public var badgeSubject: Movie.ID? { id }
  var cardTitle: String { title }
  var cardDetail: String { year }
  var cardImage: URL? { poster }
}

/// A film as a row, in lists.
nonisolated extension Film: Listable {
  var listTitle: String { title }
  var listText: String { overview }
  var listFootnote: String { year }
  var listDetail: String { score }
  var listImage: URL? { poster }
}
