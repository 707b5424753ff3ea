import Foundation
import SampleCatalogue
import SyntheticExports
import TMDB
import Testing

/// Tests of the daily exports: their content, and resuming a download.
struct ExportTests {
  private func get(
    _ name: String, _ headers: [String: String] = [:], of networking: SampleNetworking = catalogue
  ) async throws -> NetworkResponse {
    let url = try #require(URL(string: "https://files.tmdb.org/p/exports/\(name)"))
    return try await networking.response(to: NetworkRequest(.get, url, headers: headers))
  }

  @Test(arguments: [("movie_ids", "movie"), ("tv_series_ids", "tv"), ("person_ids", "person")])
  func `Exports exist for today and for dates in the previous three months`(name: String, list: String) async throws {
    let today = try await get("\(name)_01_01_2026.json.gz")
    #expect(today.status == 200 && today.body.prefix(2) == Data([0x1f, 0x8b]))
    #expect(today.headers["content-type"] == "application/gzip")
    #expect(try await get("\(name)_10_15_2025.json.gz").body == today.body)
  }

  @Test(arguments: [
    "movie_ids_01_02_2026.json.gz", "movie_ids_09_01_2025.json.gz", "movie_ids_13_01_2025.json.gz",
    "movie_ids.json.gz",
    "keyword_ids_01_01_2026.json.gz", "movie_ids_01_01_2026.json", "", "../movie_ids_01_01_2026.json.gz",
  ])
  func `An unknown export name or date returns 404`(name: String) async throws {
    #expect(try await get(name).status == 404)
  }

  @Test func `An export download resumes with a range unless the file has changed`() async throws {
    let name = "movie_ids_01_01_2026.json.gz"
    let whole = try await get(name)
    let tag = try #require(whole.headers["etag"])
    let rest = try await get(name, ["range": "bytes=100-", "if-range": tag])
    #expect(rest.status == 206 && rest.body == whole.body.dropFirst(100))
    #expect(rest.headers["content-range"] == "bytes 100-\(whole.body.count - 1)/\(whole.body.count)")
    let changed = try await get(name, ["range": "bytes=100-", "if-range": "\"other\""])
    #expect(changed.status == 200 && changed.body == whole.body)
    #expect(try await get(name, ["range": "bytes=\(whole.body.count)-"]).status == 416)
    #expect(try await get(name, ["if-none-match": tag]).status == 304)
  }

  @Test func `Synthetic exports match the generator's output`() async throws {
    let networking = SampleNetworking(
      exports: .synthetic(movies: 100), today: { Date(timeIntervalSince1970: 1_767_225_600) })
    for (kind, count) in [(ExportKind.movies, 100), (.shows, 20), (.people, 400)] {
      #expect(
        try await get(kind.fileName(month: 1, day: 1, year: 2026), of: networking).body
          == SyntheticExport(kind, count: count).compressed)
    }
  }

  @Test func `Published films are in the export and in the list of popular films`() async throws {
    let films = PublishedFilm.films(inTable: "千と千尋の神隠し\tSpirited Away\nLe Fabuleux Destin\tAmélie\n")
    let networking = SampleNetworking(
      exports: .films(films), today: { Date(timeIntervalSince1970: 1_767_225_600) })
    let export = try await get(ExportKind.movies.fileName(month: 1, day: 1, year: 2026), of: networking)
    #expect(export.status == 200 && !export.body.isEmpty)
    let url = try #require(URL(string: "https://api.themoviedb.org/3/movie/popular?language=en&page=1"))
    let page = try await networking.response(to: NetworkRequest(.get, url))
    let text = String(decoding: page.body, as: UTF8.self)
    #expect(text.contains(#""title":"Amélie","original_title":"Le Fabuleux Destin""#))
    #expect(text.contains(#""id":1,"title":"Spirited Away""#))
    #expect(text.contains(#""total_results":2"#))
  }
}
