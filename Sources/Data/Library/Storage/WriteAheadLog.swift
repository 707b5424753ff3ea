import Foundation

/// A parser for SQLite's write-ahead log. SQLite itself silently drops all frames after the first damaged one
/// (https://www.sqlite.org/fileformat2.html#the_write_ahead_log).
struct WriteAheadLog {
  private let data: Data
  /// The bytes up to the end of the last commit, including damaged frames before it.
  private let committed: Range<Int>
  /// Whether a commit follows a damaged frame or a damaged header.
  let isDamaged: Bool

  /// Opens a log.
  ///
  /// - Parameter pageSize: The database's page size, which is used if the log's header is damaged.
  init?(_ file: URL, pageSize: Int) {
    guard let data = try? Data(contentsOf: file, options: .alwaysMapped), !data.isEmpty else { return nil }
    self.data = data
    let (replayed, commits) = data.withUnsafeBytes { bytes in
      let frames = Frames(bytes, pageSize: pageSize)
      return (frames.endOfReplay, frames.endOfCommits)
    }
    isDamaged = replayed < commits
    committed = 0..<commits
  }

  /// Returns the contents of a page after each commit that changed it, in order.
  ///
  /// - Returns: `nil` if the first commit didn't change the page, or if the log is damaged.
  func versions(ofPage number: Int) -> [Data]? {
    guard !isDamaged else { return nil }
    return data[committed].withUnsafeBytes { bytes in
      Frames.versions(ofPage: number, in: bytes).map { versions in versions.map { Data($0) } }
    }
  }

  /// Returns the intact events in the committed frames: all of them if the log belongs to the library, otherwise those
  /// of its device.
  ///
  /// Frames that were never committed, such as those of an import preview, are omitted.
  func events(of contents: LibraryCopy.Contents, except known: Set<String>) -> [EventLine] {
    let isOwn = contents.library.map { !$0.isEmpty && data[committed].range(of: Data($0.utf8)) != nil } ?? false
    return Salvage(data[committed]).lines.filter { line in
      (isOwn || line.id.device.description == contents.device) && !known.contains(line.id.description)
    }
  }
}

/// The frames of a log. Each has a header of 24 bytes and a page.
private struct Frames {
  /// The end of the last commit that SQLite replays.
  private(set) var endOfReplay = 0
  /// The end of the last commit since the log was last restarted. Later frames are left over from before the restart,
  /// or were never committed.
  private(set) var endOfCommits = 0

  init(_ bytes: UnsafeRawBufferPointer, pageSize: Int) {
    guard bytes.count > headerSize + frameHeaderSize else { return }
    let magic = bytes.number(0)
    let isBigEndian = magic & 1 == 1
    var sum = Sum()
    sum.add(bytes, 0..<24, isBigEndian)
    var isIntact =
      magic & ~1 == 0x377F_0682 && bytes.number(4) == 3_007_000 && sum == Sum(bytes, at: 24)
      && bytes.number(8).nonzeroBitCount == 1 && (512...65_536).contains(bytes.number(8))
    let hasHeader = isIntact
    let size = frameHeaderSize + (hasHeader ? Int(bytes.number(8)) : pageSize)
    // After a damaged header, the first frame's salt identifies the log.
    let salt = hasHeader ? bytes.salt(16) : bytes.salt(headerSize + 8)
    guard salt != 0 || hasHeader else { return }
    var start = headerSize
    while start + size <= bytes.count {
      let isCurrent = bytes.salt(start + 8) == salt
      if isIntact {
        sum.add(bytes, start..<start + 8, isBigEndian)
        sum.add(bytes, start + frameHeaderSize..<start + size, isBigEndian)
        isIntact = isCurrent && sum == Sum(bytes, at: start + 16)
      }
      let isCommit = bytes.number(start + 4) != 0
      start += size
      guard isCommit else { continue }
      if isIntact { endOfReplay = start }
      if isCurrent { endOfCommits = start }
    }
    // With a damaged header and no recognizable frames, all bytes may be committed.
    if !hasHeader, endOfCommits == 0 { endOfCommits = bytes.count }
  }
}

extension Frames {
  /// Returns a page after each commit in an intact log; `nil` if the first commit didn't change it.
  static func versions(ofPage number: Int, in bytes: UnsafeRawBufferPointer) -> [UnsafeRawBufferPointer]? {
    guard bytes.count > headerSize else { return nil }
    let size = frameHeaderSize + Int(bytes.number(8))
    var versions: [UnsafeRawBufferPointer] = []
    var current: UnsafeRawBufferPointer?
    var commits = 0
    for start in stride(from: headerSize, through: bytes.count - size, by: size) {
      if Int(bytes.number(start)) == number {
        current = UnsafeRawBufferPointer(rebasing: bytes[start + frameHeaderSize..<start + size])
      }
      guard bytes.number(start + 4) != 0 else { continue }
      commits += 1
      if let current { versions.append(current) } else if commits == 1 { return nil }
      current = nil
    }
    return versions.isEmpty ? nil : versions
  }
}

/// The cumulative checksum of the frames.
private struct Sum: Equatable {
  private var first: UInt32 = 0
  private var second: UInt32 = 0

  init() {}

  init(_ bytes: UnsafeRawBufferPointer, at offset: Int) {
    (first, second) = (bytes.number(offset), bytes.number(offset + 4))
  }

  mutating func add(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>, _ isBigEndian: Bool) {
    for offset in stride(from: range.lowerBound, to: range.upperBound, by: 8) {
      let (one, two) = (bytes.number(offset), bytes.number(offset + 4))
      first = first &+ (isBigEndian ? one : one.byteSwapped) &+ second
      second = second &+ (isBigEndian ? two : two.byteSwapped) &+ first
    }
  }
}

extension UnsafeRawBufferPointer {
  /// Returns the big-endian 32-bit number at an offset.
  fileprivate func number(_ offset: Int) -> UInt32 {
    UInt32(bigEndian: loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }

  /// Returns the two salt values, which change whenever the log is restarted.
  fileprivate func salt(_ offset: Int) -> UInt64 {
    loadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }
}

private let headerSize = 32
private let frameHeaderSize = 24
