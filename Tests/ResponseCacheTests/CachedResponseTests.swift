import Foundation
import TMDB
import Testing
import TitleIdentity

@testable import ResponseCache

/// Cached responses, returned byte for byte and only for the same request.
@Suite(.timeLimit(.minutes(5))) struct CachedResponseTests {
  private let fixture: CacheFixture

  init() throws { fixture = try CacheFixture() }

  @Test func `Cache returns a response unchanged`() async throws {
    let response = fixture.response(.popular, films(1, 2), etag: "W/\"1\"")
    try await fixture.cache().store(response)
    #expect(try await fixture.cache().response(for: .popular) == response)
  }

  @Test func `Cache returns nil for a response that was never cached`() async throws {
    #expect(try await fixture.cache().response(for: .popular) == nil)
  }

  @Test func `Later response replaces the earlier one`() async throws {
    let cache = fixture.cache()
    try await cache.store(fixture.response(.popular, films(1, 2, 3), etag: "1"))
    fixture.advance(days: 1)
    let second = fixture.response(.popular, films(4))
    try await cache.store(second)
    #expect(try await cache.response(for: .popular) == second)
    #expect(try await cache.titles(in: .popular).map(\.id.number) == [4])
    #expect(try await cache.status().sources[.tmdb]?.responses == 1)
  }

  @Test func `Cache never returns one source's responses for another source`() async throws {
    let cache = fixture.cache()
    let server = ResponseSource.server("http://localhost:8080")
    for (number, source) in [ResponseSource.tmdb, .sample, server].enumerated() {
      let list = ListKey(source: source, path: "/movie/popular")
      try await cache.store(fixture.response(ResponseKey(list), films(number + 1)))
    }
    for (number, source) in [ResponseSource.tmdb, .sample, server].enumerated() {
      let list = ListKey(source: source, path: "/movie/popular")
      #expect(try await cache.response(for: ResponseKey(list))?.body == Data(films(number + 1).utf8))
      #expect(try await cache.titles(in: list).map(\.id.number) == [number + 1])
      #expect(try await cache.titles(of: .movie, from: source).map(\.id.number) == [number + 1])
    }
    let other = ResponseKey(ListKey(source: .server("http://localhost:8081"), path: "/movie/popular"))
    #expect(try await cache.response(for: other) == nil)
  }

  @Test(arguments: ["<html>Log in to the network</html>", "", "[]", #"{"page":1}"#, #"{"results":7}"#])
  func `Cache rejects a body that doesn't match its request`(body: String) async throws {
    let cache = fixture.cache()
    await #expect(throws: ResponseCacheError.invalidResponse) {
      try await cache.store(fixture.response(.popular, body))
    }
    #expect(try await cache.response(for: .popular) == nil)
  }

  @Test func `Cache rejects a response that is larger than the limit`() async throws {
    let body = films(1, 2)
    let cache = fixture.cache(ResponseCacheLimits(maximumResponseBytes: body.utf8.count - 1))
    await #expect(throws: ResponseCacheError.invalidResponse) {
      try await cache.store(fixture.response(.popular, body))
    }
    let larger = fixture.cache(ResponseCacheLimits(maximumResponseBytes: body.utf8.count))
    try await larger.store(fixture.response(.popular, body))
  }

  @Test func `Background writes keep their order`() async throws {
    let cache = fixture.cache()
    for id in 1...50 {
      let response = fixture.response(.popular, films(id))
      cache.storeInBackground(response, as: try response.cacheable())
    }
    await cache.waitForWrites()
    #expect(try await cache.response(for: .popular)?.body == Data(films(50).utf8))
  }

  @Test(arguments: 1...25) func `Caches that open a new file at the same time share it`(round: Int) async throws {
    let fixture = try CacheFixture()
    let caches = (0..<8).map { _ in fixture.cache() }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for (number, cache) in caches.enumerated() {
        group.addTask {
          try await cache.store(fixture.response(.movie(number), #"{"id":\#(number),"title":"x"}"#))
        }
      }
      try await group.waitForAll()
    }
    #expect(try await caches[0].status().sources[.tmdb]?.responses == 8)
    #expect(fixture.events == [])
  }

  @Test func `Two caches of one folder see each other's responses`() async throws {
    let (first, second) = (fixture.cache(), fixture.cache())
    try await withThrowingTaskGroup(of: Void.self) { group in
      for id in 1...20 {
        group.addTask { [fixture] in
          try await (id.isMultiple(of: 2) ? first : second).store(
            fixture.response(.movie(id), #"{"id":\#(id),"title":"x"}"#))
        }
      }
      try await group.waitForAll()
    }
    for cache in [first, second] { #expect(try await cache.status().sources[.tmdb]?.responses == 20) }
    #expect(fixture.events == [])
  }
}

extension CachedResponseTests {
  @Test func `Latest body of a path is found in any language until it expires`() async throws {
    let cache = fixture.cache()
    for (number, query) in ["language=de", "language=en"].enumerated() {
      let list = ListKey(source: .tmdb, path: "/movie/popular", query: query)
      try await cache.store(fixture.response(ResponseKey(list), films(number + 1)))
      fixture.advance(days: 1)
    }
    #expect(try await cache.latestBody(path: "/movie/popular", from: .tmdb) == Data(films(2).utf8))
    #expect(try await cache.latestBody(path: "/movie/popular", from: .sample) == nil)
    #expect(try await cache.latestBody(path: "/movie/upcoming", from: .tmdb) == nil)
    fixture.advance(days: 200)
    #expect(try await cache.latestBody(path: "/movie/popular", from: .tmdb) == nil)
  }
}
