/// Everything about one film, with the parts that were asked for by `append_to_response`.
@dynamicMemberLookup
public struct MovieDetails: Identifiable, Hashable, Sendable {
  /// What a row of a list has, too; its members can be read as if they were here.
  public var movie: Movie
  /// The line on the poster; often empty.
  public var tagline = ""
  /// How far it is.
  public var status: MovieStatus?
  /// Minutes; `nil` when unknown.
  public var runtime: Int?
  /// US dollars; `nil` when unknown.
  public var budget: Int?
  /// US dollars; `nil` when unknown.
  public var revenue: Int?
  /// Its web site.
  public var homepage: String?
  /// IMDb's id, `tt…`.
  public var imdbID: String?
  /// Its genres, named in the language asked for.
  public var genres: [Genre] = []
  /// The series of films that it is part of.
  public var collection: CollectionSummary?
  /// Where it comes from, ISO 3166-1.
  public var originCountries: [String] = []
  /// Who made it.
  public var productionCompanies: [Company] = []
  /// Where it was made.
  public var productionCountries: [Country] = []
  /// What is spoken in it.
  public var spokenLanguages: [Language] = []
  /// What was appended.
  public var appended = MovieParts()

  /// Makes one of the movie it is; all else is empty.
  public init(movie: Movie) {
    self.movie = movie
  }

  /// TMDB's id.
  public var id: Int { movie.id }

  /// Reads and writes through to ``movie``.
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
