/// What the daily exports hold.
public enum ExportContent: Hashable, Sendable {
  /// The titles and people of the catalogue.
  case catalogue
  /// Made-up ones: so many films, a fifth as many series, and four times as many people, as TMDB has them.
  case synthetic(films: Int)
}
