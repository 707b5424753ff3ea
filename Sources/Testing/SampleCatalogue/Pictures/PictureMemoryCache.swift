import Foundation

/// A memory cache for images with a limit in bytes. It evicts the least recently used images first.
struct PictureMemoryCache: Sendable {
  private let bytes: Int
  private var used = 0
  private var clock = 0
  private var entries: [PictureStore.Key: (data: Data, used: Int)] = [:]

  init(bytes: Int) {
    self.bytes = bytes
  }

  var count: Int { entries.count }

  subscript(key: PictureStore.Key) -> Data? {
    mutating get {
      guard let data = entries[key]?.data else { return nil }
      clock += 1
      entries[key]?.used = clock
      return data
    }
    set {
      if let old = entries.removeValue(forKey: key) { used -= old.data.count }
      guard let newValue, newValue.count <= bytes else { return }
      clock += 1
      entries[key] = (newValue, clock)
      used += newValue.count
      while used > bytes, let oldest = entries.min(by: { $0.value.used < $1.value.used }) {
        entries[oldest.key] = nil
        used -= oldest.value.data.count
      }
    }
  }
}
