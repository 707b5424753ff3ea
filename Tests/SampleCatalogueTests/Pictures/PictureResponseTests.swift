// Tests of requests for images.
import Foundation
import SampleCatalogue
import TMDB
import Testing

@Suite struct PictureResponseTests {
  @Test(arguments: [
    "w342/p910000001.jpg", "w92/p910000001-2.jpg", "w300/b910000001.jpg", "w185/f930000001.jpg",
    "w300/e960000001.jpg", "w342/c940000001.jpg", "w342/p950000001.jpg", "w154/l970000001.jpg", "w154/l980000001.jpg",
    "w342/p920000001.jpg", "w300/b940000001.jpg", "h632/f930000001.jpg",
  ])
  func `A valid image path returns a JPEG`(_ path: String) async throws {
    let response = try await picture(path)
    #expect(response.status == 200)
    #expect(response.headers["content-type"] == "image/jpeg")
    #expect(response.headers["cache-control"] == "public, max-age=31536000")
    #expect(response.body.starts(with: [0xff, 0xd8, 0xff]))
  }

  @Test(arguments: [
    "w341/p910000001.jpg", "w342/p910099999.jpg", "w342/x910000001.jpg", "w342/p910000001.png", "w342/f910000001.jpg",
    "w342/p910000001-1.jpg", "w342/p910000001-9.jpg", "w342/p0910000001.jpg", "w342", "w342/..%2Fp910000001.jpg",
    "w342/more/p910000001.jpg",
  ])
  func `An invalid image path returns 404`(_ path: String) async throws {
    #expect(try await picture(path).status == 404)
  }

  @Test func `Every image path in a movie's response exists`() async throws {
    let movie = try await fetch("movie/910000031?append_to_response=images,credits").object
    let images = try #require(movie["images"] as? [String: Any])
    let credits = try #require(movie["credits"] as? [String: Any])
    var paths = (images.rows("posters") + images.rows("backdrops")).compactMap { $0["file_path"] as? String }
    paths += credits.rows("cast").compactMap { $0["profile_path"] as? String }
    paths += movie.rows("production_companies").compactMap { $0["logo_path"] as? String }
    paths += ["poster_path", "backdrop_path"].compactMap { movie[$0] as? String }
    #expect(paths.count > 10)
    for path in paths { #expect(try await picture("w45" + path).status == 200, "\(path)") }
  }

  @Test func `A request with a matching ETag returns 304`() async throws {
    let tag = try #require(try await picture("w92/p910000001.jpg").headers["etag"])
    #expect(try await picture("w92/p910000001.jpg", headers: ["If-None-Match": tag]).status == 304)
    #expect(try await picture("w92/p910000002.jpg", headers: ["If-None-Match": tag]).status == 200)
  }

  @Test func `Images require no credential`() async throws {
    let guarded = SampleNetworking(requiresCredential: true)
    #expect(try await picture("w92/p910000001.jpg", of: guarded).status == 200)
  }
}

extension PictureResponseTests {
  private func picture(
    _ path: String, headers: [String: String] = [:], of networking: SampleNetworking = catalogue
  ) async throws -> NetworkResponse {
    let url = try #require(URL(string: "https://image.tmdb.org/t/p/" + path))
    return try await networking.response(to: NetworkRequest(.get, url, headers: headers))
  }
}
