/// What can be asked about films.
public enum MovieTarget {
  /// In cinemas now, most popular first; the page's ``Page/dates`` say which window that is.
  public static let nowPlaying = list("now_playing")
  /// In cinemas within the next weeks, most popular first; older films that come back are among them.
  public static let upcoming = list("upcoming")
  /// All films, most popular first.
  public static let popular = list("popular")
  /// Films with enough votes, best first.
  public static let topRated = list("top_rated")
  /// The newest film at TMDB, whose details are mostly empty.
  public static let latest = Target<MovieDetails>("/movie/latest")

  /// Everything about a film, with the parts asked for.
  public static func details(_ id: Movie.ID, appending parts: [MoviePart] = []) -> Target<MovieDetails> {
    Target("/movie/\(id)", settings: [.language]).appending(parts.map(\.rawValue))
  }

  /// Everything about the film with this IMDb id (`tt…`).
  public static func details(imdbID: String, appending parts: [MoviePart] = []) -> Target<MovieDetails> {
    Target("/movie/\(imdbID)", settings: [.language]).appending(parts.map(\.rawValue))
  }

  /// Who played and who worked.
  public static func credits(_ id: Movie.ID) -> Target<Credits> {
    Target("/movie/\(id)/credits", settings: [.language])
  }

  /// Pictures, in the client's language; `languages` (such as `["en", "null"]`, where `null` is none) widens that.
  public static func images(_ id: Movie.ID, languages: [String] = []) -> Target<ImageSet> {
    Target("/movie/\(id)/images", settings: [.language]).images(in: languages)
  }

  /// Trailers and the like, in the client's language; `languages` widens that.
  public static func videos(_ id: Movie.ID, languages: [String] = []) -> Target<VideoList> {
    Target("/movie/\(id)/videos", settings: [.language]).videos(in: languages)
  }

  /// What users wrote.
  public static func reviews(_ id: Movie.ID) -> Target<Page<Review>> {
    Target("/movie/\(id)/reviews", settings: [.language])
  }

  /// What those who liked it liked.
  public static func recommendations(_ id: Movie.ID) -> Target<Page<Movie>> {
    Target("/movie/\(id)/recommendations", settings: [.language])
  }

  /// What shares its genres and keywords.
  public static func similar(_ id: Movie.ID) -> Target<Page<Movie>> {
    Target("/movie/\(id)/similar", settings: [.language])
  }

  /// Its keywords.
  public static func keywords(_ id: Movie.ID) -> Target<KeywordList> {
    Target("/movie/\(id)/keywords")
  }

  /// When and how it came out in each country.
  public static func releaseDates(_ id: Movie.ID) -> Target<ReleaseDates> {
    Target("/movie/\(id)/release_dates")
  }

  /// Its other titles, in all countries or in one (ISO 3166-1).
  public static func alternativeTitles(_ id: Movie.ID, country: String? = nil) -> Target<AlternativeTitles> {
    Target("/movie/\(id)/alternative_titles").with("country", country)
  }

  /// Its texts in other languages.
  public static func translations(_ id: Movie.ID) -> Target<Translations> {
    Target("/movie/\(id)/translations")
  }

  /// Its ids elsewhere.
  public static func externalIDs(_ id: Movie.ID) -> Target<ExternalIDs> {
    Target("/movie/\(id)/external_ids")
  }

  /// Where it can be seen; the data are JustWatch's and must be credited.
  public static func watchProviders(_ id: Movie.ID) -> Target<WatchProviders> {
    Target("/movie/\(id)/watch/providers")
  }

  /// The users' lists that hold it.
  public static func lists(_ id: Movie.ID) -> Target<Page<ListSummary>> {
    Target("/movie/\(id)/lists", settings: [.language])
  }

  private static func list(_ name: String) -> Target<Page<Movie>> {
    Target(TargetPath(stringLiteral: "/movie/" + name), settings: [.language, .region])
  }
}

/// A part that can be appended to a film's details: see ``MovieParts``.
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
