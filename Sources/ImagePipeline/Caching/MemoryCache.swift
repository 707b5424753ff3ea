import Synchronization

/// The decoded pictures at hand, bounded by what they cost; behind a lock, so that a hit is there in the same frame.
final class MemoryCache<Image: Sendable>: Sendable {
  private struct State: Sendable {
    var entries = LeastRecentlyUsed<ImageKey, DecodedImage<Image>>()
    var totalCost = 0
  }

  private let limit: Int
  private let entryLimit: Int
  private let state = Mutex(State())

  /// - Parameters:
  ///   - limit: what all entries may cost together, in bytes.
  ///   - largestEntryShare: the part of it that one entry may take, `0...1`.
  init(limit: Int, largestEntryShare: Double) {
    self.limit = max(limit, 0)
    entryLimit = Int(Double(max(limit, 0)) * min(max(largestEntryShare, 0), 1))
  }

  var count: Int { state.withLock { $0.entries.count } }
  var totalCost: Int { state.withLock { $0.totalCost } }

  subscript(key: ImageKey) -> Image? {
    state.withLock { $0.entries.touch(key)?.image }
  }

  /// Keeps a picture, unless it is so large that it would push out too many others.
  func insert(_ decoded: DecodedImage<Image>, for key: ImageKey) {
    guard decoded.byteCost <= entryLimit else { return }
    // What leaves is let go after the lock: freeing a picture may take its time.
    let leaving = state.withLock { state in
      var leaving: [DecodedImage<Image>] = []
      if let replaced = state.entries.insert(decoded, for: key) { leaving.append(replaced) }
      state.totalCost += decoded.byteCost - (leaving.first?.byteCost ?? 0)
      while state.totalCost > limit, let oldest = state.entries.removeOldest() {
        state.totalCost -= oldest.byteCost
        leaving.append(oldest)
      }
      return leaving
    }
    withExtendedLifetime(leaving) {}
  }

  func removeAll() {
    let old = state.withLock { state in
      let old = state
      state = State()
      return old
    }
    withExtendedLifetime(old) {}
  }
}
