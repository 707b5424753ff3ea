import Foundation
import Synchronization

/// The decoded pictures at hand, bounded by what they cost; behind a lock, so that a hit is there in the same frame.
final class MemoryCache<Image: Sendable>: Sendable {
  private struct Entry: Sendable {
    let key: ImageKey
    let decoded: DecodedImage<Image>
  }

  private struct State: Sendable {
    var entries = LeastRecentlyUsed<ImageKey, Entry>()
    var totalCost = 0
    /// Under which sizes an address is kept, so that another size can stand in.
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
  ///   - limit: what all entries may cost together, in bytes.
  ///   - largestEntryShare: the part of it that one entry may take, `0...1`.
  ///   - entryCost: what keeping an entry costs, however small its picture, in bytes.
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

  /// What is kept of an address, in whatever sizes.
  func keys(of url: URL) -> Set<ImageKey> {
    state.withLock { $0.sizes[url] ?? [] }
  }

  /// Keeps a picture, unless it is so large that it would push out too many others; says whether it is kept.
  @discardableResult
  func insert(_ decoded: DecodedImage<Image>, for key: ImageKey) -> Bool {
    guard decoded.byteCost <= entryLimit else { return false }
    // What leaves is let go after the lock: freeing a picture may take its time.
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
