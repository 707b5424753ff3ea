import Foundation
import Glibc
import SQLiteFiles
import Synchronization
import Testing
import TitleIdentity

@testable import Library

/// The file that is deleted when the disk has no space for SQLite's index.
///
/// The tests run one after the other, because a page without space deletes any reserve of the process.
@Suite(.serialized, .timeLimit(.minutes(5))) struct DiskReserveTests {
  private let fixture: LibraryFixture
  private var file: URL { fixture.folder.appending(path: "library.reserve") }

  init() throws { fixture = try LibraryFixture() }

  private func makeReserve() throws -> DiskReserve {
    try FileManager.default.createDirectory(at: fixture.folder, withIntermediateDirectories: true)
    return try #require(DiskReserve(file, isNeeded: { _ in true }))
  }

  private var exists: Bool { FileManager.default.fileExists(atPath: file.path) }

  @Test func `Reserve is written once, readable only by its owner, and again after it was deleted`() throws {
    let reserve = try makeReserve()
    #expect(!exists)
    try reserve.fill()
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(attributes[.size] as? Int == 1 << 20)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    let content = try Data(contentsOf: file)
    try reserve.fill()
    #expect(try Data(contentsOf: file) == content)
    try FileManager.default.removeItem(at: file)
    try reserve.fill()
    #expect(exists)
  }

  @Test func `Incomplete reserve is completed`() throws {
    let reserve = try makeReserve()
    try Data("short".utf8).write(to: file)
    try reserve.fill()
    #expect(try Data(contentsOf: file).count == 1 << 20)
  }

  @Test func `File system that writes existing pages in place needs no reserve`() {
    #expect(DiskReserve(file, isNeeded: { _ in false }) == nil)
    #expect(DiskReserve(URL(filePath: "/proc/library.reserve")) == nil)
  }

  /// A page beyond the end of a file stands for a page without disk space.
  @Test
  func `Page that can't be written deletes the reserve, and the write continues once there is space`() async throws {
    let reserve = try makeReserve()
    try reserve.fill()
    let (mapped, file) = (fixture.folder.appending(path: "mapped"), file)
    try Data().write(to: mapped)
    let descriptor = open(mapped.path, O_RDWR | O_CLOEXEC)
    try #require(descriptor >= 0)
    defer { close(descriptor) }
    let page = try #require(mmap(nil, 4096, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0))
    defer { munmap(page, 4096) }
    let extender = Thread {
      while access(file.path, F_OK) == 0 { sched_yield() }
      ftruncate(descriptor, 4096)
    }
    extender.start()
    page.storeBytes(of: 1, as: UInt8.self)
    #expect(try Data(contentsOf: mapped).first == 1)
    #expect(!exists)
    withExtendedLifetime(reserve) {}
  }

  @Test
  func `Library reports a full disk while the reserve can't be written, and writes again after that`() async throws {
    let isFull = Mutex(false)
    let library = try await fixture.open(adjusting: { environment in
      environment.makeReserve = { file in
        DiskReserve(
          file, isNeeded: { _ in true },
          write: { file in
            if isFull.withLock(\.self) { throw POSIXError(.EDQUOT) }
            try writeReserve(file)
          })
      }
    })
    try await library.rate(.movie(1), .stars(5), by: .owner)
    #expect(exists)
    isFull.withLock { $0 = true }
    try FileManager.default.removeItem(at: file)
    await #expect(throws: LibraryError.diskFull) { try await library.rate(.movie(2), .stars(5), by: .owner) }
    #expect(try await library.ratings(by: .owner).count == 1)
    isFull.withLock { $0 = false }
    try await library.rate(.movie(2), .stars(5), by: .owner)
    #expect(try await library.ratings(by: .owner).count == 2)
  }

  @Test func `Library without space for the reserve opens read-only`() async throws {
    try await fixture.open().rate(.movie(1), .stars(5), by: .owner)
    let library = try await fixture.open(adjusting: { environment in
      environment.makeReserve = {
        DiskReserve($0, isNeeded: { _ in true }, write: { _ in throw POSIXError(.ENOSPC) })
      }
    })
    #expect(library.readOnlyReason == .diskFull)
    #expect(try await library.ratings(by: .owner).count == 1)
  }
}
