import Foundation
import TMDB
import Testing
import TitleIdentity

@testable import ResponseCache

/// Observations of the cache.
@Suite(.timeLimit(.minutes(5))) struct ObservationTests {
  private let fixture: CacheFixture
  private let cache: ResponseCache

  init() throws {
    fixture = try CacheFixture()
    cache = fixture.cache()
  }

  @Test func `Observation delivers the cached response at once, then every change`() async throws {
    try await cache.store(fixture.response(.popular, films(1)))
    var responses = cache.observeResponse(for: .popular).makeAsyncIterator()
    #expect(await responses.next()??.body == Data(films(1).utf8))
    try await cache.store(fixture.response(.popular, films(2)))
    #expect(await responses.next()??.body == Data(films(2).utf8))
    fixture.advance(days: 1)
    cache.confirmInBackground(.popular, at: fixture.now)
    #expect(await responses.next()??.confirmed == fixture.now)
    try await cache.clear()
    #expect(await responses.next() == .some(nil))
  }

  @Test func `Observation ignores changes to other responses`() async throws {
    let responses = cache.observeResponse(for: .popular)
    let (started, start) = AsyncStream.makeStream(of: Void.self)
    let task = Task {
      var delivered: [Data?] = []
      for await response in responses {
        delivered.append(response?.body)
        start.yield()
        if response != nil { break }
      }
      return delivered
    }
    for await _ in started { break }
    for id in 1...50 { try await cache.store(fixture.response(.movie(id), #"{"id":\#(id),"title":"b"}"#)) }
    try await cache.store(fixture.response(.popular, films(1)))
    #expect(await task.value == [nil, Data(films(1).utf8)])
  }

  @Test func `Observation continues in the new file after the old one is deleted`() async throws {
    try await cache.store(fixture.response(.popular, films(1)))
    var responses = cache.observeResponse(for: .popular).makeAsyncIterator()
    #expect(await responses.next()??.body == Data(films(1).utf8))
    try FileManager.default.removeItem(at: fixture.file)
    #expect(try await cache.response(for: .popular) == nil)
    #expect(await responses.next() == .some(nil))
    try await cache.store(fixture.response(.popular, films(2)))
    #expect(await responses.next()??.body == Data(films(2).utf8))
  }

  @Test func `Observation ends when its task is cancelled`() async throws {
    let responses = cache.observeResponse(for: .popular)
    let (started, start) = AsyncStream.makeStream(of: Void.self)
    let task = Task {
      for await _ in responses { start.yield() }
    }
    for await _ in started { break }
    task.cancel()
    await task.value
  }
}
