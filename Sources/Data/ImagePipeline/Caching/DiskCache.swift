import Foundation
import Synchronization

/// A disk cache for the encoded data of pictures, bounded by size and age. It evicts the least recently used files
/// first. Pinned files are protected from eviction.
///
/// Several processes can share the folder. Each file is either complete or missing, and only a listing of the folder is
/// authoritative. A damaged file is removed and counts as missing. If the disk is full or the folder isn't writable,
/// only the caching is lost. All files are read and written on the cache's own threads.
public final class DiskCache: DataCaching {
  /// The app's default limit, in bytes.
  public static let standardLimit = 512 << 20
  /// The app's default maximum age: six months, in seconds. TMDB's terms don't allow more.
  public static let standardMaximumAge: TimeInterval = 180 * 86_400

  typealias Write = @Sendable (_ content: Data, _ name: String, _ date: Date) throws -> Void

  struct Pending: Sendable {
    let number: Int
    let data: Data
  }

  struct State: Sendable {
    var limit: Int
    /// The stored data that hasn't been written yet. It is read from here meanwhile.
    var pending: [URL: Pending] = [:]
    var pendingBytes = 0
    var lastNumber = 0
    /// The number of pending removals for each URL. The URL's data counts as missing, even if it is still on disk.
    var removing: [URL: Int] = [:]
    /// The size of all files in bytes; `nil` until the folder has been listed.
    var total: Int?
    var writtenSinceListing = 0
    /// The known names of pinned files. Their share of the total is ``pinnedBytes``.
    var pinned: Set<String> = []
    var pinnedBytes = 0
    var hasStarted = false
    /// The date until which nothing is written, after a failure.
    var nextWriteDate = Date.distantPast
  }

  let folder: DiskFolder
  let pins: PinFolder
  let maximumAge: TimeInterval
  let now: @Sendable () -> Date
  let onEvent: @Sendable (ImagePipelineEvent) -> Void
  let write: Write
  let state: Mutex<State>
  let writes = BackgroundQueue("DiskCache.writes", isConcurrent: false)
  let reads = BackgroundQueue("DiskCache.reads", isConcurrent: true)

  /// Creates a cache in a folder. The first stored data creates the folder.
  ///
  /// - Parameters:
  ///   - folder: The cache's folder. Don't store anything else in it. The cache leaves other files alone.
  ///   - limit: The maximum size of unpinned files, in bytes; 0 disables caching.
  ///   - maximumAge: The maximum age, in seconds. Older data is neither returned nor stored.
  ///   - now: Returns the current date.
  ///   - onEvent: Called when something goes wrong, on any thread.
  public convenience init(
    folder: URL, limit: Int = DiskCache.standardLimit, maximumAge: TimeInterval = DiskCache.standardMaximumAge,
    now: @escaping @Sendable () -> Date = { Date() },
    onEvent: @escaping @Sendable (ImagePipelineEvent) -> Void = { _ in }
  ) {
    self.init(folder: folder, limit: limit, maximumAge: maximumAge, now: now, onEvent: onEvent, write: nil)
  }

  /// - Parameter write: Replaces the writing of files. A test passes a disk that fails.
  init(
    folder: URL, limit: Int, maximumAge: TimeInterval = DiskCache.standardMaximumAge,
    now: @escaping @Sendable () -> Date = { Date() },
    onEvent: @escaping @Sendable (ImagePipelineEvent) -> Void = { _ in }, write: Write?
  ) {
    let files = DiskFolder(folder)
    self.folder = files
    pins = PinFolder(folder)
    self.maximumAge = maximumAge
    self.now = now
    self.onEvent = onEvent
    self.write = write ?? { content, name, date in try files.write(content, to: name, at: date) }
    state = Mutex(State(limit: max(limit, 0)))
  }

  /// The maximum size of unpinned files, in bytes. A lower limit takes effect soon, a higher one with the next picture.
  public var limit: Int {
    get { state.withLock(\.limit) }
    set {
      state.withLock { $0.limit = max(newValue, 0) }
      writes.async { self.trimIfNeeded() }
    }
  }

  /// The current size of all files, in bytes. Files that other processes have just stored may be missing.
  public var totalBytes: Int {
    get async {
      await writes.run {
        if self.state.withLock(\.total) == nil { self.sweep() }
        return self.state.withLock(\.total) ?? 0
      }
    }
  }

  /// Removes all unpinned files, and returns once they are gone.
  ///
  /// - Parameter includesPinned: Whether pinned files are removed as well.
  public func clear(includingPinned includesPinned: Bool = false) async {
    state.withLock { state in
      state.pending = [:]
      state.pendingBytes = 0
    }
    await writes.run { self.removeAll(includingPinned: includesPinned) }
  }

  /// Waits until all previous stores and removals have been written.
  public func waitForWrites() async {
    await writes.run {}
  }

  /// Returns cached data, as ``DataCaching/data(forFirstOf:)`` requires, and marks it as recently used.
  public func data(forFirstOf urls: [URL]) async -> CachedData? {
    begin()
    if let url = urls.first, case .pending(let data) = state.withLock({ $0.location(of: url) }) {
      return CachedData(url, data)
    }
    return await reads.run { self.find(urls) }
  }

  /// Returns whether data is cached, as ``DataCaching/contains(anyOf:)`` requires. Doesn't check the file for damage.
  public func contains(anyOf urls: [URL]) async -> Bool {
    await reads.run {
      urls.contains { url in
        switch self.state.withLock({ $0.location(of: url) }) {
        case .pending: true
        case .removed: false
        case .disk: self.folder.exists(DiskEntry.name(for: url))
        }
      }
    }
  }

  /// Stores data, as ``DataCaching/store(_:for:)`` requires. Ignores data that exceeds the limit on its own, and data
  /// that arrives faster than the disk can write it.
  public func store(_ data: Data, for url: URL) {
    begin()
    let number: Int? = state.withLock { state in
      guard state.pendingBytes + data.count <= maximumPendingBytes, data.count < state.limit else { return nil }
      state.lastNumber += 1
      state.pendingBytes += data.count - (state.pending[url]?.data.count ?? 0)
      state.pending[url] = Pending(number: state.lastNumber, data: data)
      return state.lastNumber
    }
    if let number { writes.async { self.writePending(url, number) } }
  }

  /// Removes data, as ``DataCaching/remove(_:)`` requires.
  public func remove(_ url: URL) {
    state.withLock { state in
      state.forget(url)
      state.removing[url, default: 0] += 1
    }
    writes.async { self.removeFile(of: url) }
  }
}

/// The location of a URL's data.
enum DiskCacheLocation: Sendable {
  case pending(Data), removed, disk
}

extension DiskCache.State {
  func location(of url: URL) -> DiskCacheLocation {
    if let pending = pending[url] { return .pending(pending.data) }
    return removing[url] == nil ? .disk : .removed
  }

  mutating func forget(_ url: URL) {
    guard let pending = pending.removeValue(forKey: url) else { return }
    pendingBytes -= pending.data.count
  }
}

private let maximumPendingBytes = 64 << 20

private extension DiskCache {
  /// Lists the folder on first use, so that outdated files are removed even if nothing is ever stored.
  func begin() {
    let isFirst = state.withLock { state in
      defer { state.hasStarted = true }
      return !state.hasStarted
    }
    if isFirst { writes.async { if self.state.withLock(\.total) == nil { self.sweep() } } }
  }
}
