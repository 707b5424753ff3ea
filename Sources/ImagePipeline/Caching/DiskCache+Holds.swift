import Foundation
import Synchronization

/// Keeping for good what somebody wants to have without a network: it does not go to make room, and takes none of what is
/// merely seen. It grows too old all the same.
///
/// A holder has a name of its own choosing. It holds anew what it goes through, and settles when it has come to the end:
/// what it held before and not since is let go. All of these return at once.
extension DiskCache {
  /// Holds what is kept for these addresses, and what comes in its place.
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

  /// Lets go what the holder has not held since it was last settled.
  public func settle(_ holder: String) { change { $0.settle(holder) } }

  /// Lets go all that the holder holds: it stays as long as anything that was looked at.
  public func release(_ holder: String) { change { $0.release(holder) } }

  /// Lets go what anybody else holds.
  public func releaseAll(except holders: Set<String>) { change { $0.releaseAll(except: holders) } }

  /// What of ``totalBytes`` somebody holds: it does not count against the limit.
  public var heldBytes: Int {
    get async {
      _ = await totalBytes
      return state.withLock(\.heldBytes)
    }
  }

  private func change(_ body: @escaping @Sendable (HoldFolder) -> Void) {
    writes.async {
      body(self.holds)
      self.sweep()
    }
  }
}
