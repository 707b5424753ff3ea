import Foundation
import GRDB
import TMDB
import Testing
import TitleIdentity

@testable import ResponseCache

/// Pinned responses. The cache doesn't evict them to free space until they are unpinned.
@Suite(.timeLimit(.minutes(5))) struct PinTests {
  private let fixture: CacheFixture

  init() throws { fixture = try CacheFixture() }

  private func film(_ id: Int) -> CachedResponse {
    fixture.response(.movie(id), #"{"id":\#(id),"title":"\#(incompressible(1000, seed: UInt64(id)))"}"#)
  }

  /// A cache with space for two films.
  private var small: ResponseCache { fixture.cache(ResponseCacheLimits(bytes: 1_400)) }

  /// Caches films one after another, about an hour apart.
  private func store(_ ids: ClosedRange<Int>, in cache: ResponseCache, pinning pinned: Set<Int> = []) async throws {
    for id in ids {
      try await cache.store(film(id))
      if pinned.contains(id) { try await cache.pin([.movie(id)], for: "somebody") }
      fixture.advance(days: 0.04)
    }
  }

  private func remaining(_ ids: ClosedRange<Int>, in cache: ResponseCache) async throws -> [Int] {
    var remaining: [Int] = []
    for id in ids where try await cache.response(for: .movie(id)) != nil { remaining.append(id) }
    return remaining
  }

  @Test func `Pinned responses stay and don't take space from unpinned ones`() async throws {
    let cache = small
    try await store(1...7, in: cache, pinning: [1, 2, 3])
    let remaining = try await remaining(1...7, in: cache)
    #expect(remaining.starts(with: [1, 2, 3]) && remaining.last == 7)
    #expect(!remaining.contains(4))
    let status = try await cache.status()
    #expect(status.pinnedBytes > status.limit && status.bytes > status.pinnedBytes)
  }

  @Test func `New response inherits the pin of the one it replaces`() async throws {
    let cache = small
    try await store(1...1, in: cache, pinning: [1])
    try await cache.store(film(1))
    try await store(2...6, in: cache)
    #expect(try await remaining(1...1, in: cache) == [1])
  }

  @Test func `Responses are evicted once no owner pins them`() async throws {
    let cache = small
    try await store(1...2, in: cache, pinning: [1, 2])
    #expect(try await cache.hasPins(for: "somebody"))
    try await cache.pin([.movie(2)], for: "somebody else")
    try await cache.removePins("somebody")
    #expect(try await !cache.hasPins(for: "somebody"))
    try await store(3...7, in: cache)
    #expect(try await remaining(1...2, in: cache) == [2])
    try await cache.removeAllPins(except: ["somebody"])
    #expect(try await cache.status().pinnedBytes == 0)
  }

  @Test func `Removing stale pins unpins the responses that weren't pinned again`() async throws {
    let cache = small
    try await store(1...2, in: cache, pinning: [1, 2])
    try await cache.removeStalePins("somebody")
    try await cache.pin([.movie(2), .movie(99)], for: "somebody")
    try await store(3...6, in: cache)
    #expect(try await remaining(1...2, in: cache) == [1, 2], "both stay pinned until the stale pins are removed")
    try await cache.removeStalePins("somebody")
    try await store(7...9, in: cache)
    #expect(try await remaining(1...2, in: cache) == [2])
  }

  @Test func `Clearing retains pinned responses and their titles unless they are included`() async throws {
    let cache = fixture.cache()
    try await cache.store(fixture.response(.popular, films(1, 2)))
    try await cache.pin([.popular], for: "somebody")
    try await cache.store(fixture.response(.movie(3), #"{"id":3,"title":"c"}"#))
    try await cache.pin([.movie(3)], for: "somebody")
    try await cache.store(fixture.response(.movie(4), #"{"id":4,"title":"d"}"#))
    let again = fixture.cache(ResponseCacheLimits(titles: 1))
    try await again.clear()
    #expect(try await again.titles(in: .popular).map(\.id.number) == [1, 2])
    #expect(try await Set(again.titles(of: .movie, from: .tmdb).map(\.id.number)) == [1, 2, 3])
    #expect(try await remaining(3...4, in: again) == [3])
    try await again.clear(includingPinned: true)
    #expect(try await again.status().sources.isEmpty)
    #expect(try await !again.hasPins(for: "somebody"))
  }

  @Test func `Clearing deletes nothing when the database rejects a deletion`() async throws {
    let cache = fixture.cache()
    try await store(1...1, in: cache, pinning: [1])
    try await store(2...2, in: cache)
    try await fixture.database().write { database in
      try database.execute(
        sql: "CREATE TRIGGER refusal BEFORE DELETE ON answer BEGIN SELECT RAISE(ABORT, 'refused'); END")
    }
    await #expect(throws: ResponseCacheError.self) { try await cache.clear() }
    #expect(try await remaining(1...2, in: cache) == [1, 2])
  }

  @Test func `Pinned responses expire after six months, too`() async throws {
    let cache = fixture.cache()
    try await store(1...1, in: cache, pinning: [1])
    fixture.advance(days: 181)
    #expect(try await remaining(1...1, in: cache).isEmpty)
    #expect(try await fixture.cache().status().sources.isEmpty)
  }
}
