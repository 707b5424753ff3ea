import Foundation
import Testing

@testable import ImagePipeline

/// Tests that pinned pictures aren't evicted until they are unpinned.
@Suite(.timeLimit(.minutes(5)))
struct DiskCachePinTests {
  let folder = TestFolder()
  let calendar = TestCalendar()

  /// Returns a new cache for the same folder, as in another run of the app. It has space for nine pictures.
  private func cache() -> DiskCache { DiskCache(folder: folder.url, limit: 10_000, now: calendar.now) }

  /// Stores pictures of 1,000 bytes, one second apart.
  private func store(_ numbers: ClosedRange<Int>, in cache: DiskCache, pinnedBy owner: String? = nil) async {
    for number in numbers {
      cache.store(Data(count: 1_000), for: imageURL("\(number)"))
      if let owner { cache.pin([imageURL("\(number)")], for: owner) }
      await cache.waitForWrites()
      calendar.advance(by: 1)
    }
  }

  private func left(_ numbers: ClosedRange<Int>, in cache: DiskCache) async -> [Int] {
    var left: [Int] = []
    for number in numbers where await cache.contains(anyOf: [imageURL("\(number)")]) { left.append(number) }
    return left
  }

  @Test func `Pinned pictures stay and don't take space from unpinned ones`() async {
    let cache = cache()
    await store(1...20, in: cache, pinnedBy: "somebody")
    await store(21...29, in: cache)
    #expect(await left(1...29, in: cache) == Array(1...29))
    await store(30...40, in: cache)
    #expect(await left(1...20, in: cache) == Array(1...20))
    #expect(await left(21...25, in: cache).isEmpty)
    #expect(await cache.pinnedBytes > 20_000)
    #expect(await cache.totalBytes <= cache.pinnedBytes + 10_000)
  }

  @Test func `Pinning and unpinning persist across launches`() async {
    await store(1...5, in: cache(), pinnedBy: "somebody")
    let next = cache()
    await store(6...30, in: next)
    #expect(await left(1...5, in: next) == Array(1...5))
    next.removePins("somebody")
    await store(31...50, in: cache())
    #expect(await left(1...5, in: cache()).isEmpty)
  }

  @Test func `Removing stale pins unpins the pictures that weren't pinned again`() async {
    let cache = cache()
    await store(1...2, in: cache, pinnedBy: "somebody")
    cache.removeStalePins("somebody")
    cache.pin([imageURL("2")], for: "somebody")
    await store(3...20, in: cache)
    #expect(await left(1...2, in: cache) == [1, 2], "Both stay pinned until the stale pins are removed again.")
    cache.removeStalePins("somebody")
    await store(21...40, in: cache)
    #expect(await left(1...2, in: cache) == [2])
  }

  @Test func `Removing all pins except one owner's unpins the other pictures`() async {
    let cache = cache()
    await store(1...1, in: cache, pinnedBy: "somebody")
    await store(2...2, in: cache, pinnedBy: "somebody else")
    cache.removeAllPins(except: ["somebody"])
    await store(3...20, in: cache)
    #expect(await left(1...2, in: cache) == [1])
  }

  @Test func `Clearing retains pinned pictures unless they are included`() async {
    let cache = cache()
    await store(1...1, in: cache, pinnedBy: "somebody")
    await store(2...2, in: cache)
    await cache.clear()
    #expect(await left(1...2, in: cache) == [1])
    #expect(await cache.totalBytes == cache.pinnedBytes)
    await cache.clear(includingPinned: true)
    #expect(await left(1...2, in: cache).isEmpty)
    #expect(await cache.totalBytes == 0)
  }

  @Test func `Pinned pictures expire after six months, too`() async {
    await store(1...1, in: cache(), pinnedBy: "somebody")
    calendar.advance(by: 181 * 86_400)
    let cache = cache()
    #expect(await cache.totalBytes == 0)
    #expect(await left(1...1, in: cache).isEmpty)
  }
}
