/// Everything about one series, with the parts that were asked for by `append_to_response`.
@dynamicMemberLookup
public struct TVShowDetails: Identifiable, Hashable, Sendable {
  /// What a row of a list has, too; its members can be read as if they were here.
  public var show: TVShow
  /// Its motto; often empty.
  public var tagline = ""
  /// Whether it goes on.
  public var status: TVStatus?
  /// Which kind of series it is.
  public var type: TVType?
  /// Its web site.
  public var homepage: String?
  /// Whether more is being made.
  public var isInProduction = false
  /// When the latest episode was shown.
  public var lastAirDate: DayDate?
  /// The latest episode that was shown.
  public var lastEpisode: Episode?
  /// The next one to be shown.
  public var nextEpisode: Episode?
  /// Without the specials.
  public var numberOfSeasons: Int?
  /// Without the specials.
  public var numberOfEpisodes: Int?
  /// Minutes; mostly empty nowadays.
  public var episodeRunTimes: [Int] = []
  /// Season 0 holds the specials.
  public var seasons: [SeasonSummary] = []
  /// Its genres, named in the language asked for.
  public var genres: [Genre] = []
  /// Whose idea it was.
  public var creators: [Creator] = []
  /// Who shows it.
  public var networks: [Network] = []
  /// Its languages, ISO 639-1.
  public var languages: [String] = []
  /// Who makes it.
  public var productionCompanies: [Company] = []
  /// Where it is made.
  public var productionCountries: [Country] = []
  /// What is spoken in it.
  public var spokenLanguages: [Language] = []
  /// What was appended.
  public var appended = TVShowParts()

  /// Makes one of the show it is; all else is empty.
  public init(show: TVShow) {
    self.show = show
  }

  /// TMDB's id.
  public var id: Int { show.id }

  /// Reads and writes through to ``show``.
  public subscript<Value>(dynamicMember keyPath: WritableKeyPath<TVShow, Value>) -> Value {
    get { show[keyPath: keyPath] }
    set { show[keyPath: keyPath] = newValue }
  }
}

extension TVShowDetails: Decodable {
  public init(from decoder: any Decoder) throws {
    show = try TVShow(from: decoder)
    let row = try LenientContainer(decoder)
    row.read("tagline", into: &tagline)
    row.read("status", into: &status)
    row.read("type", into: &type)
    row.read("homepage", into: &homepage)
    row.read("in_production", into: &isInProduction)
    row.read("last_air_date", into: &lastAirDate)
    row.read("last_episode_to_air", into: &lastEpisode)
    row.read("next_episode_to_air", into: &nextEpisode)
    row.read("number_of_seasons", in: .partNumbers, into: &numberOfSeasons)
    row.read("number_of_episodes", in: .partNumbers, into: &numberOfEpisodes)
    row.read("episode_run_time", into: &episodeRunTimes)
    row.read("seasons", into: &seasons)
    row.read("genres", into: &genres)
    row.read("created_by", into: &creators)
    row.read("networks", into: &networks)
    row.read("languages", into: &languages)
    row.read("production_companies", into: &productionCompanies)
    row.read("production_countries", into: &productionCountries)
    row.read("spoken_languages", into: &spokenLanguages)
    if show.genreIDs.isEmpty { show.genreIDs = genres.map(\.id) }
    appended = try TVShowParts(from: decoder)
  }
}
