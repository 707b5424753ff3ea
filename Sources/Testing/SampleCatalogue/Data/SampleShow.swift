/// A show in `series.json`, with its seasons and episodes.
struct SampleShow: Decodable, Sendable {
  let id: Int
  let name: String
  let originalName: String
  let originalLanguage: String
  let firstAirDate: String
  var lastAirDate: String?
  let countries: [String]
  let languages: [String]
  let genres: [Int]
  let type: String
  let status: String
  let inProduction: Bool
  let networks: [String]
  let companies: [String]
  let tagline: String
  let overview: String
  let imdbID: String?
  let episodeRunTime: Int?
  let keywords: [String]
  let createdBy: [String]
  let cast: [Credit]
  let crew: [Credit]
  var seasons: [Season]
  let lacks: [Gap]?
  /// Not in the file; set after the lists have been read.
  var statistics = TitleStatistics.none

  var year: Int? { Int(firstAirDate.prefix(4)) }

  /// The show's name in `lists.json`.
  var key: String { "\(name) (\(firstAirDate.prefix(4)))" }

  var episodeCount: Int { seasons.reduce(0) { $0 + $1.episodes.count } }

  enum CodingKeys: String, CodingKey {
    case id, name, countries, languages, genres, type, status, networks, companies, tagline, overview, keywords, cast
    case crew, seasons, lacks
    case originalName = "original_name"
    case originalLanguage = "original_language"
    case firstAirDate = "first_air_date"
    case lastAirDate = "last_air_date"
    case inProduction = "in_production"
    case imdbID = "imdb_id"
    case episodeRunTime = "episode_run_time"
    case createdBy = "created_by"
  }
}

struct Season: Decodable, Sendable {
  let id: Int
  let number: Int
  let name: String
  var airDate: String?
  let overview: String
  var episodes: [Episode]

  enum CodingKeys: String, CodingKey {
    case id, number, name, overview, episodes
    case airDate = "air_date"
  }
}

struct Episode: Decodable, Sendable {
  let id: Int
  let name: String
  var airDate: String?
  let overview: String
  let runtime: Int?
  /// The offset from today in days, in place of a date, for a season that is always on the air.
  let daysFromToday: Int?

  enum CodingKeys: String, CodingKey {
    case id, name, overview, runtime
    case airDate = "air_date"
    case daysFromToday = "days_from_today"
  }
}
