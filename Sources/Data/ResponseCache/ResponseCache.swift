import Dispatch
import Foundation
import GRDB
import Synchronization
import TMDB
import TitleIdentity

/// A disk cache of network responses, stored byte for byte, and of the titles and episodes that they contain.
///
/// The cache is disposable. Its file may be deleted, damaged or replaced at any time. An unusable file is set aside,
/// and ``ResponseCacheStatus/setAside`` reports it.
///
/// The cache neither stores nor returns responses older than six months. All work happens off the caller's thread, and
/// the file is opened when first needed.
///
/// <!-- snippet: let folder: URL! = nil -->
/// ```swift
/// let cache = ResponseCache(folder: folder)
/// let networking = CachingNetworking(HTTPNetworking(), in: cache, source: .tmdb)
/// let client = Client(networking: networking, credential: .apiKey("your key"))
/// let cached = try await cache.cachedValue(MovieTarget.popular, by: client, source: .tmdb)
/// ```
public final class ResponseCache: Sendable {
  let limits: ResponseCacheLimits
  let now: @Sendable () -> Date
  let onEvent: @Sendable (ResponseCacheEvent) -> Void
  let file: ResponseCacheFile
  let state = Mutex(State())

  struct State: Sendable {
    /// The times of the latest reads by row ID, written together with the next response.
    var uses: [Int64: Date] = [:]
    /// The size of pending writes, in bytes.
    var pendingBytes = 0
    var lastPurge: Date?
    var storeObservers: [UUID: StoreObserver] = [:]
  }

  /// Creates a cache in the file `cache.sqlite` in a folder. The folder is created when first needed.
  ///
  /// - Parameters:
  ///   - folder: A folder for disposable files.
  ///   - limits: The limits on size and age.
  ///   - now: Returns the current date.
  ///   - onEvent: Receives events for logging, on any thread.
  public convenience init(
    folder: URL, limits: ResponseCacheLimits = .standard, now: @escaping @Sendable () -> Date = { Date() },
    onEvent: @escaping @Sendable (ResponseCacheEvent) -> Void = { _ in }
  ) {
    self.init(folder: folder, limits: limits, maximumPageCount: nil, now: now, onEvent: onEvent)
  }

  /// Creates a cache with a limit on the size of its file.
  ///
  /// - Parameter maximumPageCount: The maximum number of pages in the file; tests use it to simulate a full disk.
  init(
    folder: URL, limits: ResponseCacheLimits = .standard, maximumPageCount: Int?,
    now: @escaping @Sendable () -> Date = { Date() },
    onEvent: @escaping @Sendable (ResponseCacheEvent) -> Void = { _ in }
  ) {
    self.limits = limits
    self.now = now
    self.onEvent = onEvent
    file = ResponseCacheFile(ResponseCacheFolder(folder), maximumPageCount: maximumPageCount, onEvent: onEvent) {
      pool in
      // Responses that can't be deleted now are not returned either. The next purge deletes them.
      try? pool.write { try $0.purge(limits, now: now()) }
    }
  }
}

extension ResponseCache {
  /// Returns whether a response with this date may be used.
  ///
  /// The date must be within the age limit. A date in the future means that the clock was wrong.
  func isCurrent(_ fetched: Date) -> Bool {
    let date = now()
    return fetched >= date.addingTimeInterval(-limits.age) && fetched <= date.addingTimeInterval(clockSlack)
  }

  /// Purges once a day. Runs on the queue.
  func purgeIfDue(_ database: Database) throws {
    let date = now()
    let isDue = state.withLock { state in
      if let last = state.lastPurge, abs(date.timeIntervalSince(last)) < 86_400 { return false }
      state.lastPurge = date
      return true
    }
    if isDue { try database.purge(limits, now: date) }
  }
}

extension Database {
  /// Deletes responses and titles beyond the limits on age and size.
  func purge(_ limits: ResponseCacheLimits, now: Date) throws {
    let responses = ResponseTable(database: self)
    try responses.remove(before: now.addingTimeInterval(-limits.age), after: now.addingTimeInterval(clockSlack))
    try responses.trim(to: limits.bytes)
    try execute(
      sql: """
        DELETE FROM title WHERE id IN (SELECT id FROM title ORDER BY seen DESC LIMIT -1 OFFSET ?)
        AND NOT \(PinTable.isPinnedTitle)
        """,
      arguments: [limits.titles])
    try execute(
      sql: """
        DELETE FROM guide WHERE (source, show) IN
          (SELECT source, show FROM guide ORDER BY updated DESC LIMIT -1 OFFSET ?)
        AND NOT \(PinTable.isPinnedGuide)
        """,
      arguments: [limits.guides])
  }
}

/// The tolerance for clock differences, in seconds.
private let clockSlack: TimeInterval = 86_400

/// The titles in cached responses.
extension ResponseCache {
  /// Returns the titles on all cached pages of a list, in its order, without duplicates.
  public func titles(in list: ListKey) async throws(ResponseCacheError) -> [CachedTitle] {
    let start = now().addingTimeInterval(-limits.age)
    return try await file.read {
      try TitleTable(database: $0, source: list.source).titles(in: list, fetchedAfter: start)
    }
  }

  /// Returns all known titles of a kind, most popular first.
  ///
  /// This includes titles from responses that the cache has since deleted.
  public func titles(
    of kind: MediaKind, from source: ResponseSource, limit: Int = 100_000
  ) async throws(ResponseCacheError) -> [CachedTitle] {
    let start = now().addingTimeInterval(-limits.age)
    return try await file.read {
      try TitleTable(database: $0, source: source).titles(of: kind, fetchedAfter: start, limit: limit)
    }
  }
}

/// Observation of cached responses.
extension ResponseCache {
  /// Returns a stream with the cached response, and with each change in this process.
  ///
  /// The stream yields each new response, each confirmation, and `nil` after a deletion. A slow reader only receives
  /// the latest element. The observation ends with the task that reads the stream.
  ///
  /// The stream yields nothing while the file can't be opened.
  public func observeResponse(for key: ResponseKey) -> AsyncStream<CachedResponse?> {
    let (stream, continuation) = AsyncStream.makeStream(of: CachedResponse?.self, bufferingPolicy: .bufferingNewest(1))
    // Each write triggers all observations, so decompress only changed responses.
    let observation = ValueObservation.trackingConstantRegion { database in
      try ResponseTable(database: database).compressedResponse(for: key)
    }.removeDuplicates().map { $0?.decompressed(key) }
    let stop = file.observe { database in
      observation.start(in: database, scheduling: .async(onQueue: delivery)) { _ in
        // The file is damaged. The next read or write sets it aside and restarts the observation.
      } onChange: { [weak self] response in
        guard let self else { return }
        continuation.yield(response.flatMap { self.isCurrent($0.fetched) ? $0 : nil })
      }
    }
    continuation.onTermination = { _ in stop() }
    return stream
  }
}

private let delivery = DispatchQueue(label: "ResponseCache.observation", qos: .userInitiated)
