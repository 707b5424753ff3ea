import Foundation
import ImagePipeline
import ResponseCache
import Synchronization
import SyntheticExports
import TMDB
import Testing
import ToolTestSupport

/// Tests that a crash leaves the caches intact, even while they delete what exceeds their limits.
@Suite(.serialized, .timeLimit(.minutes(60))) struct CacheCrashTests {
  @Test
  func `After a crash during an eviction, all cached entries are complete, and the caches are usable`() async throws {
    let tool = try CommandLineTool("cache-writer")
    var random = SplitMix64(seed: CrashPlan.seed)
    for round in 0..<CrashPlan.crashes {
      let home = try CrashHome(tool)
      // The caches are full after about a hundred operations.
      let crash = CrashPlan.crash(round, at: 1 + random.below(600), &random)
      let pages = try await home.confirmations(["@responses", "@pictures"], crash)
      let responses = try await completeResponses(in: home, "\(crash)")
      let pictures = try await completePictures(in: home, crash)
      // After a power failure, a cache may be empty, because it doesn't sync each change.
      let mayBeEmpty = crash.mode == .power || pages.count < 10
      #expect(mayBeEmpty || !responses.isEmpty && !pictures.isEmpty, "Everything is lost. \(crash)")
    }
  }

  /// Returns the cached pages, and expects that they are complete and that another one can be cached.
  private func completeResponses(in home: CrashHome, _ crash: String) async throws -> [Int] {
    let events = EventLog<ResponseCacheEvent>()
    let cache = ResponseCache(
      folder: home.url.appending(path: "responses"), limits: ResponseCacheLimits(bytes: 300_000),
      onEvent: { events.append($0) })
    let list = ListKey(source: .sample, path: "/movie/popular")
    var pages: [Int] = []
    for page in 1...10 {
      guard let response = try await cache.response(for: ResponseKey(list, page: page)) else { continue }
      let films = try JSONDecoder().decode(Page<Movie>.self, from: response.body).results
      #expect(films.count == 20 && Set(films.map(\.title)).count == 1, "Page \(page) is incomplete. \(crash)")
      pages.append(page)
    }
    let body = Data(#"{"page":11,"results":[{"id":1,"title":"Metropolis"}]}"#.utf8)
    let key = ResponseKey(list, page: 11)
    try await cache.store(
      CachedResponse(key, body: body, fetched: Date()), as: #require(CacheableResponse(MovieTarget.popular)))
    #expect(try await cache.response(for: key)?.body == body, "\(crash)")
    #expect(events.all.isEmpty, "\(crash)")
    return pages
  }

  /// Returns the pages with a cached picture, and expects that the pictures are complete and within the limit.
  private func completePictures(in home: CrashHome, _ crash: CrashHome.Crash) async throws -> [Int] {
    let events = EventLog<ImagePipelineEvent>()
    let limit = 200_000
    let cache = DiskCache(
      folder: home.url.appending(path: "pictures"), limit: limit, onEvent: { events.append($0) })
    let total = await cache.totalBytes
    #expect(total <= limit, "\(crash)")
    var pages: [Int] = []
    for page in 1...10 {
      let url = try #require(URL(string: "https://example.org/\(page)"))
      guard let picture = await cache.data(forFirstOf: [url]) else { continue }
      #expect(picture.data == Data(repeating: UInt8(page), count: 50_000), "Picture \(page) is damaged. \(crash)")
      pages.append(page)
    }
    let url = try #require(URL(string: "https://example.org/11"))
    cache.store(Data([1]), for: url)
    await cache.waitForWrites()
    #expect(await cache.data(forFirstOf: [url])?.data == Data([1]), "\(crash)")
    // Pictures aren't synced, so the cache finds some damaged after a power failure, and forgets them.
    #expect(crash.mode == .power || events.all.isEmpty, "\(crash)")
    return pages
  }
}

/// The events that a cache reports, from any thread.
private final class EventLog<Event: Sendable>: Sendable {
  private let events = Mutex<[Event]>([])

  var all: [Event] { events.withLock { $0 } }

  func append(_ event: Event) { events.withLock { $0.append(event) } }
}
