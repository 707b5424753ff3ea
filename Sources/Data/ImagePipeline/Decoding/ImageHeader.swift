import Foundation

/// The header of a JPEG or PNG, read without a decoder. It has the format and the claimed dimensions.
///
/// Sources: ITU-T T.81 annex B (JPEG's markers), PNG specification sections 5.2 and 11.2.1.
public struct ImageHeader: Hashable, Sendable {
  /// The format of a picture.
  public enum Kind: Hashable, Sendable { case jpeg, png }

  /// The reason why data can't be read as a picture.
  public enum Failure: Error, Hashable, Sendable {
    /// Data that is neither a JPEG nor a PNG.
    case unknownKind
    /// A picture that is truncated or inconsistent.
    case damaged
    /// A picture that would take much more memory or time than others of its size.
    case tooComplex
  }

  /// The picture's format.
  public let kind: Kind
  /// The claimed dimensions, in pixels. Check them against your limits before decoding.
  public let dimensions: ImageDimensions

  /// Reads the header, and checks that the picture has an end. Decoders would fill missing parts of a JPEG with gray.
  public init(_ data: Data) throws(Failure) {
    let bytes = Bytes(data)
    if bytes.starts(with: pngSignature) {
      kind = .png
      dimensions = try Self.png(bytes)
    } else if bytes.starts(with: [0xff, 0xd8, 0xff]) {
      kind = .jpeg
      dimensions = try Self.jpeg(bytes)
    } else {
      throw .unknownKind
    }
  }
}

private let pngSignature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/// Data with indexes from 0 and bounds checks.
private struct Bytes {
  private let data: Data
  let count: Int

  init(_ data: Data) {
    self.data = data
    count = data.count
  }

  subscript(index: Int) -> UInt8? {
    index >= 0 && index < count ? data[data.startIndex + index] : nil
  }

  func starts(with prefix: [UInt8]) -> Bool { data.starts(with: prefix) }

  /// Returns a big-endian number of the given length.
  func number(at index: Int, bytes: Int) throws(ImageHeader.Failure) -> Int {
    var number = 0
    for offset in 0..<bytes {
      guard let byte = self[index + offset] else { throw .damaged }
      number = number << 8 | Int(byte)
    }
    return number
  }

  /// Returns whether the bytes are near the end of the data. Some programs add padding at the end.
  func ends(with mark: [UInt8]) -> Bool { data.suffix(1_024).range(of: Data(mark)) != nil }
}

private extension ImageHeader {
  static func png(_ bytes: Bytes) throws(Failure) -> ImageDimensions {
    // The first chunk is IHDR with 13 bytes, and the last one is IEND.
    guard try bytes.number(at: 8, bytes: 4) == 13, try bytes.number(at: 12, bytes: 4) == 0x4948_4452,
      bytes.ends(with: Array("IEND".utf8))
    else { throw .damaged }
    return ImageDimensions(width: try bytes.number(at: 16, bytes: 4), height: try bytes.number(at: 20, bytes: 4))
  }

  static func jpeg(_ bytes: Bytes) throws(Failure) -> ImageDimensions {
    guard bytes.ends(with: [0xff, 0xd9]) else { throw .damaged }
    var offset = 2
    while true {
      guard bytes[offset] == 0xff, let marker = bytes[offset + 1] else { throw .damaged }
      switch marker {
      case 0xff:  // Padding before a marker.
        offset += 1
      case 0x01, 0xd0...0xd7:  // Markers without a segment.
        offset += 2
      case 0xd8, 0xd9, 0xda, 0x00:  // The image data or its end, before any dimensions.
        throw .damaged
      case 0xc0...0xcf where ![0xc4, 0xc8, 0xcc].contains(marker):
        let height = try bytes.number(at: offset + 5, bytes: 2)
        return ImageDimensions(width: try bytes.number(at: offset + 7, bytes: 2), height: height)
      default:
        let length = try bytes.number(at: offset + 2, bytes: 2)
        guard length >= 2 else { throw .damaged }
        offset += 2 + length
      }
    }
  }
}
