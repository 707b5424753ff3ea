/// The targets for movies.
public enum MovieTarget {
  /// The movies in cinemas now, most popular first. ``Page/dates`` contains the date window.
  public static let nowPlaying = list("now_playing")
  /// The movies coming to cinemas in the next few weeks, most popular first. Rereleases are included.
  public static let upcoming = list("upcoming")
  /// All movies, most popular first.
  public static let popular = list("popular")
  /// The highest-rated movies with enough votes.
  public static let topRated = list("top_rated")
  /// The movie most recently added to TMDB. Most of its details are empty.
  public static let latest = Target<MovieDetails>("/movie/latest", cache: .nothing)

  /// Returns a target for a movie's details, with the given parts.
  public static func details(_ id: Movie.ID, appending parts: [MoviePart] = []) -> Target<MovieDetails> {
    Target("/movie/\(id)", cache: .response, settings: [.language]).appending(parts.map(\.rawValue))
  }

  /// Returns a target for the details of the movie with an IMDb ID (`tt…`).
  public static func details(imdbID: String, appending parts: [MoviePart] = []) -> Target<MovieDetails> {
    Target("/movie/\(imdbID)", cache: .nothing, settings: [.language]).appending(parts.map(\.rawValue))
  }

  /// Returns a target for the movie's cast and crew.
  public static func credits(_ id: Movie.ID) -> Target<Credits> {
    Target("/movie/\(id)/credits", cache: .response, settings: [.language])
  }

  /// Returns a target for images in the client's language and in `languages`, such as `["en", "null"]`; `null` means no
  /// language.
  public static func images(_ id: Movie.ID, languages: [String] = []) -> Target<ImageSet> {
    Target("/movie/\(id)/images", cache: .nothing, settings: [.language]).images(in: languages)
  }

  /// Returns a target for trailers and other videos in the client's language and in `languages`.
  public static func videos(_ id: Movie.ID, languages: [String] = []) -> Target<VideoList> {
    Target("/movie/\(id)/videos", cache: .nothing, settings: [.language]).videos(in: languages)
  }

  /// Returns a target for user reviews.
  public static func reviews(_ id: Movie.ID) -> Target<Page<Review>> {
    Target("/movie/\(id)/reviews", cache: .nothing, settings: [.language])
  }

  /// Returns a target for recommended movies, based on this one.
  public static func recommendations(_ id: Movie.ID) -> Target<Page<Movie>> {
    Target("/movie/\(id)/recommendations", cache: .response, settings: [.language])
  }

  /// Returns a target for movies with similar genres and keywords.
  public static func similar(_ id: Movie.ID) -> Target<Page<Movie>> {
    Target("/movie/\(id)/similar", cache: .response, settings: [.language])
  }

  /// Returns a target for the movie's keywords.
  public static func keywords(_ id: Movie.ID) -> Target<KeywordList> {
    Target("/movie/\(id)/keywords", cache: .nothing)
  }

  /// Returns a target for the movie's releases in each country.
  public static func releaseDates(_ id: Movie.ID) -> Target<ReleaseDates> {
    Target("/movie/\(id)/release_dates", cache: .nothing)
  }

  /// Returns a target for alternative titles, in all countries or in one (ISO 3166-1).
  public static func alternativeTitles(_ id: Movie.ID, country: String? = nil) -> Target<AlternativeTitles> {
    Target("/movie/\(id)/alternative_titles", cache: .nothing).with("country", country)
  }

  /// Returns a target for the movie's translations.
  public static func translations(_ id: Movie.ID) -> Target<Translations> {
    Target("/movie/\(id)/translations", cache: .nothing)
  }

  /// Returns a target for the movie's IDs in other databases.
  public static func externalIDs(_ id: Movie.ID) -> Target<ExternalIDs> {
    Target("/movie/\(id)/external_ids", cache: .nothing)
  }

  /// Returns a target for the movie's watch providers. Apps must credit JustWatch, the source of the data.
  public static func watchProviders(_ id: Movie.ID) -> Target<WatchProviders> {
    Target("/movie/\(id)/watch/providers", cache: .nothing)
  }

  /// Returns a target for the user-created lists that contain the movie.
  public static func lists(_ id: Movie.ID) -> Target<Page<ListSummary>> {
    Target("/movie/\(id)/lists", cache: .nothing, settings: [.language])
  }

  private static func list(_ name: String) -> Target<Page<Movie>> {
    Target(TargetPath(stringLiteral: "/movie/" + name), cache: .response, settings: [.language, .region])
  }
}

/// A part that can be appended to a movie's details. See ``MovieParts``.
public enum MoviePart: String, CaseIterable, Sendable {
  case accountStates = "account_states"
  case alternativeTitles = "alternative_titles"
  case changes
  case credits
  case externalIDs = "external_ids"
  case images
  case keywords
  case lists
  case recommendations
  case releaseDates = "release_dates"
  case reviews
  case similar
  case translations
  case videos
  case watchProviders = "watch/providers"
}
