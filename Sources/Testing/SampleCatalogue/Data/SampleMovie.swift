/// A movie in `films.json`.
struct SampleMovie: Decodable, Sendable {
  let id: Int
  let title: String
  let originalTitle: String
  let originalLanguage: String
  let releaseDate: String
  let runtime: Int?
  let countries: [String]
  let languages: [String]
  let genres: [Int]
  let tagline: String
  let overview: String
  let imdbID: String?
  let wikidataID: String?
  let companies: [String]
  let keywords: [String]
  let collection: String?
  let voteCount: Int?
  let cast: [Credit]
  let crew: [Credit]
  let lacks: [Gap]?
  /// Not in the file; set after the lists have been read.
  var statistics = TitleStatistics.none

  var year: Int? { Int(releaseDate.prefix(4)) }

  /// The movie's name in `lists.json`.
  var key: String { "\(title) (\(releaseDate.prefix(4)))" }

  enum CodingKeys: String, CodingKey {
    case id, title, runtime, countries, languages, genres, tagline, overview, companies, keywords, collection, cast,
      crew, lacks
    case originalTitle = "original_title"
    case originalLanguage = "original_language"
    case releaseDate = "release_date"
    case imdbID = "imdb_id"
    case wikidataID = "wikidata_id"
    case voteCount = "vote_count"
  }
}
