import Foundation
import GRDB
import TMDB
import Testing

@testable import ResponseCache

/// Pinned responses. The cache doesn't evict them to free space until they are unpinned.
@Suite(.timeLimit(.minutes(5))) struct PinTests {
  private let kept: Kept

  init() throws { kept = try Kept() }

  private func film(_ id: Int) -> CachedResponse {
    kept.answer(.film(id), #"{"id":\#(id),"title":"\#(incompressible(1000, seed: UInt64(id)))"}"#)
  }

  /// A cache with space for two films.
  private var small: ResponseCache { kept.catalogue(ResponseCacheLimits(bytes: 1_400)) }

  /// Caches films one after another, about an hour apart.
  private func keep(_ ids: ClosedRange<Int>, in catalogue: ResponseCache, holding held: Set<Int> = []) async throws {
    for id in ids {
      try await catalogue.keep(film(id))
      if held.contains(id) { try await catalogue.hold([.film(id)], for: "somebody") }
      kept.advance(days: 0.04)
    }
  }

  private func left(_ ids: ClosedRange<Int>, in catalogue: ResponseCache) async throws -> [Int] {
    var left: [Int] = []
    for id in ids where try await catalogue.answer(for: .film(id)) != nil { left.append(id) }
    return left
  }

  @Test func `What is held stays, and takes no room of what is merely seen`() async throws {
    let catalogue = small
    try await keep(1...7, in: catalogue, holding: [1, 2, 3])
    let left = try await left(1...7, in: catalogue)
    #expect(left.starts(with: [1, 2, 3]) && left.last == 7)
    #expect(!left.contains(4))
    let status = try await catalogue.status()
    #expect(status.heldBytes > status.limit && status.bytes > status.heldBytes)
  }

  @Test func `A new answer is held in the place of the one before it`() async throws {
    let catalogue = small
    try await keep(1...1, in: catalogue, holding: [1])
    try await catalogue.keep(film(1))
    try await keep(2...6, in: catalogue)
    #expect(try await left(1...1, in: catalogue) == [1])
  }

  @Test func `What is released goes like everything else`() async throws {
    let catalogue = small
    try await keep(1...2, in: catalogue, holding: [1, 2])
    #expect(try await catalogue.holds(for: "somebody"))
    try await catalogue.hold([.film(2)], for: "somebody else")
    try await catalogue.release("somebody")
    #expect(try await !catalogue.holds(for: "somebody"))
    try await keep(3...7, in: catalogue)
    #expect(try await left(1...2, in: catalogue) == [2])
    try await catalogue.releaseAll(except: ["somebody"])
    #expect(try await catalogue.status().heldBytes == 0)
  }

  @Test func `Who settles lets go what was not held anew`() async throws {
    let catalogue = small
    try await keep(1...2, in: catalogue, holding: [1, 2])
    try await catalogue.settle("somebody")
    try await catalogue.hold([.film(2), .film(99)], for: "somebody")
    try await keep(3...6, in: catalogue)
    #expect(try await left(1...2, in: catalogue) == [1, 2], "until the end is reached both are held")
    try await catalogue.settle("somebody")
    try await keep(7...9, in: catalogue)
    #expect(try await left(1...2, in: catalogue) == [2])
  }

  @Test func `Clearing leaves what is held and its titles, unless all is to go`() async throws {
    let catalogue = kept.catalogue()
    try await catalogue.keep(kept.answer(.popular, films(1, 2)))
    try await catalogue.hold([.popular], for: "somebody")
    try await catalogue.keep(kept.answer(.film(3), #"{"id":3,"title":"c"}"#))
    try await catalogue.hold([.film(3)], for: "somebody")
    try await catalogue.keep(kept.answer(.film(4), #"{"id":4,"title":"d"}"#))
    let again = kept.catalogue(ResponseCacheLimits(titles: 1))
    try await again.clear()
    #expect(try await again.titles(in: .popular).map(\.id.number) == [1, 2])
    #expect(try await Set(again.titles(of: .film, from: .tmdb).map(\.id.number)) == [1, 2, 3])
    #expect(try await left(3...4, in: again) == [3])
    try await again.clear(evenHeld: true)
    #expect(try await again.status().sources.isEmpty)
    #expect(try await !again.holds(for: "somebody"))
  }

  @Test func `Clearing fails rather than deletes pinned responses when something else prevents it`() async throws {
    let catalogue = kept.catalogue()
    try await keep(1...1, in: catalogue, holding: [1])
    try await keep(2...2, in: catalogue)
    try await kept.database().write { database in
      try database.execute(
        sql: "CREATE TRIGGER refusal BEFORE DELETE ON answer BEGIN SELECT RAISE(ABORT, 'refused'); END")
    }
    await #expect(throws: ResponseCacheError.self) { try await catalogue.clear() }
    #expect(try await left(1...2, in: catalogue) == [1, 2])
  }

  @Test func `Six months are the end of what is held, too`() async throws {
    let catalogue = kept.catalogue()
    try await keep(1...1, in: catalogue, holding: [1])
    kept.advance(days: 181)
    #expect(try await left(1...1, in: catalogue).isEmpty)
    #expect(try await kept.catalogue().status().sources.isEmpty)
  }
}
