import Foundation
import ResponseCache
import Synchronization
import TMDB
import TMDBTesting

@testable import AppFoundation
@testable import Catalogue

/// A request whose cached response, network and cache changes the test controls. Values are strings.
@MainActor
final class SuspendedRequest {
  nonisolated let reading = SuspendedValue<CachedValue<String>?>()
  nonisolated let network = SuspendedValue<Result<String, TMDBError>>()
  let clock = ManualClock()
  nonisolated let decoded = Mutex<[String]>([])
  nonisolated let ended = SuspendedValue<Void>()
  private nonisolated let changes = Mutex<[AsyncStream<CachedResponse?>.Continuation]>([])

  nonisolated static let now = Date(timeIntervalSince1970: 1_800_000_000)
  nonisolated static let old = now - 3600

  /// Returns a page model that loads with this request.
  ///
  /// - Parameter isCached: Whether responses are cached.
  func model(isCached: Bool = true) -> PageModel<String> {
    let cached = CachedResponseObservation<String> { [reading] in
      await reading.value()
    } changes: { [self] in
      let (stream, continuation) = AsyncStream.makeStream(of: CachedResponse?.self)
      changes.withLock { $0.append(continuation) }
      return stream
    } value: { [self] response in
      let value = String(decoding: response.body, as: UTF8.self)
      decoded.withLock { $0.append(value) }
      return value
    }
    let request = Request<String>(cached: isCached ? cached : nil) { [network] () async throws(TMDBError) in
      try await network.value().get()
    }
    return PageModel(request, clock: clock, date: { Self.now })
  }

  /// The continuations of all cache observations so far, including those that have ended.
  nonisolated var observers: [AsyncStream<CachedResponse?>.Continuation] { changes.withLock(\.self) }

  nonisolated func change(_ value: String, fetched: Date) {
    let key = ResponseKey(ListKey(source: .tmdb, path: "/movie/1"))
    for observer in observers { observer.yield(CachedResponse(key, body: Data(value.utf8), fetched: fetched)) }
  }

  static func cachedValue(_ value: String, _ date: Date = old) -> CachedValue<String> {
    CachedValue(value, fetched: date, confirmed: date)
  }
}
