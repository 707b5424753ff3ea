import Foundation
import FoundationNetworking
import ToolTestSupport

/// A film from the server, decoded without the example's code.
struct ServedFilm: Decodable, Equatable {
  var id: Int
  var title: String
  var overview: String
  var date: String?
  var voteAverage: Double
  var voteCount: Int

  private enum CodingKeys: String, CodingKey {
    case id, title, overview
    case date = "release_date"
    case voteAverage = "vote_average"
    case voteCount = "vote_count"
  }

  /// The accessible name of the film's row.
  var row: String {
    [title, formattedDate, voteCount > 0 ? String(format: "%.1f", voteAverage) : ""].filter { !$0.isEmpty }
      .joined(separator: ", ")
  }

  private var formattedDate: String {
    guard let date, let day = try? Date(date, strategy: .iso8601.year().month().day()) else { return "" }
    return day.formatted(
      Date.FormatStyle(date: .abbreviated, time: .omitted, locale: Locale(identifier: "en_001"), timeZone: .gmt))
  }
}

struct ServedPage: Decodable {
  var results: [ServedFilm]
}

extension SampleServer {
  /// Requests a list of films, such as `movie/popular`. The request also appears in the server's log.
  func films(_ path: String, page: Int = 1) throws -> [ServedFilm] {
    let separator = path.contains("?") ? "&" : "?"
    let address = "\(address)/3/\(path)\(separator)page=\(page)&api_key=any"
    guard let url = URL(string: address) else { throw URLError(.badURL) }
    return try JSONDecoder().decode(ServedPage.self, from: Data(contentsOf: url)).results
  }
}
