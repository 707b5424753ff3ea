/// Questions that TMDB no longer documents and still answers, kept for those who hold old answers.
public enum LegacyTarget {
  /// A film's releases in the older shape; ask ``MovieTarget/releaseDates(_:)`` now.
  public static func releases(_ id: Movie.ID) -> Target<LegacyReleases> {
    Target("/movie/\(id)/releases")
  }

  /// A film's cast and crew; ask ``MovieTarget/credits(_:)`` now.
  public static func casts(_ id: Movie.ID) -> Target<Credits> {
    Target("/movie/\(id)/casts")
  }

  /// What is like a film; ask ``MovieTarget/similar(_:)`` now.
  public static func similarMovies(_ id: Movie.ID) -> Target<Page<Movie>> {
    Target("/movie/\(id)/similar_movies", settings: [.language])
  }

  /// A company's films; ask ``DiscoverTarget/movies(_:)`` now.
  public static func movies(ofCompany id: Company.ID) -> Target<Page<Movie>> {
    Target("/company/\(id)/movies", settings: [.language])
  }

  /// A genre's films; ask ``DiscoverTarget/movies(_:)`` now.
  public static func movies(ofGenre id: Genre.ID) -> Target<Page<Movie>> {
    Target("/genre/\(id)/movies", settings: [.language])
  }

  /// A person's films; ask ``PersonTarget/combinedCredits(_:)`` now.
  public static func credits(ofPerson id: Person.ID) -> Target<PersonCredits> {
    Target("/person/\(id)/credits", settings: [.language])
  }

  /// The genres of films; ask ``GenreTarget/movies`` now.
  public static let genres = Target<GenreList>("/genre/list", settings: [.language])

  /// The jobs by department; ask ``ConfigurationTarget/jobs`` now.
  public static let jobs = Target<LegacyJobs>("/job/list")
}
