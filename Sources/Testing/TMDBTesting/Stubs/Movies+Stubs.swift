import TMDB

// Blank movies, the basis of stubs.

extension Movie: Stubbable {
  /// A movie with the ID 1, and without title, date, images and votes.
  public static var blank: Movie { Movie(id: 1) }
}

extension MovieDetails: Stubbable {
  /// A blank movie without genres, running time and appended parts.
  public static var blank: MovieDetails { MovieDetails(movie: .blank) }
}

extension MovieParts: Stubbable {
  /// Parts that are all `nil`.
  public static var blank: MovieParts { MovieParts() }
}

extension ReleaseDates: Stubbable {
  /// An empty list of countries.
  public static var blank: ReleaseDates { ReleaseDates() }
}

extension CountryReleases: Stubbable {
  /// A country without code and releases.
  public static var blank: CountryReleases { CountryReleases() }
}

extension Release: Stubbable {
  /// A release without date, type and age rating.
  public static var blank: Release { Release() }
}

extension LegacyReleases: Stubbable {
  /// An empty list of countries.
  public static var blank: LegacyReleases { LegacyReleases() }
}

extension LegacyRelease: Stubbable {
  /// A release that is not primary, without date, country and age rating.
  public static var blank: LegacyRelease { LegacyRelease() }
}
