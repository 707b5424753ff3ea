import Foundation
import Synchronization

/// Pinning of cached data, which makes pictures available offline. Pinned data is protected from eviction and doesn't
/// count against the limit. It still expires.
///
/// Each owner of pins has a name. To update its pins, an owner pins all of its pictures again and then calls
/// ``removeStalePins(_:)``, which unpins the others. All methods return immediately.
extension DiskCache {
  /// Pins the cached data of these URLs, and the data that replaces it.
  public func pin(_ urls: [URL], for owner: String) {
    guard !urls.isEmpty else { return }
    let names = urls.map { DiskEntry.name(for: $0) }
    writes.async {
      do {
        try self.pins.add(names, for: owner)
      } catch {
        self.onEvent(.unwritable(reason: String(describing: error)))
      }
      for name in names {
        let bytes = self.folder.bytes(of: name)
        self.state.withLock { if $0.pinned.insert(name).inserted { $0.pinnedBytes += bytes } }
      }
    }
  }

  /// Unpins the data that the owner hasn't pinned since the last call of this method.
  public func removeStalePins(_ owner: String) { change { $0.removeStalePins(owner) } }

  /// Unpins all data of the owner. It then stays cached like any other data.
  public func removePins(_ owner: String) { change { $0.removePins(owner) } }

  /// Unpins the data of all owners except these.
  public func removeAllPins(except owners: Set<String>) { change { $0.removeAllPins(except: owners) } }

  /// The pinned part of ``totalBytes``, which doesn't count against the limit.
  public var pinnedBytes: Int {
    get async {
      _ = await totalBytes
      return state.withLock(\.pinnedBytes)
    }
  }

  private func change(_ body: @escaping @Sendable (PinFolder) -> Void) {
    writes.async {
      body(self.pins)
      self.sweep()
    }
  }
}
