import Foundation
import TMDB

/// A film or a series as a row shows it: every text is ready, so that drawing it formats nothing.
public struct TitleRow: Identifiable, Hashable, Sendable {
  public let id: TitleID
  public var title: String
  public var overview: String
  /// In the reader's medium format; empty when unknown.
  public var date: String
  /// The year of that date.
  public var years: String?
  /// A number out of ten, or "Not rated".
  public var rating: String
  /// The rating as a share of the best, for drawn stars; `nil` without votes.
  public var score: Double?
  /// In one size, and marked with its kind, so that others can be found (see ``PictureRenditions``).
  public var poster: URL?
  /// Not shown by the row, but by the page that opens from it, at once.
  public var backdrop: URL?
  /// The row as one sentence.
  public var spoken: String
}

extension TitleRow {
  public init(_ entry: some ListedTitle, texts: TitleTexts, images: ImageConfiguration) {
    id = entry.titleID
    title = String(entry.shownTitle.prefix(longestTitle))
    overview = String(entry.overview.prefix(longestOverview))
    date = texts.date(entry.date)
    years = entry.date.map { "\($0.year)" }
    rating = texts.rating(entry.voteAverage, votes: entry.voteCount)
    score = entry.voteCount > 0 ? max(0, min(entry.voteAverage / 10, 1)) : nil
    poster = entry.posterPath.map { PictureRenditions(images).address(of: $0, .poster) }
    backdrop = entry.backdropPath.map { PictureRenditions(images).address(of: $0, .backdrop) }
    let parts = [title, years, texts.spokenRating(entry.voteAverage, votes: entry.voteCount)]
    spoken = parts.compactMap(\.self).joined(separator: ", ")
  }
}

/// Longer texts are nobody's title or overview, and laying them out would take its time. In characters.
private let longestTitle = 300
private let longestOverview = 2_000
