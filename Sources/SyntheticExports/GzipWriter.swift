import CZlib
import Foundation

/// Packs bytes as they come into gzip's format (RFC 1952), without a date: the same bytes pack into the same file.
public final class GzipWriter {
  private let write: (Data) throws -> Void
  private var packed = [UInt8](repeating: 0, count: 65_536)
  /// zlib keeps the address: it must not move.
  private let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)

  /// - Parameter write: gets the packed bytes, piece by piece, and what it throws comes out of ``append(_:)``.
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

  /// All of them at once, packed.
  public static func pack(_ bytes: [UInt8]) -> Data {
    var data = Data()
    let writer = GzipWriter { data += $0 }
    // Appending to memory fails never.
    try? writer.append(bytes)
    try? writer.finish()
    return data
  }

  /// Packs these bytes after those before.
  public func append(_ bytes: [UInt8]) throws { try deflate(bytes, Z_NO_FLUSH) }

  /// Writes what is held back, and the checksum. Nothing may be appended afterwards.
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
        let count = packed.withUnsafeMutableBufferPointer { output in
          stream.pointee.next_out = output.baseAddress
          stream.pointee.avail_out = UInt32(output.count)
          _ = CZlib.deflate(stream, flush)
          return output.count - Int(stream.pointee.avail_out)
        }
        isFull = count == packed.count
        if count > 0 { try write(Data(packed[..<count])) }
      } while isFull
    }
  }
}

/// zlib's own choices, and gzip's header around the data.
private let level: Int32 = 6
private let memoryLevel: Int32 = 8
private let gzipWindow: Int32 = 15 + 16
