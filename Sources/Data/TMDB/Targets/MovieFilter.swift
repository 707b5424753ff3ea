/// A filter and sort order for movies.
public struct MovieFilter: DiscoverFilter {
  /// The conditions that movies and shows share.
  public var title = TitleFilter()
  /// The sort key.
  public var sort = Sort.popularity
  /// The sort direction.
  public var direction = SortDirection.descending
  /// The date range of the first release.
  public var primaryReleaseDate = Bounds<DayDate>()
  /// The year of the first release.
  public var primaryReleaseYear: Int?
  /// The date range of any release, in the client's region and limited to ``releaseTypes``, if given.
  public var releaseDate = Bounds<DayDate>()
  /// The year of any release.
  public var year: Int?
  /// The kinds of release.
  public var releaseTypes: [ReleaseType] = []
  /// The age rating in the system of ``certificationCountry``.
  public var certification: Choice<String>?
  /// The range of age ratings, in their order.
  public var certifications = Bounds<String>()
  /// The country of the age ratings (ISO 3166-1).
  public var certificationCountry: String?
  /// The IDs of cast members.
  public var cast: Choice<Int>?
  /// The IDs of crew members.
  public var crew: Choice<Int>?
  /// The IDs of cast or crew members.
  public var people: Choice<Int>?
  /// Whether to include movies that were released on video only.
  public var includesVideo = false

  /// The sort keys for movies.
  public enum Sort: String, Hashable, Sendable, CaseIterable {
    case popularity
    case title
    case originalTitle = "original_title"
    case primaryReleaseDate = "primary_release_date"
    case revenue
    case voteAverage = "vote_average"
    case voteCount = "vote_count"
  }

  /// Creates a filter that matches all movies, most popular first.
  public init() {}

  var parameters: [String: String] {
    var parameters = sharedParameters
    parameters.set("primary_release_date", primaryReleaseDate)
    parameters.set("primary_release_year", primaryReleaseYear)
    parameters.set("release_date", releaseDate)
    parameters.set("year", year)
    parameters.set("with_release_type", Choice.any(releaseTypes.map(\.rawValue)))
    parameters.set("certification", certification)
    parameters.set("certification", certifications)
    parameters.set("certification_country", certificationCountry)
    parameters.set("with_cast", cast)
    parameters.set("with_crew", crew)
    parameters.set("with_people", people)
    if includesVideo { parameters["include_video"] = "true" }
    return parameters
  }
}
