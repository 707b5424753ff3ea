import Foundation
import GRDB
import Synchronization
import Testing
import TitleIdentity

@testable import Library

/// A read-only disk: everything can be read, each write reports the reason, and writing resumes once it is possible.
@Suite(.timeLimit(.minutes(5))) struct ReadOnlyRobustnessTests {
  private let fixture: LibraryFixture
  private let disk = Disk()

  init() throws { fixture = try LibraryFixture() }

  /// A simulated disk that a test can make fail.
  private final class Disk: Sendable {
    private let error = Mutex<POSIXErrorCode?>(nil)

    func fail(with code: POSIXErrorCode?) { error.withLock { $0 = code } }

    func makeLock(_ folder: LibraryFolder) throws -> LibraryLock {
      if let code = error.withLock(\.self) { throw POSIXError(code) }
      return try LibraryLock(folder)
    }
  }

  private func open() async throws -> Library { try await fixture.open(makeLock: { [disk] in try disk.makeLock($0) }) }

  private func rate(_ numbers: ClosedRange<Int>, in library: Library) async throws {
    for number in numbers { try await library.rate(.movie(number), .stars(8), by: .owner) }
  }

  @Test(arguments: zip([POSIXErrorCode.ENOSPC, .EROFS, .EACCES], [LibraryError.diskFull, .readOnly, .readOnly]))
  func `Read-only library can be read, and each write reports the reason`(
    _ code: POSIXErrorCode, _ reason: LibraryError
  ) async throws {
    try await open().rateAndClose(1...5)
    disk.fail(with: code)
    let library = try await open()
    #expect(library.readOnlyReason == reason && library.recovery == nil)
    #expect(try await library.ratings(by: .owner).count == 5)
    #expect(try await library.lines().count == 5)
    await #expect(throws: reason) { try await rate(6...6, in: library) }
    await #expect(throws: reason) { try await library.backUp() }
    let shared = fixture.folder.appending(path: "shared")
    try FileManager.default.createDirectory(at: shared, withIntermediateDirectories: true)
    await #expect(throws: reason) { try await SharedFolder(shared, of: library).sync() }
    try await library.export(to: fixture.folder.appending(path: "elsewhere.jsonl"))
  }

  @Test func `Events in a log that can't be replayed are still read`() async throws {
    let writer = try await open()
    try await rate(1...5, in: writer)
    let crashed = try LibraryFixture()
    for suffix in ["", "-wal"] {
      try FileManager.default.copyItem(atPath: fixture.file.path + suffix, toPath: crashed.file.path + suffix)
    }
    let before = try Data(contentsOf: URL(filePath: crashed.file.path + "-wal"))
    disk.fail(with: .EROFS)
    let library = try await crashed.open(makeLock: { [disk] in try disk.makeLock($0) })
    #expect(try await library.ratings(by: .owner).count == 5)
    #expect(try Data(contentsOf: URL(filePath: crashed.file.path + "-wal")) == before)
  }

  @Test func `Read-only library ignores a foreign log`() async throws {
    try await open().rateAndClose(1...2)
    try await fixture.checkpoint()
    let other = try LibraryFixture(device: 9)
    let writer = try await other.open()
    try await rate(11...15, in: writer)
    try FileManager.default.copyItem(atPath: other.file.path + "-wal", toPath: fixture.file.path + "-wal")
    disk.fail(with: .EROFS)
    #expect(try await open().ratings(by: .owner).map(\.title.number) == [2, 1])
  }

  @Test func `Missing library on a read-only disk is empty`() async throws {
    disk.fail(with: .ENOSPC)
    let library = try await open()
    #expect(library.readOnlyReason == .diskFull)
    #expect(try await library.ratings(by: .owner).isEmpty)
    #expect(!FileManager.default.fileExists(atPath: fixture.file.path))
  }

  @Test func `Damaged library is read from its backup and left in place`() async throws {
    do {
      let library = try await open()
      try await rate(1...3, in: library)
      try await library.backUp()
    }
    try await fixture.checkpoint()
    let bytes = Data(repeating: 0xA5, count: 5000)
    try bytes.write(to: fixture.file)
    disk.fail(with: .EROFS)
    #expect(try await open().ratings(by: .owner).count == 3)
    #expect(try Data(contentsOf: fixture.file) == bytes)
  }

  @Test func `Writing resumes when space is available, and observers see it`() async throws {
    try await open().rateAndClose(1...2)
    disk.fail(with: .ENOSPC)
    let library = try await open()
    var reasons = library.observeReadOnlyReason().makeAsyncIterator()
    #expect(await reasons.next() == .some(.diskFull))
    var counts = library.observe { try Int.fetchOne($0, sql: "SELECT count(*) FROM event") ?? 0 }.makeAsyncIterator()
    #expect(await counts.next() == 2)
    disk.fail(with: nil)
    try await rate(3...3, in: library)
    #expect(await reasons.next() == .some(nil))
    #expect(library.readOnlyReason == nil)
    var count = await counts.next()
    while let found = count, found < 3 { count = await counts.next() }
    #expect(count == 3)
    #expect(try await fixture.open().ratings(by: .owner).count == 3)
  }

  @Test func `Retrying opens the library for writing once the disk allows it`() async throws {
    try await open().rateAndClose(1...2)
    disk.fail(with: .EROFS)
    let library = try await open()
    await library.retryWriting()
    #expect(library.readOnlyReason == .readOnly)
    disk.fail(with: nil)
    await library.retryWriting()
    #expect(library.readOnlyReason == nil)
  }
}
