import CAdwaita

/// Two images of the same size, compared pixel by pixel.
struct PixelPair {
  let old: UnsafeRawBufferPointer
  let new: UnsafeRawBufferPointer
  let width: Int
  let height: Int

  func isRowEqual(_ y: Int) -> Bool {
    guard let first = old.baseAddress, let second = new.baseAddress else { return true }
    return memcmp(first + y * width * 4, second + y * width * 4, width * 4) == 0
  }

  func isEqual(_ x: Int, _ y: Int) -> Bool {
    let offset = (y * width + x) * 4
    return old.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
      == new.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
  }

  /// Returns the new value minus the old one, for blue, green, red and alpha.
  func difference(_ x: Int, _ y: Int) -> SIMD4<Int> {
    let offset = (y * width + x) * 4
    return SIMD4(
      Int(new[offset]) - Int(old[offset]), Int(new[offset + 1]) - Int(old[offset + 1]),
      Int(new[offset + 2]) - Int(old[offset + 2]), Int(new[offset + 3]) - Int(old[offset + 3]))
  }

  func maximumDifference(_ x: Int, _ y: Int) -> Int {
    let difference = difference(x, y)
    return max(abs(difference.x), abs(difference.y), abs(difference.z), abs(difference.w))
  }

  /// Returns whether both images have an edge of at least this contrast around a pixel.
  func isEdge(_ x: Int, _ y: Int, contrast: Int) -> Bool {
    self.contrast(of: old, x, y) >= contrast && self.contrast(of: new, x, y) >= contrast
  }
}

extension PixelPair {
  /// Returns the largest range of a channel in a square of 3 × 3 pixels.
  private func contrast(of picture: UnsafeRawBufferPointer, _ x: Int, _ y: Int) -> Int {
    var greatest = 0
    for channel in 0..<3 {
      var (least, most) = (255, 0)
      for row in max(0, y - 1)...min(height - 1, y + 1) {
        for column in max(0, x - 1)...min(width - 1, x + 1) {
          let value = Int(picture[(row * width + column) * 4 + channel])
          least = min(least, value)
          most = max(most, value)
        }
      }
      greatest = max(greatest, most - least)
    }
    return greatest
  }
}
