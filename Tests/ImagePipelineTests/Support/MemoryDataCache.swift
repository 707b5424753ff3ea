import Foundation
import ImagePipeline
import Synchronization

/// A data cache in memory, whose reads a test can suspend.
final class MemoryDataCache: DataCaching {
  private struct State: Sendable {
    var content: [URL: Data] = [:]
    var stored: [URL] = []
    var removed: [URL] = []
    var isSuspended = false
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Mutex(State())

  /// All stored URLs, in order.
  var stored: [URL] { state.withLock(\.stored) }
  /// All removed URLs, in order.
  var removed: [URL] { state.withLock(\.removed) }
  /// The number of waiting reads.
  var suspendedCount: Int { state.withLock { $0.waiting.count } }

  init(_ content: [URL: String] = [:]) {
    state.withLock { state in state.content = content.mapValues { Data($0.utf8) } }
  }

  func suspend() { state.withLock { $0.isSuspended = true } }

  func resume() {
    let waiting = state.withLock { state in
      state.isSuspended = false
      defer { state.waiting = [] }
      return state.waiting
    }
    for reader in waiting { reader.resume() }
  }

  func data(forFirstOf urls: [URL]) async -> CachedData? {
    await withCheckedContinuation { reader in
      let waits = state.withLock { state in
        if state.isSuspended { state.waiting.append(reader) }
        return state.isSuspended
      }
      if !waits { reader.resume() }
    }
    let content = state.withLock(\.content)
    return urls.lazy.compactMap { url in content[url].map { CachedData(url, $0) } }.first
  }

  func contains(anyOf urls: [URL]) async -> Bool {
    state.withLock { state in urls.contains { state.content[$0] != nil } }
  }

  func store(_ data: Data, for url: URL) {
    state.withLock { state in
      state.content[url] = data
      state.stored.append(url)
    }
  }

  func remove(_ url: URL) {
    state.withLock { state in
      state.content[url] = nil
      state.removed.append(url)
    }
  }
}
