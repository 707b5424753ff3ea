import Foundation
import TMDB
import TMDBTesting

// Responses with films and genres. The IDs are part of the names, such as "Film 7" of "Genre 2".
extension NetworkResponse {
  /// Returns the list of genres.
  static func genres(_ ids: some Sequence<Int>) -> NetworkResponse {
    let genres = ids.map { #"{"id":\#($0),"name":"Genre \#($0)"}"# }
    return .json(#"{"genres":[\#(genres.joined(separator: ","))]}"#)
  }

  /// Returns a page of films, each with the poster `/ID.png`.
  static func films(_ ids: [Int]) -> NetworkResponse {
    let films = ids.map { #"{"id":\#($0),"title":"Film \#($0)","poster_path":"/\#($0).png"}"# }
    return .json(#"{"page":1,"total_pages":1,"results":[\#(films.joined(separator: ","))]}"#)
  }

  /// Returns a film's details.
  static func details(_ id: Int) -> NetworkResponse {
    .json(#"{"id":\#(id),"tagline":"As time goes by","runtime":102,"genres":[{"id":1,"name":"Drama"}]}"#)
  }

  /// A picture of one pixel.
  static let picture = NetworkResponse(
    headers: ["content-type": "image/png"],
    body: Data(
      base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==")
      ?? Data())
}

extension ReplayNetworking {
  /// Adds a response with a list of genres.
  func stubGenres(_ ids: some Sequence<Int>) { stub("/3/genre/movie/list", with: .genres(ids)) }

  /// Adds a response with the films of a genre.
  func stubFilms(of genre: Int, _ ids: [Int]) { stubFilms(of: genre, with: .films(ids)) }

  /// Adds a response to the request for a genre's films.
  func stubFilms(of genre: Int, with response: NetworkResponse) {
    stub("/3/discover/movie?with_genres=\(genre)", with: response)
  }

  /// Returns the number of requests whose path ends with a name.
  func requestCount(of name: String) -> Int { requests.count { $0.url.path.hasSuffix(name) } }
}
