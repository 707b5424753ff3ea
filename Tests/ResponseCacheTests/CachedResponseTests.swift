import Foundation
import TMDB
import Testing

@testable import ResponseCache

/// Cached responses, returned byte for byte and only for the same request.
@Suite(.timeLimit(.minutes(5))) struct CachedResponseTests {
  private let kept: Kept

  init() throws { kept = try Kept() }

  @Test func `An answer is given as it came`() async throws {
    let answer = kept.answer(.popular, films(1, 2), etag: "W/\"1\"")
    try await kept.catalogue().keep(answer)
    #expect(try await kept.catalogue().answer(for: .popular) == answer)
  }

  @Test func `What nobody kept is not there`() async throws {
    #expect(try await kept.catalogue().answer(for: .popular) == nil)
  }

  @Test func `A later answer takes the place of the one before`() async throws {
    let catalogue = kept.catalogue()
    try await catalogue.keep(kept.answer(.popular, films(1, 2, 3), etag: "1"))
    kept.advance(days: 1)
    let second = kept.answer(.popular, films(4))
    try await catalogue.keep(second)
    #expect(try await catalogue.answer(for: .popular) == second)
    #expect(try await catalogue.titles(in: .popular).map(\.id.number) == [4])
    #expect(try await catalogue.status().sources[.tmdb]?.answers == 1)
  }

  @Test func `What came from one source is never given as another's`() async throws {
    let catalogue = kept.catalogue()
    let server = ResponseSource.server("http://localhost:8080")
    for (number, source) in [ResponseSource.tmdb, .sample, server].enumerated() {
      let list = ListKey(source: source, path: "/movie/popular")
      try await catalogue.keep(kept.answer(ResponseKey(list), films(number + 1)))
    }
    for (number, source) in [ResponseSource.tmdb, .sample, server].enumerated() {
      let list = ListKey(source: source, path: "/movie/popular")
      #expect(try await catalogue.answer(for: ResponseKey(list))?.body == Data(films(number + 1).utf8))
      #expect(try await catalogue.titles(in: list).map(\.id.number) == [number + 1])
      #expect(try await catalogue.titles(of: .film, from: source).map(\.id.number) == [number + 1])
    }
    let other = ResponseKey(ListKey(source: .server("http://localhost:8081"), path: "/movie/popular"))
    #expect(try await catalogue.answer(for: other) == nil)
  }

  @Test(arguments: ["<html>Log in to the network</html>", "", "[]", #"{"page":1}"#, #"{"results":7}"#])
  func `What is no answer to its question is not kept`(body: String) async throws {
    let catalogue = kept.catalogue()
    await #expect(throws: ResponseCacheError.notAnAnswer) { try await catalogue.keep(kept.answer(.popular, body)) }
    #expect(try await catalogue.answer(for: .popular) == nil)
  }

  @Test(arguments: [
    "/account/1/rated/movies", "/authentication", "/authentication/token/new", "/guest_session/abc/rated/movies",
    "/movie/550/account_states", "/movie/latest", "/movie/changes", "/movie/550/extra/parts", "/movie/tt0137523x",
  ])
  func `Answers that nobody may find here are not kept`(path: String) async throws {
    let key = ResponseKey(ListKey(source: .tmdb, path: path))
    await #expect(throws: ResponseCacheError.notAnAnswer) {
      try await kept.catalogue().keep(kept.answer(key, films(1)))
    }
    #expect(try await kept.catalogue().status().sources.isEmpty)
  }

  @Test func `An answer that is too large is not kept`() async throws {
    let body = films(1, 2)
    let catalogue = kept.catalogue(ResponseCacheLimits(answerBytes: body.utf8.count - 1))
    await #expect(throws: ResponseCacheError.notAnAnswer) { try await catalogue.keep(kept.answer(.popular, body)) }
    let roomy = kept.catalogue(ResponseCacheLimits(answerBytes: body.utf8.count))
    try await roomy.keep(kept.answer(.popular, body))
  }

  @Test func `Answers kept soon are written in their order`() async throws {
    let catalogue = kept.catalogue()
    for id in 1...50 { catalogue.keepSoon(kept.answer(.popular, films(id))) }
    await catalogue.finishWrites()
    #expect(try await catalogue.answer(for: .popular)?.body == Data(films(50).utf8))
  }

  @Test(arguments: 1...25)
  func `Many that open a new file at once agree on it`(round: Int) async throws {
    let kept = try Kept()
    let catalogues = (0..<8).map { _ in kept.catalogue() }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for (number, catalogue) in catalogues.enumerated() {
        group.addTask {
          try await catalogue.keep(kept.answer(.film(number), #"{"id":\#(number),"title":"x"}"#))
        }
      }
      try await group.waitForAll()
    }
    #expect(try await catalogues[0].status().sources[.tmdb]?.answers == 8)
    #expect(kept.events == [])
  }

  @Test func `Two catalogues of one folder see what the other keeps`() async throws {
    let (first, second) = (kept.catalogue(), kept.catalogue())
    try await withThrowingTaskGroup(of: Void.self) { group in
      for id in 1...20 {
        group.addTask { [kept] in
          try await (id.isMultiple(of: 2) ? first : second).keep(kept.answer(.film(id), #"{"id":\#(id),"title":"x"}"#))
        }
      }
      try await group.waitForAll()
    }
    for catalogue in [first, second] { #expect(try await catalogue.status().sources[.tmdb]?.answers == 20) }
    #expect(kept.events == [])
  }
}

extension CachedResponseTests {
  @Test func `The latest bytes of a path are found in whatever language they were asked for`() async throws {
    let catalogue = kept.catalogue()
    for (number, query) in ["language=de", "language=en"].enumerated() {
      let list = ListKey(source: .tmdb, path: "/movie/popular", query: query)
      try await catalogue.keep(kept.answer(ResponseKey(list), films(number + 1)))
      kept.advance(days: 1)
    }
    #expect(try await catalogue.latestBody(path: "/movie/popular", from: .tmdb) == Data(films(2).utf8))
    #expect(try await catalogue.latestBody(path: "/movie/popular", from: .sample) == nil)
    #expect(try await catalogue.latestBody(path: "/movie/upcoming", from: .tmdb) == nil)
    kept.advance(days: 200)
    #expect(try await catalogue.latestBody(path: "/movie/popular", from: .tmdb) == nil)
  }
}
