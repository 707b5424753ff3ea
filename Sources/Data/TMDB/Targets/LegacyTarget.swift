/// The targets for endpoints that TMDB no longer documents but still serves. Apps may have cached their responses.
public enum LegacyTarget {
  /// Returns a target for a movie's releases in the legacy format. Use ``MovieTarget/releaseDates(_:)`` instead.
  public static func releases(_ id: Movie.ID) -> Target<LegacyReleases> {
    Target("/movie/\(id)/releases", cache: .nothing)
  }

  /// Returns a target for a movie's cast and crew. Use ``MovieTarget/credits(_:)`` instead.
  public static func casts(_ id: Movie.ID) -> Target<Credits> {
    Target("/movie/\(id)/casts", cache: .nothing)
  }

  /// Returns a target for similar movies. Use ``MovieTarget/similar(_:)`` instead.
  public static func similarMovies(_ id: Movie.ID) -> Target<Page<Movie>> {
    Target("/movie/\(id)/similar_movies", cache: .nothing, settings: [.language])
  }

  /// Returns a target for a company's movies. Use ``DiscoverTarget/movies(_:)`` instead.
  public static func movies(ofCompany id: Company.ID) -> Target<Page<Movie>> {
    Target("/company/\(id)/movies", cache: .nothing, settings: [.language])
  }

  /// Returns a target for a genre's movies. Use ``DiscoverTarget/movies(_:)`` instead.
  public static func movies(ofGenre id: Genre.ID) -> Target<Page<Movie>> {
    Target("/genre/\(id)/movies", cache: .nothing, settings: [.language])
  }

  /// Returns a target for a person's movies. Use ``PersonTarget/combinedCredits(_:)`` instead.
  public static func credits(ofPerson id: Person.ID) -> Target<PersonCredits> {
    Target("/person/\(id)/credits", cache: .nothing, settings: [.language])
  }

  /// The genres of movies. Use ``GenreTarget/movies`` instead.
  public static let genres = Target<GenreList>("/genre/list", cache: .nothing, settings: [.language])

  /// The jobs by department. Use ``ConfigurationTarget/jobs`` instead.
  public static let jobs = Target<LegacyJobs>("/job/list", cache: .nothing)
}
