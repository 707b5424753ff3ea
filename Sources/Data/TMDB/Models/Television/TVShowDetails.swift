/// A show's details, with the parts requested by `append_to_response`.
@dynamicMemberLookup
public struct TVShowDetails: Identifiable, Hashable, Sendable {
  /// The show as in lists. Its properties are also available directly.
  public var show: TVShow
  /// The tagline; often empty.
  public var tagline = ""
  /// The production status.
  public var status: TVStatus?
  /// The format of the show.
  public var type: TVType?
  /// The URL of the website.
  public var homepage: String?
  /// Whether the show is in production.
  public var isInProduction = false
  /// The air date of the latest episode.
  public var lastAirDate: DayDate?
  /// The latest aired episode.
  public var lastEpisode: Episode?
  /// The next episode to air.
  public var nextEpisode: Episode?
  /// The number of seasons, without specials.
  public var numberOfSeasons: Int?
  /// The number of episodes, without specials.
  public var numberOfEpisodes: Int?
  /// The running times of the episodes, in minutes; usually empty in current data.
  public var episodeRunTimes: [Int] = []
  /// The seasons. Season 0 contains the specials.
  public var seasons: [SeasonSummary] = []
  /// The genres, with names in the requested language.
  public var genres: [Genre] = []
  /// The creators.
  public var creators: [Creator] = []
  /// The networks that air the show.
  public var networks: [Network] = []
  /// The languages of the show (ISO 639-1).
  public var languages: [String] = []
  /// The production companies.
  public var productionCompanies: [Company] = []
  /// The production countries.
  public var productionCountries: [Country] = []
  /// The spoken languages.
  public var spokenLanguages: [Language] = []
  /// The appended parts; `nil` for each part that was not requested.
  public var appended = TVShowParts()

  /// Creates a value with a show; the other properties are empty.
  public init(show: TVShow) {
    self.show = show
  }

  /// The TMDB ID.
  public var id: Int { show.id }

  /// Whether there may be more episodes.
  public var isOngoing: Bool {
    switch status {
    case TVStatus.ended, TVStatus.canceled: false
    case TVStatus.returning, TVStatus.inProduction, TVStatus.planned, TVStatus.pilot: true
    default: isInProduction
    }
  }

  /// Accesses a property of ``show``.
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
    for index in seasons.indices where seasons[index].showID == nil { seasons[index].showID = show.id }
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
