import Foundation
import Glibc
import SystemIO

/// A line-by-line reader for files of any length. The contents of overlong lines are discarded.
struct LineReader {
  enum Line: Equatable {
    case line([UInt8])
    case tooLong
    /// The last line, which has no line break yet.
    case partial([UInt8])
  }

  private let descriptor: Int32
  /// The number of bytes that may still be read.
  private var rest: Int64
  private var buffer: [UInt8] = []
  private var position = 0
  private var isAtEnd = false
  /// The offset after the last complete line.
  private(set) var offset: Int64
  /// The checksum of all bytes up to ``offset``.
  private(set) var checksum: Checksum

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - descriptor: An open file. The caller retains ownership.
  ///   - offset: The offset of the first line to read.
  ///   - size: The offset at which to stop, because another process may extend the file without end.
  init(_ descriptor: Int32, offset: Int64 = 0, checksum: Checksum = Checksum(), size: Int64 = .max) {
    self.descriptor = descriptor
    rest = max(size - offset, 0)
    self.offset = offset
    self.checksum = checksum
  }

  mutating func next() throws -> Line? {
    var line: [UInt8] = []
    var isTooLong = false
    var length = 0
    var sum = checksum
    while true {
      if position == buffer.count {
        try fill()
        if isAtEnd {
          guard length > 0 else { return nil }
          return isTooLong ? .tooLong : .partial(line)
        }
      }
      let end = buffer[position...].firstIndex(of: UInt8(ascii: "\n"))
      let part = buffer[position..<(end ?? buffer.count)]
      sum.add(part)
      length += part.count
      if line.count + part.count > EventLine.maximumBytes { isTooLong = true } else { line += part }
      position = end.map { $0 + 1 } ?? buffer.count
      guard end != nil else { continue }
      sum.add(CollectionOfOne(UInt8(ascii: "\n")))
      checksum = sum
      offset += Int64(length) + 1
      if isTooLong { return .tooLong }
      if line.last == UInt8(ascii: "\r") { line.removeLast() }
      return .line(line)
    }
  }

  /// Returns the next lines, few enough to be written in one short transaction; see ``MergeLimits``. The result is
  /// empty at the end of the file.
  mutating func nextBatch() throws -> [Line] {
    var lines: [Line] = []
    var size = 0
    while lines.count < MergeLimits.lines, size < MergeLimits.bytes, let line = try next() {
      if case .line(let bytes) = line { size += bytes.count }
      lines.append(line)
    }
    return lines
  }

  private mutating func fill() throws {
    var bytes = [UInt8](repeating: 0, count: Int(min(rest, 1 << 16)))
    let count = bytes.withUnsafeMutableBytes { $0.isEmpty ? 0 : read(descriptor, $0.baseAddress, $0.count) }
    guard count >= 0 else { throw POSIXError.last }
    rest -= Int64(count)
    isAtEnd = count == 0
    buffer = Array(bytes.prefix(count))
    position = 0
  }
}

extension URL {
  /// Whether the URL refers to a regular file or to a link to one, rather than a folder, a pipe or a device.
  var isRegularFile: Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }
}

/// Opens a regular file for reading, without blocking on a pipe.
func withFile<Value>(
  _ url: URL, followsLinks: Bool = true, _ body: (Int32, stat) throws -> Value
) throws -> Value {
  let descriptor = open(url.path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | (followsLinks ? 0 : O_NOFOLLOW))
  guard descriptor >= 0 else { throw POSIXError.last }
  defer { close(descriptor) }
  var status = stat()
  guard fstat(descriptor, &status) == 0 else { throw POSIXError.last }
  guard status.st_mode & S_IFMT == S_IFREG else { throw POSIXError(.EINVAL) }
  return try body(descriptor, status)
}
