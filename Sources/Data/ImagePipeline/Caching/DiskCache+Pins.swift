import Foundation
import Synchronization

/// Pinning of cached data, which makes pictures available offline. Pinned data is protected from eviction and doesn't
/// count against the limit. It still expires.
///
/// Each holder of pins has a name. To update its pins, a holder pins all of its pictures again and then calls
/// ``settle(_:)``, which unpins the others. All methods return immediately.
extension DiskCache {
  /// Pins the cached data of these URLs, and the data that replaces it.
  public func hold(_ urls: [URL], for holder: String) {
    guard !urls.isEmpty else { return }
    let names = urls.map { DiskEntry.name(for: $0) }
    writes.async {
      do {
        try self.holds.add(names, for: holder)
      } catch {
        self.onEvent(.unwritable(reason: String(describing: error)))
      }
      for name in names {
        let bytes = self.folder.bytes(of: name)
        self.state.withLock { if $0.held.insert(name).inserted { $0.heldBytes += bytes } }
      }
    }
  }

  /// Unpins the data that the holder hasn't pinned since the last call of this method.
  public func settle(_ holder: String) { change { $0.settle(holder) } }

  /// Unpins all data of the holder. It then stays cached like any other data.
  public func release(_ holder: String) { change { $0.release(holder) } }

  /// Unpins the data of all holders except these.
  public func releaseAll(except holders: Set<String>) { change { $0.releaseAll(except: holders) } }

  /// The pinned part of ``totalBytes``, which doesn't count against the limit.
  public var heldBytes: Int {
    get async {
      _ = await totalBytes
      return state.withLock(\.heldBytes)
    }
  }

  private func change(_ body: @escaping @Sendable (PinFolder) -> Void) {
    writes.async {
      body(self.holds)
      self.sweep()
    }
  }
}
