/// What genres there are.
public enum GenreTarget {
  /// The genres of films.
  public static let movies = Target<GenreList>("/genre/movie/list", settings: [.language])
  /// The genres of series.
  public static let shows = Target<GenreList>("/genre/tv/list", settings: [.language])
}
