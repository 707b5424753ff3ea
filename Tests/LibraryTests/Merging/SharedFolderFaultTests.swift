import Foundation
import GRDB
import Synchronization
import Testing
import TitleIdentity

@testable import Library

/// A shared folder that is full, read-only or missing, or contains links out of it. Each fault is reported, nothing is
/// lost, and synchronization resumes afterwards.
@Suite(.timeLimit(.minutes(5))) struct SharedFolderFaultTests {
  private let shared: LibraryFixture
  private let fixture: LibraryFixture
  /// The simulated fault for writes; by default there is none.
  private let fault = Fault()

  init() throws {
    shared = try LibraryFixture()
    fixture = try LibraryFixture(device: 1)
  }

  private final class Fault: Sendable {
    private let body = Mutex<(@Sendable (Int32, [UInt8]) throws -> Void)?>(nil)

    func set(_ body: (@Sendable (Int32, [UInt8]) throws -> Void)?) { self.body.withLock { $0 = body } }

    func write(_ descriptor: Int32, _ bytes: [UInt8]) throws {
      if let body = body.withLock(\.self) { return try body(descriptor, bytes) }
      try LibraryEnvironment().writeShared(descriptor, bytes)
    }
  }

  private func open() async throws -> Library { try await fixture.open { [fault] in try fault.write($0, $1) } }

  private func other() async throws -> Library { try await LibraryFixture(device: 2).open() }

  private func folder(of library: Library) -> SharedFolder { SharedFolder(shared.folder, of: library) }

  /// The contents of this device's file.
  private var written: String {
    get throws { try String(contentsOf: shared.folder.appending(path: "0000000000001.jsonl"), encoding: .utf8) }
  }

  @Test func `Sync with a full folder merges other devices' events and writes its own later`() async throws {
    let (library, other) = (try await open(), try await other())
    try await library.rate(.movie(1), .stars(5), by: .owner)
    try await folder(of: library).sync()
    let before = try written
    try await other.rate(.movie(2), .stars(5), by: .owner)
    try await folder(of: other).sync()
    try await library.rate(.movie(3), .stars(5), by: .owner)
    // Only half of the data fits.
    fault.set { descriptor, bytes in
      try LibraryEnvironment().writeShared(descriptor, Array(bytes.prefix(bytes.count / 2)))
      throw POSIXError(.ENOSPC)
    }
    await #expect(throws: LibraryError.diskFull) { try await folder(of: library).sync() }
    #expect(try written == before, "Half a line is taken back.")
    #expect(try await library.ratings(by: .owner).count == 3)
    fault.set(nil)
    #expect(try await folder(of: library).sync().written == 1)
    try await folder(of: other).sync()
    #expect(try await other.lines() == library.lines())
  }

  /// In this system folder, even root can't create files.
  @Test func `Read-only folder reports an error, and another folder is written completely`() async throws {
    let library = try await open()
    try await library.rate(.movie(1), .stars(5), by: .owner)
    let system = SharedFolder(URL(filePath: "/sys/kernel", directoryHint: .isDirectory), of: library)
    await #expect(throws: LibraryError.readOnly) { try await system.sync() }
    #expect(try await folder(of: library).sync().written == 1)
  }

  @Test func `Missing folder is not created, and events are written when it returns`() async throws {
    let library = try await open()
    try await library.rate(.movie(1), .stars(5), by: .owner)
    try await folder(of: library).sync()
    let aside = fixture.folder.appending(path: "aside")
    try FileManager.default.moveItem(at: shared.folder, to: aside)
    await #expect(throws: LibraryError.notFound) { try await folder(of: library).sync() }
    #expect(!FileManager.default.fileExists(atPath: shared.folder.path))
    // A file now has the folder's name.
    try Data().write(to: shared.folder)
    await #expect(throws: LibraryError.notFound) { try await folder(of: library).sync() }
    try FileManager.default.removeItem(at: shared.folder)
    try await library.rate(.movie(2), .stars(5), by: .owner)
    try FileManager.default.moveItem(at: aside, to: shared.folder)
    #expect(try await folder(of: library).sync().written == 1)
    #expect(try written.split(separator: "\n").count == 3)
  }

  @Test func `Link to a folder is used as that folder`() async throws {
    let library = try await open()
    try await library.rate(.movie(1), .stars(5), by: .owner)
    let link = fixture.folder.appending(path: "link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: shared.folder)
    #expect(try await SharedFolder(link, of: library).sync().written == 1)
    #expect(try written.split(separator: "\n").count == 2)
    // The link's target no longer exists.
    try FileManager.default.moveItem(at: shared.folder, to: fixture.folder.appending(path: "aside"))
    await #expect(throws: LibraryError.notFound) { try await SharedFolder(link, of: library).sync() }
  }

  @Test func `Folder that is removed during a write is written again when it returns`() async throws {
    let library = try await open()
    try await library.rate(.movie(1), .stars(5), by: .owner)
    fault.set { [shared] descriptor, bytes in
      try FileManager.default.removeItem(at: shared.folder)
      try LibraryEnvironment().writeShared(descriptor, bytes)
    }
    // The write to the open file succeeds, but the file is deleted with its folder.
    _ = try? await folder(of: library).sync()
    fault.set { [shared] _, _ in
      try FileManager.default.removeItem(at: shared.folder)
      throw POSIXError(.EIO)
    }
    try FileManager.default.createDirectory(at: shared.folder, withIntermediateDirectories: true)
    await #expect(throws: LibraryError.notFound) { try await folder(of: library).sync() }
    fault.set(nil)
    try FileManager.default.createDirectory(at: shared.folder, withIntermediateDirectories: true)
    #expect(try await folder(of: library).sync().written == 1)
    #expect(try written.split(separator: "\n").count == 2)
  }

  @Test func `Links out of the folder are reported and not followed`() async throws {
    let (library, other) = (try await open(), try await other())
    try await other.rate(.movie(2), .stars(5), by: .owner)
    let outside = fixture.folder.appending(path: "outside.jsonl")
    try await other.export(to: outside)
    let before = try Data(contentsOf: outside)
    let link = shared.folder.appending(path: "0000000000002.jsonl")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: outside)
    try await library.rate(.movie(1), .stars(5), by: .owner)
    let report = try await folder(of: library).sync()
    #expect(report.links == ["0000000000002.jsonl"] && report.merged.new == 0 && report.written == 1)
    let own = shared.folder.appending(path: "0000000000001.jsonl")
    try FileManager.default.removeItem(at: own)
    try FileManager.default.createSymbolicLink(at: own, withDestinationURL: outside)
    #expect(try await folder(of: library).sync().links.count == 2)
    #expect(try Data(contentsOf: outside) == before)
    for link in [own, link] { try FileManager.default.removeItem(at: link) }
    #expect(try await folder(of: library).sync().written == 1)
    #expect(try await folder(of: other).sync().merged.new == 1)
  }

  @Test(arguments: ["event", "sharedFile"])
  func `Library that can't be read isn't reported as a problem of the folder`(_ table: String) async throws {
    let library = try await open()
    try await library.rate(.movie(1), .stars(5), by: .owner)
    try await fixture.database().write { try $0.execute(sql: "ALTER TABLE \(table) RENAME TO hidden") }
    let error = await #expect(throws: LibraryError.self) { try await folder(of: library).sync() }
    guard case .duringSync? = error else {
      Issue.record("The error blames the folder: \(String(describing: error))")
      return
    }
  }
}
