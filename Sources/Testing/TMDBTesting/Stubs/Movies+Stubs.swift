import TMDB

// Blank movies, the basis of stubs.

extension Movie: NumberedStubbable {}

extension MovieParts: EmptyStubbable {}
extension CountryReleases: EmptyStubbable {}
extension Release: EmptyStubbable {}
extension LegacyRelease: EmptyStubbable {}

extension MovieDetails: Stubbable {
  /// A blank movie without genres, running time or appended parts.
  public static var blank: MovieDetails { MovieDetails(movie: .blank) }
}
