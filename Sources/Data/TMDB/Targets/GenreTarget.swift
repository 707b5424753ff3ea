/// The targets for lists of genres.
public enum GenreTarget {
  /// The genres of movies.
  public static let movies = Target<GenreList>("/genre/movie/list", cache: .response, settings: [.language])
  /// The genres of shows.
  public static let shows = Target<GenreList>("/genre/tv/list", cache: .response, settings: [.language])
}
