import Foundation
import TMDB
import TMDBTesting
import TitleIdentity
import TitleIndex

/// Synthetic search results from TMDB and from this device.
package enum SearchResponses {
  /// Adds TMDB's responses to all searches: films, series and people.
  package static func add(to networking: ReplayNetworking) {
    networking.stub("/3/search/movie", json: films)
    networking.stub("/3/search/tv", json: show)
    networking.stub("/3/search/person", json: people)
  }

  /// Adds TMDB's responses without results.
  package static func addNothing(to networking: ReplayNetworking) {
    for kind in ["movie", "tv", "person"] {
      networking.stub("/3/search/\(kind)", json: #"{"page":1,"results":[],"total_pages":0,"total_results":0}"#)
    }
  }

  /// Returns an index of these films, most popular first, in a new temporary folder.
  package static func index(of films: [String]) async throws -> TitleIndex {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let lines = films.enumerated().map { index, title in
      #"{"adult":false,"id":\#(index + 1),"original_title":"\#(title)","popularity":\#(99 - index).5,"video":false}"#
    }
    let export = folder.appending(path: "films.json")
    try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: export)
    let index = TitleIndex(folder: folder.appending(path: "index"))
    _ = try await index.update(from: [export])
    return index
  }

  private static let films = """
    {"page":1,"total_pages":4,"total_results":73,"results":[
    {"id":5,"title":"Metropolis","release_date":"1927-01-10","vote_average":8.3,"vote_count":2841,"popularity":20,
    "poster_path":"/5.png","overview":"The son of a city’s master goes down to those who keep it running."},
    {"id":1,"title":"Métropole","release_date":"1922-03-04","vote_average":7.7,"vote_count":100,"popularity":9,
    "poster_path":"/1.png","overview":"A clerk travels to the capital to sell a house, and brings home a plague."},
    {"id":3,"title":"A Metropolitan Affair of Those Magnificent Men in Their Flying Machines","release_date":"",
    "vote_count":0,"popularity":2}]}
    """

  private static let show = """
    {"page":1,"total_pages":1,"total_results":1,"results":[
    {"id":2,"name":"Metropolitan Police","first_air_date":"1989-12-10","vote_average":8.6,"vote_count":50,
    "popularity":5,"poster_path":"/2.png","overview":"Ten stories behind the windows of one station."}]}
    """

  private static let people = """
    {"page":1,"total_pages":1,"total_results":1,"results":[
    {"id":11,"name":"Ada Metropoulos","popularity":3,"profile_path":"/6.png","known_for_department":"Acting",
    "known_for":[{"media_type":"movie","id":5,"title":"Metropolis"}]}]}
    """
}
