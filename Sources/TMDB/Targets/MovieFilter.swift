/// What a film must have and must not have, and in which order films come.
@dynamicMemberLookup
public struct MovieFilter: Hashable, Sendable {
  /// What a filter for series has, too; its members can be used as if they were here.
  public var title = TitleFilter()
  /// The order.
  public var sort = Sort.popularity
  /// Which way round.
  public var direction = SortDirection.descending
  /// Days of the first release.
  public var primaryReleaseDate = Bounds<DayDate>()
  /// The year of the first release.
  public var primaryReleaseYear: Int?
  /// Days of any release, in the client's region and of ``releaseTypes`` where they are given.
  public var releaseDate = Bounds<DayDate>()
  /// The year of any release.
  public var year: Int?
  /// In which ways it came out.
  public var releaseTypes: [ReleaseType] = []
  /// The age rating, in the words of ``certificationCountry``.
  public var certification: Choice<String>?
  /// Age ratings by their order.
  public var certifications = Bounds<String>()
  /// Whose age ratings these are, ISO 3166-1.
  public var certificationCountry: String?
  /// Ids of people who play in it.
  public var cast: Choice<Int>?
  /// Ids of people who worked on it.
  public var crew: Choice<Int>?
  /// Ids of people who did either.
  public var people: Choice<Int>?
  /// Whether what came out on video only is let through.
  public var includesVideo = false

  /// By what films are put in order.
  public enum Sort: String, Hashable, Sendable, CaseIterable {
    case popularity
    case title
    case originalTitle = "original_title"
    case primaryReleaseDate = "primary_release_date"
    case revenue
    case voteAverage = "vote_average"
    case voteCount = "vote_count"
  }

  /// Lets everything through, most popular first.
  public init() {}

  /// Reads and writes through to ``title``.
  public subscript<Value>(dynamicMember keyPath: WritableKeyPath<TitleFilter, Value>) -> Value {
    get { title[keyPath: keyPath] }
    set { title[keyPath: keyPath] = newValue }
  }

  var parameters: [String: String] {
    var parameters = title.parameters
    parameters["sort_by"] = "\(sort.rawValue).\(direction.rawValue)"
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
