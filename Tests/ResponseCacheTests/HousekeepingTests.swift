import Foundation
import TMDB
import Testing
import TitleIdentity

@testable import ResponseCache

/// The limits on the age and the size of cached responses.
@Suite(.timeLimit(.minutes(5))) struct HousekeepingTests {
  private let fixture: CacheFixture

  init() throws { fixture = try CacheFixture() }

  @Test func `Cache returns nothing that is older than six months`() async throws {
    let cache = fixture.cache()
    try await cache.store(fixture.response(.popular, films(1), etag: "1"))
    fixture.advance(days: 180)
    #expect(try await cache.response(for: .popular) != nil)
    fixture.advance(days: 0.01)
    #expect(try await cache.response(for: .popular) == nil)
    #expect(try await cache.etag(for: .popular) == nil)
    #expect(try await cache.titles(in: .popular) == [])
    #expect(try await cache.titles(of: .movie, from: .tmdb) == [])
  }

  @Test func `Confirmation updates a response's date but doesn't extend its lifetime`() async throws {
    let cache = fixture.cache()
    try await cache.store(fixture.response(.popular, films(1), etag: "1"))
    fixture.advance(days: 100)
    cache.confirmInBackground(.popular, at: fixture.now)
    await cache.waitForWrites()
    let response = try #require(try await cache.response(for: .popular))
    #expect(response.fetched == CacheFixture.start && response.confirmed == fixture.now)
    fixture.advance(days: 100)
    #expect(try await cache.response(for: .popular) == nil)
  }

  @Test func `Opening the file deletes expired responses`() async throws {
    try await fixture.cache().store(fixture.response(.popular, films(1)))
    fixture.advance(days: 181)
    #expect(try await fixture.cache().status().sources.isEmpty)
  }

  @Test func `Cache deletes expired responses within a day while its file is open`() async throws {
    let cache = fixture.cache()
    try await cache.store(fixture.response(.popular, films(1)))
    fixture.advance(days: 181)
    try await cache.store(fixture.response(.movie(2), #"{"id":2,"title":"x"}"#))
    let status = try await cache.status()
    #expect(status.sources[.tmdb]?.responses == 1 && status.sources[.tmdb]?.titles == 1)
  }

  @Test func `Cache drops responses from the future after the clock is set back`() async throws {
    let cache = fixture.cache()
    try await cache.store(fixture.response(.popular, films(1)))
    fixture.advance(days: -2)
    #expect(try await cache.response(for: .popular) == nil)
    #expect(try await fixture.cache().status().sources.isEmpty)
  }

  @Test func `Eviction removes the least recently read responses and retains titles`() async throws {
    let body = { (id: Int) in #"{"id":\#(id),"title":"\#(String(repeating: "x", count: 1000))"}"# }
    let cache = fixture.cache(ResponseCacheLimits(bytes: 5 * CompressedBody.compress(Data(body(1).utf8)).count + 9))
    for id in 1...5 {
      try await cache.store(fixture.response(.movie(id), body(id)))
      fixture.advance(days: 0.1)
    }
    _ = try await cache.response(for: .movie(1))
    fixture.advance(days: 0.1)
    try await cache.store(fixture.response(.movie(6), body(6)))
    var remaining: [Int] = []
    for id in 1...6 where try await cache.response(for: .movie(id)) != nil { remaining.append(id) }
    #expect(remaining.contains(1) && remaining.contains(6) && !remaining.contains(2))
    #expect(try await cache.status().bytes <= cache.limits.bytes)
    // The titles of evicted responses are still known.
    #expect(try await cache.status().sources[.tmdb]?.titles == 6)
  }

  @Test func `Title limit removes the oldest titles`() async throws {
    let limits = ResponseCacheLimits(titles: 2)
    try await fixture.cache(limits).store(fixture.response(.popular, films(1)))
    fixture.advance(days: 1)
    try await fixture.cache(limits).store(fixture.response(.movie(2), #"{"id":2,"title":"x"}"#))
    fixture.advance(days: 1)
    try await fixture.cache(limits).store(fixture.response(.movie(3), #"{"id":3,"title":"y"}"#))
    let numbers = try await fixture.cache(limits).titles(of: .movie, from: .tmdb).map(\.id.number)
    #expect(Set(numbers) == [2, 3])
  }

  @Test func `Status reports counts, bytes and dates for each source`() async throws {
    let cache = fixture.cache()
    try await cache.store(fixture.response(.popular, films(1, 2)))
    fixture.advance(days: 1)
    try await cache.store(fixture.response(.movie(2), #"{"id":2,"title":"x"}"#))
    try await cache.store(fixture.response(.movie(2, source: .sample), #"{"id":2,"title":"x"}"#))
    let status = try await cache.status()
    let bytes = [films(1, 2), #"{"id":2,"title":"x"}"#].reduce(0) { $0 + CompressedBody.compress(Data($1.utf8)).count }
    #expect(
      status.sources[.tmdb]
        == SourceStatus(responses: 2, bytes: bytes, titles: 2, oldest: CacheFixture.start, newest: fixture.now))
    #expect(status.sources[.sample]?.responses == 1 && status.sources.count == 2)
    #expect(status.fileBytes > status.bytes && status.setAside == nil)
  }

  @Test func `Clearing shrinks the file on disk`() async throws {
    let cache = fixture.cache()
    // Random data can't be compressed.
    let padding = Data((0..<1_000_000).map { _ in UInt8.random(in: 0...255) }).base64EncodedString()
    try await cache.store(fixture.response(.movie(1), #"{"id":1,"title":"a","overview":"\#(padding)"}"#))
    try await cache.store(fixture.response(.movie(2, source: .sample), #"{"id":2,"title":"b"}"#))
    try await cache.clear()
    #expect(try await cache.status().sources.isEmpty)
    #expect(try await cache.status().fileBytes < 500_000)
  }

  @Test func `Clearing deletes the file that was set aside`() async throws {
    try Data(repeating: 0x41, count: 5000).write(to: fixture.file)
    let cache = fixture.cache()
    #expect(try await cache.status().setAside?.file == fixture.setAsideFile)
    try await cache.clear()
    #expect(try await cache.status().setAside == nil)
    #expect(!FileManager.default.fileExists(atPath: fixture.setAsideFile.path))
  }

  @Test func `Cache and its observations continue in a new file after the old one is discarded`() async throws {
    let cache = fixture.cache()
    try await cache.store(fixture.response(.popular, films(1)))
    var responses = cache.observeResponse(for: .popular).makeAsyncIterator()
    #expect(await responses.next()??.body == Data(films(1).utf8))
    try await cache.file.run { Result { () throws(ResponseCacheError) in try cache.file.discard() } }
    #expect(await responses.next() == .some(nil))
    try await cache.store(fixture.response(.popular, films(2)))
    #expect(await responses.next()??.body == Data(films(2).utf8))
  }

  @Test func `Full disk reports an error and leaves cached responses readable`() async throws {
    let cache = fixture.cache(maximumPageCount: 40)
    try await cache.store(fixture.response(.popular, films(1)))
    // Random data can't be compressed.
    let padding = Data((0..<1_000_000).map { _ in UInt8.random(in: 0...255) }).base64EncodedString()
    let large = fixture.response(.movie(2), #"{"id":2,"title":"b","overview":"\#(padding)"}"#)
    await #expect(throws: ResponseCacheError.diskFull) { try await cache.store(large) }
    #expect(ResponseCacheError.diskFull.errorDescription?.contains("disk space") == true)
    #expect(try await cache.response(for: .popular)?.body == Data(films(1).utf8))
    #expect(try await cache.response(for: .movie(2)) == nil)
    #expect(try await cache.titles(of: .movie, from: .tmdb).map(\.name) == ["Film 1"])
    try await cache.store(fixture.response(.popular, films(3)))
  }
}
