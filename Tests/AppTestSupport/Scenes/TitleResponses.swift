import Catalogue
import Foundation
import TMDB
import TMDBTesting
import TitleIdentity

/// Synthetic TMDB responses for scenes: a few titles. Each commonly missing field is missing in one of them.
enum TitleResponses {
  /// Returns a network in which each list has the titles in a different order.
  static func networking() -> ReplayNetworking {
    let networking = ReplayNetworking()
    for list in MovieList.allCases { networking.stub("/3\(list.target.path)", with: page(of: list)) }
    for list in ShowList.allCases { networking.stub("/3\(list.target.path)", with: page(of: list)) }
    networking.stub(
      "/3/genre/movie/list", json: genres((18, "Drama"), (878, "Science Fiction"), (10751, "Family")))
    networking.stub("/3/genre/tv/list", json: genres((18, "Drama"), (99, "Documentary")))
    networking.stub("/3/discover/movie", with: page(of: MovieList.popular))
    networking.stub("/3/discover/tv", with: page(of: ShowList.popular))
    SearchResponses.add(to: networking)
    for kind in ["movie", "tv"] { networking.stub("/3/watch/providers/\(kind)", json: watchServices) }
    PageResponses.add(to: networking)
    return networking
  }

  private static func genres(_ genres: (id: Int, name: String)...) -> String {
    #"{"genres":[\#(genres.map { #"{"id":\#($0.id),"name":"\#($0.name)"}"# }.joined(separator: ","))]}"#
  }

  private static let watchServices = """
    {"results":[{"provider_id":1,"provider_name":"A Service","display_priority":1},
    {"provider_id":2,"provider_name":"A Service with a Name That Is Rather Long","display_priority":2}]}
    """

  /// - Parameter pages: The number of pages that the list reports.
  static func page<List: TitleList>(of list: List, pages: Int = 1) -> NetworkResponse {
    let all = List.Entry.kind == .movie ? movies : shows
    let start = 2 * (List.allCases.firstIndex(of: list) ?? 0)
    let titles = (0..<all.count).map { all[(start + $0) % all.count] }
    let page = ListResponse(page: 1, results: titles, totalPages: pages, totalResults: pages * titles.count)
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    return .json((try? encoder.encode(page)).map { String(decoding: $0, as: UTF8.self) } ?? "")
  }

  private static let movies = [
    Title(
      1, "Nosferatu", "1922-03-04", 7.7, "A clerk travels to the Carpathians to sell a house, and brings home a plague."
    ),
    Title(
      2, "Those Magnificent Men in Their Flying Machines, or How I Flew from London to Paris in 25 Hours 11 Minutes",
      "1965-06-03", 6.7,
      "A newspaper offers a prize for the first flight across the Channel, and aviators of seven nations set out to win it, each "
        + "with a machine, a trick and a rival of his own, before a crowd that has come to see them fall into the water."
    ),
    Title(3, "The General", "1926-12-31", 8.1, "A railwayman follows his stolen locomotive behind the lines, alone."),
    Title(4, "A Film without a Poster", "2031-11-05", nil, "It has been announced, and nobody has seen it yet.", false),
    Title(5, "Metropolis", "1927-01-10", 8.3, "The son of a city’s master goes down to those who keep it running."),
    Title(6, "Without a Word", "", 3.0, ""),
    Title(
      7, "Sunrise", "1927-09-23", 9.9, "A farmer is tempted to leave his wife for the city, and finds her there anew."),
    Title(8, "M", "1931-05-11", 10, "Police and underworld hunt the same man."),
  ]

  private static let shows = [
    Title(1, series: "Heimat", "1984-09-16", 8.4, "A village on the Hunsrück, and all who leave it and come back."),
    Title(2, series: "Dekalog", "1989-12-10", 8.6, "Ten stories behind the windows of one block of flats."),
    Title(3, series: "A Series without a Date", "", nil, ""),
    Title(4, series: "The Ascent of Man", "1973-05-05", 8.9, "How people came to know what they know."),
    Title(5, series: "The Prisoner", "1967-09-29", 8.0, "A man who has resigned wakes in a village with no way out."),
  ]
}

// Subsets of TMDB's JSON.

private struct ListResponse: Encodable {
  var page: Int
  var results: [Title]
  var totalPages: Int
  var totalResults: Int
}

private struct Title: Encodable {
  var id: Int
  var title: String?
  var name: String?
  var releaseDate: String?
  var firstAirDate: String?
  var voteAverage: Double
  var voteCount: Int
  var overview: String
  var posterPath: String?

  /// - Parameter rating: The rating out of ten; `nil` without votes.
  init(_ id: Int, _ title: String, _ date: String, _ rating: Double?, _ overview: String, _ hasPoster: Bool = true) {
    self.id = id
    self.title = title
    self.overview = overview
    releaseDate = date
    voteAverage = rating ?? 0
    voteCount = rating == nil ? 0 : 100
    posterPath = hasPoster ? "/\(id).png" : nil
  }

  init(_ id: Int, series name: String, _ date: String, _ rating: Double?, _ overview: String) {
    self.init(id, name, date, rating, overview)
    (self.name, title) = (name, nil)
    (firstAirDate, releaseDate) = (date, nil)
  }
}
