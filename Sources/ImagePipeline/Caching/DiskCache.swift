import Foundation
import Synchronization

/// The bytes of pictures in a folder, bounded in size and age: what was least recently wanted goes first, and what somebody
/// holds does not go for want of room.
///
/// Several processes may share the folder: each file is whole or not there, and a listing of the folder is the only
/// truth. A damaged file is removed and not found. A full disk or a folder that cannot be written costs nothing but the
/// cache. All files are read and written on threads of its own.
public final class DiskCache: DataCaching {
  /// What the app uses unless the person chose otherwise, in bytes.
  public static let standardLimit = 512 << 20
  /// Six months, in seconds: TMDB's terms allow no longer.
  public static let standardMaximumAge: TimeInterval = 180 * 86_400

  typealias Write = @Sendable (_ content: Data, _ name: String, _ date: Date) throws -> Void

  struct Pending: Sendable {
    let number: Int
    let data: Data
  }

  struct State: Sendable {
    var limit: Int
    /// What was stored and is not written yet: it is found here meanwhile.
    var pending: [URL: Pending] = [:]
    var pendingBytes = 0
    var lastNumber = 0
    /// What was removed and may still lie on the disk, and how often: it is not found meanwhile.
    var removing: [URL: Int] = [:]
    /// `nil` until the folder was listed.
    var total: Int?
    var writtenSinceListing = 0
    /// The names of the files that somebody holds, as far as is known, and what of the total they take.
    var held: Set<String> = []
    var heldBytes = 0
    var hasBegun = false
    /// After a failure nothing is written until then.
    var writesAgain = Date.distantPast
  }

  let folder: DiskFolder
  let holds: HoldFolder
  let maximumAge: TimeInterval
  let now: @Sendable () -> Date
  let onEvent: @Sendable (ImagePipelineEvent) -> Void
  let write: Write
  let state: Mutex<State>
  let writes = BackgroundQueue("DiskCache.writes", isConcurrent: false)
  let reads = BackgroundQueue("DiskCache.reads", isConcurrent: true)

  /// Uses a folder, which is made when something is first stored.
  ///
  /// - Parameters:
  ///   - folder: nothing else should be kept there; files that this type did not write are left alone.
  ///   - limit: in bytes; 0 keeps nothing.
  ///   - maximumAge: in seconds; what is older is neither given nor kept.
  ///   - now: the calendar's time.
  ///   - onEvent: told of what went wrong, on any thread.
  public convenience init(
    folder: URL, limit: Int = DiskCache.standardLimit, maximumAge: TimeInterval = DiskCache.standardMaximumAge,
    now: @escaping @Sendable () -> Date = { Date() },
    onEvent: @escaping @Sendable (ImagePipelineEvent) -> Void = { _ in }
  ) {
    self.init(folder: folder, limit: limit, maximumAge: maximumAge, now: now, onEvent: onEvent, write: nil)
  }

  /// - Parameter write: in a test, a disk that fails.
  init(
    folder: URL, limit: Int, maximumAge: TimeInterval = DiskCache.standardMaximumAge,
    now: @escaping @Sendable () -> Date = { Date() },
    onEvent: @escaping @Sendable (ImagePipelineEvent) -> Void = { _ in }, write: Write?
  ) {
    let files = DiskFolder(folder)
    self.folder = files
    holds = HoldFolder(folder)
    self.maximumAge = maximumAge
    self.now = now
    self.onEvent = onEvent
    self.write = write ?? { content, name, date in try files.write(content, to: name, at: date) }
    state = Mutex(State(limit: max(limit, 0)))
  }

  /// How much may be kept that nobody holds, in bytes. A lower limit takes effect soon, a higher one with the next picture.
  public var limit: Int {
    get { state.withLock(\.limit) }
    set {
      state.withLock { $0.limit = max(newValue, 0) }
      writes.async { self.trimIfNeeded() }
    }
  }

  /// How much is kept now, in bytes; what other processes stored a moment ago may be missing.
  public var totalBytes: Int {
    get async {
      await writes.run {
        if self.state.withLock(\.total) == nil { self.sweep() }
        return self.state.withLock(\.total) ?? 0
      }
    }
  }

  /// Removes everything that nobody holds, and returns when it is gone.
  ///
  /// - Parameter isHeldToGo: whether what somebody holds goes, too.
  public func clear(evenHeld isHeldToGo: Bool = false) async {
    state.withLock { state in
      state.pending = [:]
      state.pendingBytes = 0
    }
    await writes.run { self.removeEverything(evenHeld: isHeldToGo) }
  }

  /// Returns when all that was stored or removed so far is on the disk.
  public func waitForWrites() async {
    await writes.run {}
  }

  /// As ``DataCaching/data(forFirstOf:)``; what is given counts as wanted now.
  public func data(forFirstOf urls: [URL]) async -> CachedData? {
    begin()
    if let url = urls.first, case .pending(let data) = state.withLock({ $0.whereabouts(of: url) }) {
      return CachedData(url, data)
    }
    return await reads.run { self.find(urls) }
  }

  /// As ``DataCaching/contains(anyOf:)``; whether a file is whole is not looked at.
  public func contains(anyOf urls: [URL]) async -> Bool {
    await reads.run {
      urls.contains { url in
        switch self.state.withLock({ $0.whereabouts(of: url) }) {
        case .pending: true
        case .removed: false
        case .disk: self.folder.exists(DiskEntry.name(for: url))
        }
      }
    }
  }

  /// As ``DataCaching/store(_:for:)``. What is over the limit by itself, or more than the disk takes in at this pace, is
  /// not kept.
  public func store(_ data: Data, for url: URL) {
    begin()
    let number: Int? = state.withLock { state in
      guard state.pendingBytes + data.count <= largestPending, data.count < state.limit else { return nil }
      state.lastNumber += 1
      state.pendingBytes += data.count - (state.pending[url]?.data.count ?? 0)
      state.pending[url] = Pending(number: state.lastNumber, data: data)
      return state.lastNumber
    }
    if let number { writes.async { self.writePending(url, number) } }
  }

  /// As ``DataCaching/remove(_:)``.
  public func remove(_ url: URL) {
    state.withLock { state in
      state.forget(url)
      state.removing[url, default: 0] += 1
    }
    writes.async { self.removeFile(of: url) }
  }
}

/// Where an address's bytes are to be looked for.
enum DiskCacheWhereabouts: Sendable {
  case pending(Data), removed, disk
}

extension DiskCache.State {
  func whereabouts(of url: URL) -> DiskCacheWhereabouts {
    if let pending = pending[url] { return .pending(pending.data) }
    return removing[url] == nil ? .disk : .removed
  }

  mutating func forget(_ url: URL) {
    guard let pending = pending.removeValue(forKey: url) else { return }
    pendingBytes -= pending.data.count
  }
}

private let largestPending = 64 << 20

private extension DiskCache {
  /// The first use lists the folder once, so that what is too old goes even when nothing is ever stored.
  func begin() {
    let isFirst = state.withLock { state in
      defer { state.hasBegun = true }
      return !state.hasBegun
    }
    if isFirst { writes.async { if self.state.withLock(\.total) == nil { self.sweep() } } }
  }
}
