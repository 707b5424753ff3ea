/// The content of the daily exports.
public enum ExportContent: Hashable, Sendable {
  /// The titles and people of the catalogue.
  case catalogue
  /// Synthetic titles: this many movies, a fifth as many shows and four times as many people, as on TMDB.
  case synthetic(movies: Int)
  /// These films, most popular first, and no shows or people. The list of popular films contains them, too.
  case films([PublishedFilm])
}
