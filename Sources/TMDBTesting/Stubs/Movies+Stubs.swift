import TMDB

// Blank values of films, from which stubs are made.

extension Movie: Stubbable {
  /// Film 1, without a title, a date or a picture, and with 0 votes.
  public static var blank: Movie { Movie(id: 1) }
}

extension MovieDetails: Stubbable {
  /// A blank film, without genres, a running time, or parts that were asked for along with it.
  public static var blank: MovieDetails { MovieDetails(movie: .blank) }
}

extension MovieParts: Stubbable {
  /// None of the parts was asked for: all are `nil`.
  public static var blank: MovieParts { MovieParts() }
}

extension ReleaseDates: Stubbable {
  /// No countries.
  public static var blank: ReleaseDates { ReleaseDates() }
}

extension CountryReleases: Stubbable {
  /// A country without a code or releases.
  public static var blank: CountryReleases { CountryReleases() }
}

extension Release: Stubbable {
  /// A release without a date, a type or an age rating.
  public static var blank: Release { Release() }
}

extension LegacyReleases: Stubbable {
  /// No countries.
  public static var blank: LegacyReleases { LegacyReleases() }
}

extension LegacyRelease: Stubbable {
  /// A release without a date, a country or an age rating, which is not the first.
  public static var blank: LegacyRelease { LegacyRelease() }
}
