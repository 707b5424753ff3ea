import Foundation
import TMDB
import TMDBTesting
import Testing
import TitleIdentity

@testable import ResponseCache

/// The responses and titles that the cache stores for each TMDB endpoint.
@Suite(.timeLimit(.minutes(5))) struct CachedEndpointsTests {
  @Test func `The cache stores the expected part of every endpoint's response`() async throws {
    let fixture = try CacheFixture()
    let cache = fixture.cache()
    for (number, endpoint) in Endpoint.all.enumerated() {
      // Each endpoint has its own source, so that `storedPart` finds only its titles.
      let server = try #require(URL(string: "http://localhost:\(1 + number)"))
      let part = try await storedPart(endpoint, of: server, in: cache)
      #expect(part == expectedParts[endpoint.name, default: "nothing"], "\(endpoint.name)")
    }
    #expect(fixture.events == [])
  }

  @Test func `The table of expected parts has no unknown endpoints`() {
    #expect(Set(expectedParts.keys).subtracting(Endpoint.all.map(\.name)).isEmpty)
  }

  /// Sends a request and returns the part of its response that the cache stored, such as `response, movie results`.
  private func storedPart(_ endpoint: Endpoint, of server: URL, in cache: ResponseCache) async throws -> String {
    let source = try #require(ResponseSource(server: server))
    let path = "/3" + endpoint.pattern.replacing("{}", with: "1")
    let isObject = (try? endpoint.decode(Data(anyObject.utf8), report: DecodingReport())) != nil
    let network = ReplayNetworking()
    network.stub(path, json: isObject ? anyObject : "[]")
    let request = NetworkRequest(endpoint.method, server.appending(path: path), cacheable: endpoint.cacheable)
    _ = try await CachingNetworking(network, in: cache, source: source).response(to: request)
    await cache.waitForWrites()
    let isCached = try await cache.status().sources[source].map { $0.responses > 0 } ?? false
    var parts = isCached ? ["response"] : []
    for (kind, word) in [(MediaKind.movie, "movie"), (.show, "show"), (.person, "person")] {
      parts += try await cache.titles(of: kind, from: source).map { "\(word) \($0.name)" }.sorted()
    }
    return parts.isEmpty ? "nothing" : parts.joined(separator: ", ")
  }
}

/// A JSON object that every model of an object can decode. A title's name shows which member contains the title.
private let anyObject = #"""
  {"id":1,"title":"itself","name":"itself","results":[{"id":2,"title":"results","name":"results","media_type":"movie"}],
  "cast":[{"id":3,"title":"cast","name":"cast","media_type":"movie"}],"parts":[{"id":4,"title":"parts"}],
  "movie_results":[{"id":5,"title":"found"}],"genres":[],"images":{},"certifications":{}}
  """#

/// The stored parts by endpoint. Nothing is stored for other endpoints.
private let expectedParts = [
  "GET /movie/now_playing": "response, movie results",
  "GET /movie/upcoming": "response, movie results",
  "GET /movie/popular": "response, movie results",
  "GET /movie/top_rated": "response, movie results",
  "GET /movie/{}": "response, movie itself",
  "GET /movie/{}/credits": "response, person cast",
  "GET /movie/{}/recommendations": "response, movie results",
  "GET /movie/{}/similar": "response, movie results",
  "GET /tv/airing_today": "response, show results",
  "GET /tv/on_the_air": "response, show results",
  "GET /tv/popular": "response, show results",
  "GET /tv/top_rated": "response, show results",
  "GET /tv/{}": "response, show itself",
  "GET /tv/{}/credits": "response, person cast",
  "GET /tv/{}/aggregate_credits": "response, person cast",
  "GET /tv/{}/recommendations": "response, show results",
  "GET /tv/{}/similar": "response, show results",
  "GET /tv/{}/season/{}": "response",
  "GET /tv/{}/season/{}/episode/{}": "response",
  "GET /person/popular": "response, person results",
  "GET /person/{}": "response, person itself",
  "GET /person/{}/combined_credits": "response, movie cast",
  "GET /person/{}/movie_credits": "response, movie cast",
  "GET /person/{}/tv_credits": "response, movie cast",
  "GET /collection/{}": "response, movie parts",
  "GET /discover/movie": "response, movie results",
  "GET /discover/tv": "response, show results",
  "GET /trending/all/{}": "response, movie results",
  "GET /trending/movie/{}": "response, movie results",
  "GET /trending/tv/{}": "response, show results",
  "GET /trending/person/{}": "response, person results",
  "GET /find/{}": "response, movie found",
  "GET /search/movie": "movie results",
  "GET /search/tv": "show results",
  "GET /search/person": "person results",
  "GET /search/multi": "movie results",
  "GET /genre/movie/list": "response",
  "GET /genre/tv/list": "response",
  "GET /configuration": "response",
  "GET /configuration/countries": "response",
  "GET /configuration/languages": "response",
  "GET /configuration/primary_translations": "response",
  "GET /certification/movie/list": "response",
  "GET /certification/tv/list": "response",
  "GET /watch/providers/regions": "response",
  "GET /watch/providers/movie": "response",
  "GET /watch/providers/tv": "response",
]
