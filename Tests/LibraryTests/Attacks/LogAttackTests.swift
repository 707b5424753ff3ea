import Foundation
import GRDB
import Testing

@testable import Library

/// Logs that are damaged or older than their database. SQLite would silently drop or undo writes.
@Suite(.timeLimit(.minutes(5))) struct LogAttackTests {
  private let place: Place

  init() throws { place = try Place(device: 50) }

  private func rate(_ numbers: ClosedRange<Int>, in library: Library) async throws {
    for number in numbers { try await library.rate(.film(number), .stars(8), by: .owner) }
  }

  private func bytes(_ suffix: String = "", at place: Place) throws -> Data {
    try Data(contentsOf: URL(filePath: place.file.path + suffix))
  }

  /// Creates a library as left by a crash, with all of its twenty events only in the log.
  ///
  /// - Returns: The modified log.
  private func crash(_ change: (inout Data) -> Void) async throws -> Data {
    let other = try Place()
    do { _ = try await other.open() }
    try await other.settle()
    let library = try await other.open()
    try await rate(1...20, in: library)
    try bytes(at: other).write(to: place.file)
    var log = try bytes("-wal", at: other)
    change(&log)
    try log.write(to: URL(filePath: place.file.path + "-wal"))
    return log
  }

  private static let frame = 24 + 4096

  @Test(
    "A bit that flipped in the log loses no event whose line is whole",
    arguments: [0, 9, 17, 30, 32 + 2, 32 + 10, 32 + 24 + 700, 32 + 3 * (24 + 4096) + 20, 32 + 9 * (24 + 4096) + 999])
  func flippedBit(_ position: Int) async throws {
    let log = try await crash { $0[position] ^= 4 }
    let library = try await place.open()
    #expect(try await library.ratings(by: .owner).count == 20)
    let recovery = try #require(library.recovery)
    #expect(recovery.cause == .damagedLog && place.recoveries == [recovery])
    #expect(try Data(contentsOf: #require(recovery.setAside)) == log)
    // Ids assigned after the damage may be lost and must not be reused.
    #expect(try await library.rate(.film(21), .stars(8), by: .owner)?.device != DeviceID(number: 1))
    #expect(try await place.open().ratings(by: .owner).count == 21)
  }

  @Test("A page of the log that was zeroed loses no event whose line is whole", arguments: [0, 1, 5])
  func zeroedFrame(_ number: Int) async throws {
    _ = try await crash { log in
      let start = 32 + number * Self.frame
      log.replaceSubrange(start..<start + Self.frame, with: Data(count: Self.frame))
    }
    let library = try await place.open()
    #expect(try await library.ratings(by: .owner).count == 20)
    #expect(library.recovery?.cause == .damagedLog)
  }

  @Test("A damaged log is read where nothing can be written")
  func readOnly() async throws {
    let log = try await crash { $0[32 + 24 + 700] ^= 4 }
    let library = try await place.open(use: { _ in throw POSIXError(.EROFS) })
    #expect(try await library.ratings(by: .owner).count == 20)
    #expect(try bytes("-wal", at: place) == log)
  }

  @Test("A transaction that a crash cut off isn't damage")
  func cutOff() async throws {
    _ = try await crash { $0.removeLast(100) }
    let library = try await place.open()
    #expect(library.recovery == nil)
    #expect(try await library.ratings(by: .owner).count == 19)
  }

  @Test("Frames from before a checkpoint aren't damage")
  func restartedLog() async throws {
    let other = try Place()
    let library = try await other.open()
    try await rate(1...20, in: library)
    _ = try await library.file.withDatabase { try $0.writeWithoutTransaction { try $0.checkpoint(.restart) } }
    try await rate(21...21, in: library)
    for suffix in ["", "-wal"] {
      try bytes(suffix, at: other).write(to: URL(filePath: place.file.path + suffix))
    }
    #expect(try bytes("-wal", at: place).count > 32 + 20 * Self.frame)
    let crashed = try await place.open()
    #expect(crashed.recovery == nil)
    #expect(try await crashed.ratings(by: .owner).count == 21)
  }

  @Test("An older log of the same library is set aside, and nothing is undone")
  func olderLog() async throws {
    var log = Data()
    do {
      let library = try await place.open()
      try await rate(1...5, in: library)
      log = try bytes("-wal", at: place)
      try await rate(6...10, in: library)
    }
    try await place.settle()
    try log.write(to: URL(filePath: place.file.path + "-wal"))
    let library = try await place.open()
    #expect(try await library.ratings(by: .owner).count == 10)
    let recovery = try #require(library.recovery)
    #expect(recovery.cause == .foreignLog && recovery.events == 0)
    #expect(try Data(contentsOf: #require(recovery.setAside)) == log)
  }

  @Test("A newer log of the same library, which doesn't fit, gives all of its events")
  func newerLog() async throws {
    var old = Data()
    let library = try await place.open()
    try await rate(1...5, in: library)
    try await place.settle()
    old = try bytes(at: place)
    try await rate(6...200, in: library)
    try await place.settle()
    let imported = try await Place(device: 9).open()
    try await rate(301...303, in: imported)
    try await library.merge(lines: try await imported.lines().map { Array($0.utf8) })
    let crashed = try Place()
    try old.write(to: crashed.file)
    try bytes("-wal", at: place).write(to: URL(filePath: crashed.file.path + "-wal"))
    let numbers = Set(try await crashed.open().ratings(by: .owner).map(\.title.number))
    #expect(numbers.isSuperset(of: [1, 2, 3, 4, 5, 301, 302, 303]))
  }
}
