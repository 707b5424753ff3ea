// Tests that requests read only the files they need: lists read no reviews, trailers or translations.
import Foundation
import TMDB
import Testing

@testable import SampleCatalogue

@Suite struct ReadingTests {
  @Test(arguments: [
    ("movie/popular", ["films", "lists"]), ("movie/now_playing?language=en-GB", ["films", "lists"]),
    ("tv/popular", ["series", "lists"]), ("discover/movie?with_genres=18", ["films", "lists", "names"]),
    ("discover/movie?certification_country=US&certification=R", ["films", "lists", "names", "ages", "responses"]),
    ("movie/popular?language=de", ["films", "lists", "translations"]),
    ("movie/910000063/reviews", ["films", "lists", "reviews"]),
    ("movie/910000063/videos", ["films", "lists", "videos"]),
  ])
  func `A request reads only the files that it requires`(_ path: String, files: [String]) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for file in files {
      let name = file == "responses" ? file : "\(file).json"
      try FileManager.default.copyItem(
        at: SampleNetworking.resources.appending(path: name), to: folder.appending(path: name))
    }
    let url = try #require(URL(string: "https://api.themoviedb.org/3/" + path))
    let parsedRequest = try #require(
      ParsedRequest(NetworkRequest(.get, url), today: Day(Date(timeIntervalSince1970: 0))))
    let resolver = Resolver(
      data: SampleData(folder: folder), sessions: Sessions(), parsedRequest: parsedRequest, clips: folder)
    let response =
      try JSONSerialization.jsonObject(with: JSONWriter.data(try resolver.response().body)) as? [String: Any]
    #expect(response?.rows("results").isEmpty == false)
  }
}
