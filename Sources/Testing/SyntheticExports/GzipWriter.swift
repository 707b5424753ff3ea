import CZlib
import Foundation

/// A writer that compresses bytes to gzip (RFC 1952). The header has no date, so equal input gives equal files.
public final class GzipWriter {
  private let write: (Data) throws -> Void
  private var compressed = [UInt8](repeating: 0, count: 65_536)
  /// zlib stores the address of the stream, so it must not move.
  private let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)

  /// Creates a writer.
  ///
  /// - Parameter write: Receives the compressed bytes piece by piece. Its errors are rethrown by ``append(_:)`` and
  ///   ``finish()``.
  public init(write: @escaping (Data) throws -> Void) {
    self.write = write
    stream.initialize(to: z_stream())
    deflateInit2_(
      stream, level, Z_DEFLATED, gzipWindow, memoryLevel, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
      Int32(MemoryLayout<z_stream>.size))
  }

  deinit {
    deflateEnd(stream)
    stream.deallocate()
  }

  /// Returns the bytes as a gzip file.
  public static func compress(_ bytes: [UInt8]) -> Data {
    var data = Data()
    let writer = GzipWriter { data += $0 }
    // Appending to memory never fails.
    try? writer.append(bytes)
    try? writer.finish()
    return data
  }

  /// Compresses more bytes.
  public func append(_ bytes: [UInt8]) throws { try deflate(bytes, Z_NO_FLUSH) }

  /// Writes the remaining bytes and the checksum. Must be the last call.
  public func finish() throws { try deflate([], Z_FINISH) }
}

extension GzipWriter {
  private func deflate(_ bytes: [UInt8], _ flush: Int32) throws {
    var bytes = bytes
    try bytes.withUnsafeMutableBufferPointer { input in
      stream.pointee.next_in = input.baseAddress
      stream.pointee.avail_in = UInt32(input.count)
      var isFull: Bool
      repeat {
        let count = compressed.withUnsafeMutableBufferPointer { output in
          stream.pointee.next_out = output.baseAddress
          stream.pointee.avail_out = UInt32(output.count)
          _ = CZlib.deflate(stream, flush)
          return output.count - Int(stream.pointee.avail_out)
        }
        isFull = count == compressed.count
        if count > 0 { try write(Data(compressed[..<count])) }
      } while isFull
    }
  }
}

/// zlib's defaults, with gzip's header.
private let level: Int32 = 6
private let memoryLevel: Int32 = 8
private let gzipWindow: Int32 = 15 + 16
