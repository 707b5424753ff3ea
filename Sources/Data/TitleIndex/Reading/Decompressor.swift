import CZlib

/// A decompressor that reads a gzip file (RFC 1952) with any number of members piece by piece. It passes other files
/// through unchanged.
final class Decompressor {
  let file: InputFile
  private(set) var decompressedBytes = 0
  /// Whether the file is compressed; `false` until the first read.
  private(set) var isCompressed = false
  private let limits: ExportLimits
  private let compressed = UnsafeMutableRawBufferPointer.allocate(byteCount: chunkBytes, alignment: 1)
  private let decompressed = UnsafeMutableRawBufferPointer.allocate(byteCount: chunkBytes, alignment: 1)
  /// zlib stores the address of the stream, so it must not move.
  private let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
  private var state = State.unknown

  private enum State {
    case unknown, plain, member, betweenMembers, ended
  }

  init(_ file: InputFile, limits: ExportLimits) {
    self.file = file
    self.limits = limits
    stream.initialize(to: z_stream())
    inflateInit2_(stream, gzipWindow, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
  }

  deinit {
    inflateEnd(stream)
    stream.deallocate()
    compressed.deallocate()
    decompressed.deallocate()
  }

  /// Appends the next piece, and returns `false` at the end.
  func append(to output: inout [UInt8]) throws(TitleIndexError) -> Bool {
    while state != .ended {
      if stream.pointee.avail_in == 0 { try fill() }
      switch state {
      case .ended: return false
      case .unknown: detectFormat()
      case .plain:
        let count = Int(stream.pointee.avail_in)
        output.append(contentsOf: UnsafeRawBufferPointer(rebasing: compressed[..<count]))
        stream.pointee.avail_in = 0
        try countDecompressed(count)
        return true
      case .member, .betweenMembers:
        let count = try inflatePiece()
        if count > 0 {
          output.append(contentsOf: UnsafeRawBufferPointer(rebasing: decompressed[..<count]))
          return true
        }
      }
    }
    return false
  }
}

extension Decompressor {
  private func fill() throws(TitleIndexError) {
    let count = try file.read(into: compressed)
    stream.pointee.next_in = compressed.bindMemory(to: UInt8.self).baseAddress
    stream.pointee.avail_in = UInt32(count)
    if count == 0 {
      if state == .member { throw .truncated(file: file.name) }
      state = .ended
    }
  }

  /// Detects gzip by its first byte. An uncompressed export begins with a brace.
  private func detectFormat() {
    isCompressed = compressed[0] == 0x1f
    state = isCompressed ? .member : .plain
  }

  private func inflatePiece() throws(TitleIndexError) -> Int {
    if state == .betweenMembers {
      // Files may be padded with zeros, which was common on tape.
      while stream.pointee.avail_in > 0, stream.pointee.next_in.pointee == 0 {
        stream.pointee.next_in += 1
        stream.pointee.avail_in -= 1
      }
      guard stream.pointee.avail_in > 0 else { return 0 }
      inflateReset(stream)
      state = .member
    }
    stream.pointee.next_out = decompressed.bindMemory(to: UInt8.self).baseAddress
    stream.pointee.avail_out = UInt32(chunkBytes)
    let result = inflate(stream, Z_NO_FLUSH)
    switch result {
    case Z_OK, Z_BUF_ERROR: break
    case Z_STREAM_END: state = .betweenMembers
    default: throw .damaged(file: file.name)
    }
    let count = chunkBytes - Int(stream.pointee.avail_out)
    try countDecompressed(count)
    return count
  }

  private func countDecompressed(_ count: Int) throws(TitleIndexError) {
    decompressedBytes += count
    let isBomb = decompressedBytes > limits.bytesBeforeRatio && decompressedBytes / limits.ratio > file.offset
    if isBomb || decompressedBytes > limits.decompressedBytes { throw .tooLarge(file: file.name) }
  }
}

private let chunkBytes = 262_144
/// The largest window, plus 16 for zlib's gzip format.
private let gzipWindow: Int32 = 15 + 16
