/// A movie's details, with the parts requested by `append_to_response`.
@dynamicMemberLookup
public struct MovieDetails: Identifiable, Hashable, Sendable {
  /// The movie as in lists. Its properties are also available directly.
  public var movie: Movie
  /// The tagline; often empty.
  public var tagline = ""
  /// The production status.
  public var status: MovieStatus?
  /// The running time in minutes; `nil` if unknown.
  public var runtime: Int?
  /// The budget in US dollars; `nil` if unknown.
  public var budget: Int?
  /// The revenue in US dollars; `nil` if unknown.
  public var revenue: Int?
  /// The URL of the website.
  public var homepage: String?
  /// The IMDb ID, `tt…`.
  public var imdbID: String?
  /// The genres, with names in the requested language.
  public var genres: [Genre] = []
  /// The collection that the movie belongs to.
  public var collection: CollectionSummary?
  /// The countries of origin (ISO 3166-1).
  public var originCountries: [String] = []
  /// The production companies.
  public var productionCompanies: [Company] = []
  /// The production countries.
  public var productionCountries: [Country] = []
  /// The spoken languages.
  public var spokenLanguages: [Language] = []
  /// The appended parts; `nil` for each part that was not requested.
  public var appended = MovieParts()

  /// Creates a value with a movie; the other properties are empty.
  public init(movie: Movie) {
    self.movie = movie
  }

  /// The TMDB ID.
  public var id: Int { movie.id }

  /// Accesses a property of ``movie``.
  public subscript<Value>(dynamicMember keyPath: WritableKeyPath<Movie, Value>) -> Value {
    get { movie[keyPath: keyPath] }
    set { movie[keyPath: keyPath] = newValue }
  }
}

extension MovieDetails: Decodable {
  public init(from decoder: any Decoder) throws {
    movie = try Movie(from: decoder)
    let row = try LenientContainer(decoder)
    row.read("tagline", into: &tagline)
    row.read("status", into: &status)
    row.read("runtime", in: .minutes, into: &runtime)
    row.read("budget", in: .counts, into: &budget)
    row.read("revenue", in: .counts, into: &revenue)
    row.read("homepage", into: &homepage)
    row.read("imdb_id", into: &imdbID)
    row.read("genres", into: &genres)
    row.read("belongs_to_collection", into: &collection)
    row.read("origin_country", into: &originCountries)
    row.read("production_companies", into: &productionCompanies)
    row.read("production_countries", into: &productionCountries)
    row.read("spoken_languages", into: &spokenLanguages)
    if runtime == 0 { runtime = nil }
    if budget == 0 { budget = nil }
    if revenue == 0 { revenue = nil }
    if movie.genreIDs.isEmpty { movie.genreIDs = genres.map(\.id) }
    appended = try MovieParts(from: decoder)
  }
}
