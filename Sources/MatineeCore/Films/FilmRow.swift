import Foundation
import TMDB

/// A film as a row shows it: every text is ready, so that drawing it formats nothing.
public struct FilmRow: Identifiable, Hashable, Sendable {
  public let id: Movie.ID
  public var title: String
  public var overview: String
  /// In the reader's medium format; empty when unknown.
  public var date: String
  /// A number out of ten, or "Not rated".
  public var rating: String
  /// The rating as a share of the best, for drawn stars; `nil` without votes.
  public var score: Double?
  /// In one size, and marked with its kind, so that others can be found (see ``PictureRenditions``).
  public var poster: URL?
  /// The row as one sentence.
  public var spoken: String
}

extension FilmRow {
  /// - Parameter posterWidth: in device pixels.
  public init(_ film: Movie, texts: TitleTexts, images: ImageConfiguration, posterWidth: Int) {
    id = film.id
    title = String((film.title.isEmpty ? film.originalTitle : film.title).prefix(longestTitle))
    overview = String(film.overview.prefix(longestOverview))
    date = texts.date(film.releaseDate)
    rating = texts.rating(film.voteAverage, votes: film.voteCount)
    score = film.voteCount > 0 ? max(0, min(film.voteAverage / 10, 1)) : nil
    poster = film.posterPath.map { PictureRenditions(images).address(of: $0, .poster, atLeast: posterWidth) }
    let parts = [
      title, film.releaseDate.map { "\($0.year)" }, texts.spokenRating(film.voteAverage, votes: film.voteCount),
    ]
    spoken = parts.compactMap(\.self).joined(separator: ", ")
  }
}

/// Longer texts are nobody's title or overview, and laying them out would take its time. In characters.
private let longestTitle = 300
private let longestOverview = 2_000
