import Foundation
import TMDB
import TMDBTesting
import Testing

/// The endpoint for a request's path, whose model decodes the response.
@Suite struct EndpointTests {
  @Test(arguments: [
    ("/3/movie/550", "/movie/{}"), ("/3/movie/latest", "/movie/latest"), ("/3/movie/changes", "/movie/changes"),
    ("/3/movie/{movie_id}/credits", "/movie/{}/credits"), ("/3/trending/all/{window}", "/trending/all/{}"),
    ("/3/tv/{series_id}/season/{n}/episode/{m}", "/tv/{}/season/{}/episode/{}"), ("/3/account", "/account"),
    ("/3/tv/season/3624/changes", "/tv/season/{}/changes"), ("/3/tv/1396/season/1", "/tv/{}/season/{}"),
    ("/3/find/tt0088247", "/find/{}"), ("/3/authentication/session/new", "/authentication/session/new"),
    ("/movie/popular?page=2", "/movie/popular"),
  ])
  func `A path matches its endpoint`(_ path: String, _ pattern: String) {
    #expect(Endpoint.matching(path)?.pattern == pattern)
  }

  @Test(arguments: ["/3/*", "/3/nothing", "/3/movie/550/nothing"])
  func `An unknown path matches no endpoint`(_ path: String) {
    #expect(Endpoint.matching(path) == nil)
  }

  @Test func `The method selects among the endpoints of a path`() {
    #expect(Endpoint.matching("/3/movie/1/rating", method: "DELETE")?.method == .delete)
    #expect(Endpoint.matching("/3/movie/1/rating", method: "POST")?.method == .post)
  }
}

/// The targets, compared with TMDB's documentation.
@Suite struct OpenAPIDescriptionTests {
  @Test(.enabled(if: OpenAPIDescription.path != nil, "TMDB_OPENAPI names no description of TMDB's interface."))
  func `The stored description agrees with TMDB's document`() throws {
    let stored = try OpenAPIDescription.operations()
    let document = try OpenAPIDescription.document()
    #expect(Set(stored.keys) == Set(document.keys))
    for (name, operation) in document { #expect(stored[name] == operation, "\(name)") }
  }

  @Test func `Every operation that TMDB describes has an endpoint`() throws {
    let names = Set(Endpoint.all.map(\.name))
    let missing = try OpenAPIDescription.operations().keys.filter { !names.contains($0) }
    #expect(missing.isEmpty)
  }

  @Test func `TMDB describes every parameter that an endpoint sends`() throws {
    let operations = try OpenAPIDescription.operations()
    for endpoint in Endpoint.all {
      guard let known = operations[endpoint.name] else { continue }
      let unknown = endpoint.parameters.subtracting(known.parameters)
      #expect(unknown.isEmpty, "\(endpoint.name): \(unknown)")
    }
  }

  @Test func `TMDB describes every discover filter, and only general parameters are missing`() throws {
    let operations = try OpenAPIDescription.operations()
    let movies = try #require(operations["GET /discover/movie"])
    let shows = try #require(operations["GET /discover/tv"])
    #expect(Set(DiscoverTarget.movies(.everything).parameters.keys).subtracting(movies.parameters).isEmpty)
    #expect(Set(DiscoverTarget.shows(.everything).parameters.keys).subtracting(shows.parameters).isEmpty)
    let left = movies.parameters.subtracting(DiscoverTarget.movies(.everything).parameters.keys)
    #expect(left == ["include_adult", "language", "page", "region"])
    #expect(
      shows.parameters.subtracting(DiscoverTarget.shows(.everything).parameters.keys)
        == ["include_adult", "language", "page"])
  }
}
