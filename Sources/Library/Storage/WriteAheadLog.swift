import Foundation

/// Reads SQLite's log without SQLite, which silently drops all frames from the first damaged one on
/// (https://www.sqlite.org/fileformat2.html#the_write_ahead_log).
struct WriteAheadLog {
  private let data: Data
  /// The bytes up to the end of the last commit, damaged frames before it included.
  private let committed: Range<Int>
  /// Whether a commit lies behind a damaged frame, or behind a damaged header.
  let isDamaged: Bool

  /// - Parameter pageSize: that of the database, for a log whose header is damaged.
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

  /// The whole events in the committed frames: all of them if the log is of the library, else those of its device.
  ///
  /// Omits frames that were never committed, such as those of an import that was only previewed.
  func events(of contents: LibraryCopy.Contents, except known: Set<String>) -> [EventLine] {
    let isOwn = contents.library.map { !$0.isEmpty && data[committed].range(of: Data($0.utf8)) != nil } ?? false
    return Salvage(data[committed]).lines.filter { line in
      (isOwn || line.id.device.description == contents.device) && !known.contains(line.id.description)
    }
  }
}

/// The frames of a log: each has a header of 24 bytes, and a page.
private struct Frames {
  /// The end of the last commit that SQLite replays.
  private(set) var endOfReplay = 0
  /// The end of the last commit since the log was begun again. Frames behind it are from before, or were never committed.
  private(set) var endOfCommits = 0

  init(_ bytes: UnsafeRawBufferPointer, pageSize: Int) {
    guard bytes.count > headerSize + frameHeaderSize else { return }
    let magic = bytes.number(0)
    let isBigEndian = magic & 1 == 1
    var sum = Sum()
    sum.add(bytes, 0..<24, isBigEndian)
    var isWhole =
      magic & ~1 == 0x377F_0682 && bytes.number(4) == 3_007_000 && sum == Sum(bytes, at: 24)
      && bytes.number(8).nonzeroBitCount == 1 && (512...65_536).contains(bytes.number(8))
    let hasHeader = isWhole
    let size = frameHeaderSize + (hasHeader ? Int(bytes.number(8)) : pageSize)
    // Behind a damaged header the first frame says which log it is.
    let salt = hasHeader ? bytes.salt(16) : bytes.salt(headerSize + 8)
    guard salt != 0 || hasHeader else { return }
    var start = headerSize
    while start + size <= bytes.count {
      let isCurrent = bytes.salt(start + 8) == salt
      if isWhole {
        sum.add(bytes, start..<start + 8, isBigEndian)
        sum.add(bytes, start + frameHeaderSize..<start + size, isBigEndian)
        isWhole = isCurrent && sum == Sum(bytes, at: start + 16)
      }
      let isCommit = bytes.number(start + 4) != 0
      start += size
      guard isCommit else { continue }
      if isWhole { endOfReplay = start }
      if isCurrent { endOfCommits = start }
    }
    // A damaged header and no frame that can be told: all of it may be committed.
    if !hasHeader, endOfCommits == 0 { endOfCommits = bytes.count }
  }
}

/// The sum of the frames so far.
private struct Sum: Equatable {
  private var first: UInt32 = 0
  private var second: UInt32 = 0

  init() {}

  init(_ bytes: UnsafeRawBufferPointer, at place: Int) {
    (first, second) = (bytes.number(place), bytes.number(place + 4))
  }

  mutating func add(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>, _ isBigEndian: Bool) {
    for place in stride(from: range.lowerBound, to: range.upperBound, by: 8) {
      let (one, two) = (bytes.number(place), bytes.number(place + 4))
      first = first &+ (isBigEndian ? one : one.byteSwapped) &+ second
      second = second &+ (isBigEndian ? two : two.byteSwapped) &+ first
    }
  }
}

extension UnsafeRawBufferPointer {
  /// A number of four bytes, the highest first.
  fileprivate func number(_ place: Int) -> UInt32 {
    UInt32(bigEndian: loadUnaligned(fromByteOffset: place, as: UInt32.self))
  }

  /// Two random numbers, which change whenever the log is begun again.
  fileprivate func salt(_ place: Int) -> UInt64 {
    loadUnaligned(fromByteOffset: place, as: UInt64.self)
  }
}

private let headerSize = 32
private let frameHeaderSize = 24
