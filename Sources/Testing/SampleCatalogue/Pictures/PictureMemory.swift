import Foundation

/// A memory cache for images with a limit in bytes. It evicts the least recently used images first.
struct PictureMemory: Sendable {
  private let bytes: Int
  private var used = 0
  private var clock = 0
  private var kept: [PictureStore.Key: (data: Data, used: Int)] = [:]

  init(bytes: Int) {
    self.bytes = bytes
  }

  var count: Int { kept.count }

  subscript(key: PictureStore.Key) -> Data? {
    mutating get {
      guard let data = kept[key]?.data else { return nil }
      clock += 1
      kept[key]?.used = clock
      return data
    }
    set {
      if let old = kept.removeValue(forKey: key) { used -= old.data.count }
      guard let newValue, newValue.count <= bytes else { return }
      clock += 1
      kept[key] = (newValue, clock)
      used += newValue.count
      while used > bytes, let oldest = kept.min(by: { $0.value.used < $1.value.used }) {
        kept[oldest.key] = nil
        used -= oldest.value.data.count
      }
    }
  }
}
