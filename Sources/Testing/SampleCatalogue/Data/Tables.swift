import Foundation

/// The names of genres, countries and languages by code.
struct Tables: Sendable {
  let movieGenres: [Int: String]
  let showGenres: [Int: String]
  let countries: [String: String]
  let languages: [String: Language]

  struct Language: Decodable, Sendable {
    let code: String
    let englishName: String
    let name: String

    enum CodingKeys: String, CodingKey {
      case name
      case code = "iso_639_1"
      case englishName = "english_name"
    }
  }

  init(folder: URL) throws(ErrorResponse) {
    let genres = { (kind: String) throws(ErrorResponse) in
      let list = try SampleData.read(Genres.self, "genre-\(kind)-list", in: folder)
      return Dictionary(list.genres.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
    }
    movieGenres = try genres("movie")
    showGenres = try genres("tv")
    let countries = try SampleData.read([Country].self, "configuration-countries", in: folder)
    self.countries = Dictionary(
      countries.map { ($0.code, $0.englishName) }, uniquingKeysWith: { first, _ in first })
    let languages = try SampleData.read([Language].self, "configuration-languages", in: folder)
    self.languages = Dictionary(languages.map { ($0.code, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private struct Genres: Decodable {
    struct Genre: Decodable {
      let id: Int
      let name: String
    }
    let genres: [Genre]
  }

  private struct Country: Decodable {
    let code: String
    let englishName: String

    enum CodingKeys: String, CodingKey {
      case code = "iso_3166_1"
      case englishName = "english_name"
    }
  }
}
