// Support for the cache's tests: a temporary folder with a manual clock, and responses in TMDB's format.
import Foundation
import GRDB
import Synchronization
import TMDB
import TMDBTesting
import Testing

@testable import ResponseCache

/// A temporary folder for a cache, with a clock that the test advances and a record of the cache's events.
final class CacheFixture: Sendable {
  let folder: URL
  private let state = Mutex(State(now: CacheFixture.start))

  private struct State {
    var now: Date
    var events: [ResponseCacheEvent] = []
  }

  static let start = Date(timeIntervalSince1970: 1_800_000_000)

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(
      path: "catalogue-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  var file: URL { folder.appending(path: "catalogue.sqlite") }
  var setAsideFile: URL { folder.appending(path: "catalogue-set-aside.sqlite") }

  var now: Date {
    get { state.withLock(\.now) }
    set { state.withLock { $0.now = newValue } }
  }

  func advance(days: Double) { state.withLock { $0.now += days * 86_400 } }

  var events: [ResponseCacheEvent] { state.withLock(\.events) }
  var reasons: [SetAsideFile.Reason] {
    events.compactMap { if case .setAside(let file) = $0 { file.reason } else { nil } }
  }

  func cache(_ limits: ResponseCacheLimits = .standard, maximumPageCount: Int? = nil) -> ResponseCache {
    ResponseCache(folder: folder, limits: limits, maximumPageCount: maximumPageCount) {
      self.now
    } onEvent: { event in
      self.state.withLock { $0.events.append(event) }
    }
  }

  /// Returns a response that was fetched now.
  func response(_ key: ResponseKey, _ body: String, etag: String? = nil) -> CachedResponse {
    CachedResponse(key, body: Data(body.utf8), fetched: now, etag: etag)
  }

  /// Opens the database as another program would.
  func database() throws -> DatabaseQueue {
    var configuration = Configuration()
    // A cache that was just released may still be closing its file.
    configuration.busyMode = .timeout(20)
    return try DatabaseQueue(path: file.path, configuration: configuration)
  }
}

extension ResponseCache {
  /// Stores a response with the policy of the endpoint for its path.
  func store(_ response: CachedResponse) async throws {
    try await store(response, as: response.cacheable())
  }
}

extension CachedResponse {
  /// Returns the type and policy of the endpoint for the response's path.
  func cacheable() throws -> CacheableResponse { try #require(Endpoint.matching(key.list.path)?.cacheable) }
}

extension ListKey {
  static let popular = ListKey(source: .tmdb, path: "/movie/popular")
}

extension ResponseKey {
  static let popular = ResponseKey(.popular)

  /// Returns the key of a movie's details.
  static func movie(_ id: Int, source: ResponseSource = .tmdb) -> ResponseKey {
    ResponseKey(ListKey(source: source, path: "/movie/\(id)"))
  }
}

/// Returns a page of films in TMDB's format.
func films(_ ids: Int..., page: Int = 1, of pages: Int = 1) -> String {
  let rows = ids.map { #"{"id":\#($0),"title":"Film \#($0)","popularity":\#($0),"genre_ids":[18]}"# }
  return #"{"page":\#(page),"results":[\#(rows.joined(separator: ","))],"total_pages":\#(pages)}"#
}

/// Returns letters that depend only on the seed and compress poorly.
func incompressible(_ count: Int, seed: UInt64) -> String {
  var state = seed
  return String(
    decoding: (0..<count).map { _ -> UInt8 in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(ascii: "a") + UInt8((state >> 33) % 26)
    }, as: UTF8.self)
}
