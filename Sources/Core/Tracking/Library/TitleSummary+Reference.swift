import Catalogue
import Library
import TMDB
import TitleIdentity

/// Summaries of the titles in the library, for a page to show until it has loaded.
extension TitleSummary {
  /// Creates a summary. Fields that the library doesn't store, such as the rating, are empty.
  public init(_ reference: TitleReference, format: PageFormat) {
    let year = reference.year.map(String.init)
    self.init(
      id: reference.key.titleID, title: reference.name, years: year,
      rating: RatingText(value: "", score: nil, accessibleLabel: ""),
      poster: format.picture(reference.posterPath.flatMap { ImagePath($0) }, .poster),
      accessibleLabel: [reference.name, year].compactMap(\.self).joined(separator: ", "))
  }
}
