import Foundation
import FoundationNetworking
import ToolTestSupport

/// A film or a series from the server, decoded without the app's code.
struct ServedTitle: Decodable, Equatable {
  var id: Int
  var title: String
  var overview: String
  var date: String?
  var voteAverage: Double
  var voteCount: Int

  private enum CodingKeys: String, CodingKey {
    case id, title, name, overview
    case releaseDate = "release_date"
    case firstAirDate = "first_air_date"
    case voteAverage = "vote_average"
    case voteCount = "vote_count"
  }

  init(from decoder: any Decoder) throws {
    let row = try decoder.container(keyedBy: CodingKeys.self)
    let isFilm = row.contains(.title)
    id = try row.decode(Int.self, forKey: .id)
    overview = try row.decode(String.self, forKey: .overview)
    title = try row.decode(String.self, forKey: isFilm ? .title : .name)
    date = try row.decodeIfPresent(String.self, forKey: isFilm ? .releaseDate : .firstAirDate)
    voteAverage = try row.decode(Double.self, forKey: .voteAverage)
    voteCount = try row.decode(Int.self, forKey: .voteCount)
  }

  /// The expected accessible name of the title's row.
  var sentence: String {
    let year = date.map { String($0.prefix(4)) } ?? ""
    let rating = voteCount > 0 ? "rated \(String(format: "%.1f", voteAverage)) out of 10" : "not rated"
    return [title, year, rating].filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

/// A page of a list from the server.
struct ServedPage: Decodable {
  var results: [ServedTitle]
  var totalPages: Int
  var totalResults: Int

  private enum CodingKeys: String, CodingKey {
    case results
    case totalPages = "total_pages"
    case totalResults = "total_results"
  }
}

extension SampleServer {
  /// Requests a page of a list, of films by default. The request also appears in the server's log.
  func page(_ list: String, kind: String = "movie", _ number: Int = 1) throws -> ServedPage {
    try page(at: "/\(kind)/\(list)", number)
  }

  /// Requests a page of the list with a path such as `/movie/popular`.
  func page(at path: String, _ number: Int = 1) throws -> ServedPage { try titles("\(path)?page=\(number)") }

  /// Requests the titles that match a discover query, films by default.
  func discover(_ query: String, kind: String = "movie") throws -> ServedPage {
    try titles("/discover/\(kind)?\(query)")
  }

  private func titles(_ path: String) throws -> ServedPage {
    guard let url = URL(string: "\(address)/3\(path)&language=en&api_key=any") else { throw URLError(.badURL) }
    return try JSONDecoder().decode(ServedPage.self, from: Data(contentsOf: url))
  }
}
