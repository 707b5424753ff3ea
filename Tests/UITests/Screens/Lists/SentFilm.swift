import Automation
import Foundation
import FoundationNetworking
import ToolTestSupport

/// A film as the server sent it, read without the app's own code.
struct SentFilm: Decodable, Equatable {
  var title: String
  var releaseDate: String?
  var voteAverage: Double
  var voteCount: Int

  private enum CodingKeys: String, CodingKey {
    case title
    case releaseDate = "release_date"
    case voteAverage = "vote_average"
    case voteCount = "vote_count"
  }

  /// What a row must be read as.
  var sentence: String {
    let year = releaseDate.map { String($0.prefix(4)) } ?? ""
    let rating = voteCount > 0 ? "rated \(String(format: "%.1f", voteAverage)) of 10" : "not rated"
    return [title, year, rating].filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

/// A page of films as the server sent it.
struct SentPage: Decodable {
  var results: [SentFilm]
  var totalPages: Int
  var totalResults: Int

  private enum CodingKeys: String, CodingKey {
    case results
    case totalPages = "total_pages"
    case totalResults = "total_results"
  }
}

extension SampleServer {
  /// Asks for a page beside the app. It stands in the server's log as well.
  func page(_ list: String, _ number: Int = 1) throws -> SentPage {
    let address = "\(address)/3/movie/\(list)?page=\(number)&language=en&api_key=any"
    guard let url = URL(string: address) else { throw URLError(.badURL) }
    return try JSONDecoder().decode(SentPage.self, from: Data(contentsOf: url))
  }
}
