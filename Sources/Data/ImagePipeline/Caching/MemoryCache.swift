import Foundation
import Synchronization

/// A memory cache of decoded pictures, bounded by their cost. It uses a lock instead of an actor, so that a hit is
/// available in the same frame.
final class MemoryCache<Image: Sendable>: Sendable {
  private struct Entry: Sendable {
    let key: ImageKey
    let decoded: DecodedImage<Image>
  }

  private struct State: Sendable {
    var entries = LRUDictionary<ImageKey, Entry>()
    var totalCost = 0
    /// The keys of each URL's cached sizes, so that another size can serve as a placeholder.
    var sizes: [URL: Set<ImageKey>] = [:]

    mutating func forget(_ entry: Entry, cost: Int) {
      totalCost -= cost
      sizes[entry.key.url]?.remove(entry.key)
      if sizes[entry.key.url]?.isEmpty == true { sizes[entry.key.url] = nil }
    }
  }

  private let limit: Int
  private let entryLimit: Int
  private let entryCost: Int
  private let state = Mutex(State())

  /// - Parameters:
  ///   - limit: The maximum cost of all entries, in bytes.
  ///   - largestEntryShare: The maximum share of the limit for one entry, `0...1`.
  ///   - entryCost: The fixed cost of each entry in addition to its picture, in bytes.
  init(limit: Int, largestEntryShare: Double, entryCost: Int = 0) {
    self.entryCost = max(entryCost, 0)
    self.limit = max(limit, 0)
    entryLimit = Int(Double(max(limit, 0)) * min(max(largestEntryShare, 0), 1))
  }

  var count: Int { state.withLock { $0.entries.count } }
  var totalCost: Int { state.withLock { $0.totalCost } }

  subscript(key: ImageKey) -> Image? {
    state.withLock { $0.entries.touch(key)?.decoded.image }
  }

  /// Returns the keys of all cached sizes of a URL.
  func keys(of url: URL) -> Set<ImageKey> {
    state.withLock { $0.sizes[url] ?? [] }
  }

  /// Stores a picture, unless it is so large that it would evict too many others.
  ///
  /// - Returns: Whether the picture was stored.
  @discardableResult
  func insert(_ decoded: DecodedImage<Image>, for key: ImageKey) -> Bool {
    guard decoded.byteCost <= entryLimit else { return false }
    // Release the evicted pictures outside the lock, because freeing them may take a while.
    let leaving = state.withLock { state in
      var leaving: [Entry] = []
      if let replaced = state.entries.insert(Entry(key: key, decoded: decoded), for: key) {
        state.forget(replaced, cost: cost(of: replaced.decoded))
        leaving.append(replaced)
      }
      state.totalCost += cost(of: decoded)
      state.sizes[key.url, default: []].insert(key)
      while state.totalCost > limit, let oldest = state.entries.removeOldest() {
        state.forget(oldest, cost: cost(of: oldest.decoded))
        leaving.append(oldest)
      }
      return leaving
    }
    withExtendedLifetime(leaving) {}
    return true
  }

  func removeAll() {
    let old = state.withLock { state in
      let old = state
      state = State()
      return old
    }
    withExtendedLifetime(old) {}
  }
  private func cost(of decoded: DecodedImage<Image>) -> Int { decoded.byteCost + entryCost }
}
