import Library
import TMDB

/// A title as the library remembers it, for its page to begin with.
extension TitleSummary {
  /// What nobody remembers, such as the rating, is empty until its page has come.
  public init(_ reference: TitleReference, format: PageFormat) {
    let year = reference.year.map(String.init)
    self.init(
      id: reference.key.titleID, title: reference.name, years: year,
      rating: RatingText(value: "", score: nil, spoken: ""),
      poster: format.picture(reference.posterPath.flatMap { ImagePath($0) }, .poster),
      spoken: [reference.name, year].compactMap(\.self).joined(separator: ", "))
  }
}
