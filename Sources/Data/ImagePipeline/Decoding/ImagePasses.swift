import Foundation

extension ImageHeader {
  /// Returns how often a decoder processes the picture's pixels: once for each scan of a JPEG, and seven times for an
  /// interlaced PNG. It doesn't decode anything.
  ///
  /// Check it against your limits before decoding. A scan of a few bytes takes as long as one of a megabyte.
  ///
  /// - Parameter data: The data of the header's picture.
  /// - Throws: ``Failure/tooComplex`` if a PNG has more compressed texts than ``maximumTexts``.
  public func passes(in data: Data) throws(Failure) -> Int {
    // The closure's errors are typed only if it returns a result.
    try data.withUnsafeBytes { bytes -> Result<Int, Failure> in
      switch kind {
      case .jpeg: .success(Self.scans(bytes))
      case .png: Self.pngPasses(bytes)
      }
    }.get()
  }

  /// The maximum number of compressed texts and color profiles of a PNG. libpng decompresses each of them to up to
  /// 8 MB, and there may be 1,000.
  public static let maximumTexts = 16
}

extension ImageHeader {
  /// Counts the scans before the end of a JPEG. Finds markers in the same way as libjpeg does.
  private static func scans(_ bytes: UnsafeRawBufferPointer) -> Int {
    var (offset, count) = (2, 0)
    while let start = marker(in: bytes, from: offset) {
      offset = start + 1
      switch bytes[start] {
      case 0x00, 0x01, 0xd0...0xd7: continue  // A byte of image data, and markers without a segment.
      case 0xd8, 0xd9: return count  // libjpeg reads nothing after the end, and rejects a second beginning.
      case 0xda: count += 1
      default: break
      }
      guard offset + 2 <= bytes.count else { return count }
      offset += max(2, Int(bytes[offset]) << 8 | Int(bytes[offset + 1]))
    }
    return count
  }

  /// Returns the position of the first byte after 0xff that isn't 0xff, too.
  private static func marker(in bytes: UnsafeRawBufferPointer, from offset: Int) -> Int? {
    guard offset < bytes.count, let base = bytes.baseAddress,
      let found = memchr(base + offset, 0xff, bytes.count - offset)
    else { return nil }
    var position = UnsafeRawPointer(found) - base
    while position < bytes.count, bytes[position] == 0xff { position += 1 }
    return position < bytes.count ? position : nil
  }

  private static func pngPasses(_ bytes: UnsafeRawBufferPointer) -> Result<Int, Failure> {
    var (offset, texts) = (8, 0)
    while offset + 8 <= bytes.count {
      let length = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      let name = bytes[offset + 4..<offset + 8]
      if ["zTXt", "iTXt", "iCCP"].contains(where: { name.elementsEqual($0.utf8) }) { texts += 1 }
      if texts > maximumTexts { return .failure(.tooComplex) }
      offset += 12 + length
    }
    // The last byte of the first chunk is the interlace method.
    return .success(bytes.count > 28 && bytes[28] != 0 ? 7 : 1)
  }
}
