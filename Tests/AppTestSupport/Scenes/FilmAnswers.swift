import Foundation
import MatineeCore
import TMDB
import TMDBTesting

/// What TMDB would answer in a scene: a few films, with what is often missing missing somewhere.
enum FilmAnswers {
  /// Each list holds the films in an order of its own.
  static func networking() -> ReplayNetworking {
    let networking = ReplayNetworking()
    for list in FilmList.allCases { networking.answer("/3\(list.target.path)", with: page(of: list)) }
    return networking
  }

  /// - Parameter pages: how many the list says it has.
  static func page(of list: FilmList, pages: Int = 1) -> NetworkResponse {
    let start = 2 * (FilmList.allCases.firstIndex(of: list) ?? 0)
    let films = (0..<all.count).map { all[(start + $0) % all.count] }
    let page = Answer(page: 1, results: films, totalPages: pages, totalResults: pages * films.count)
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    return .json((try? encoder.encode(page)).map { String(decoding: $0, as: UTF8.self) } ?? "")
  }

  private static let all = [
    Film(
      1, "Nosferatu", "1922-03-04", 7.7, "A clerk travels to the Carpathians to sell a house, and brings home a plague."
    ),
    Film(
      2, "Those Magnificent Men in Their Flying Machines, or How I Flew from London to Paris in 25 Hours 11 Minutes",
      "1965-06-03", 6.7,
      "A newspaper offers a prize for the first flight across the Channel, and aviators of seven nations set out to win it, each "
        + "with a machine, a trick and a rival of his own, before a crowd that has come to see them fall into the water."
    ),
    Film(3, "The General", "1926-12-31", 8.1, "A railwayman follows his stolen locomotive behind the lines, alone."),
    Film(4, "A Film without a Poster", "2031-11-05", nil, "It has been announced, and nobody has seen it yet.", false),
    Film(5, "Metropolis", "1927-01-10", 8.3, "The son of a city’s master goes down to those who keep it running."),
    Film(6, "Without a Word", "", 3.0, ""),
    Film(
      7, "Sunrise", "1927-09-23", 9.9, "A farmer is tempted to leave his wife for the city, and finds her there anew."),
    Film(8, "M", "1931-05-11", 10, "Police and underworld hunt the same man."),
  ]
}

// Parts of TMDB's own JSON.

private struct Answer: Encodable {
  var page: Int
  var results: [Film]
  var totalPages: Int
  var totalResults: Int
}

private struct Film: Encodable {
  var id: Int
  var title: String
  var releaseDate: String
  var voteAverage: Double
  var voteCount: Int
  var overview: String
  var posterPath: String?

  /// - Parameter rating: out of ten; `nil` when nobody has voted.
  init(_ id: Int, _ title: String, _ date: String, _ rating: Double?, _ overview: String, _ hasPoster: Bool = true) {
    self.id = id
    self.title = title
    self.overview = overview
    releaseDate = date
    voteAverage = rating ?? 0
    voteCount = rating == nil ? 0 : 100
    posterPath = hasPoster ? "/\(id).png" : nil
  }
}
