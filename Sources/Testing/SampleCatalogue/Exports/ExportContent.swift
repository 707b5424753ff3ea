/// The content of the daily exports.
public enum ExportContent: Hashable, Sendable {
  /// The titles and people of the catalogue.
  case catalogue
  /// Synthetic titles: this many films, a fifth as many series and four times as many people, as on TMDB.
  case synthetic(films: Int)
}
