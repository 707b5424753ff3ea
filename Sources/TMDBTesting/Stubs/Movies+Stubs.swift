import TMDB

// Blank values of films, from which stubs are made.

extension Movie: Stubbable {
  public static var blank: Movie { Movie(id: 1) }
}

extension MovieDetails: Stubbable {
  public static var blank: MovieDetails { MovieDetails(movie: .blank) }
}

extension MovieParts: Stubbable {
  public static var blank: MovieParts { MovieParts() }
}

extension ReleaseDates: Stubbable {
  public static var blank: ReleaseDates { ReleaseDates() }
}

extension CountryReleases: Stubbable {
  public static var blank: CountryReleases { CountryReleases() }
}

extension Release: Stubbable {
  public static var blank: Release { Release() }
}

extension LegacyReleases: Stubbable {
  public static var blank: LegacyReleases { LegacyReleases() }
}

extension LegacyRelease: Stubbable {
  public static var blank: LegacyRelease { LegacyRelease() }
}
