import ArchitecturesSupport

/// A screen that a view model asks for.
enum FeaturedRoute: Equatable {
  /// The film's page, on top of the current one.
  case film(FilmRow)
  /// The film's page in a window of its own.
  case filmInWindow(FilmRow)
}
