import Foundation
import Synchronization
import Testing

@testable import Library

/// A shared folder that is full, read-only or missing, or contains links out of it. Each fault is reported, nothing is
/// lost, and synchronization resumes afterwards.
@Suite(.timeLimit(.minutes(5))) struct SharedFolderFaultTests {
  private let shared: Place
  private let place: Place
  /// The simulated fault for writes; by default there is none.
  private let fault = Fault()

  init() throws {
    shared = try Place()
    place = try Place(device: 1)
  }

  private final class Fault: Sendable {
    private let body = Mutex<(@Sendable (Int32, [UInt8]) throws -> Void)?>(nil)

    func set(_ body: (@Sendable (Int32, [UInt8]) throws -> Void)?) { self.body.withLock { $0 = body } }

    func write(_ descriptor: Int32, _ bytes: [UInt8]) throws {
      if let body = body.withLock(\.self) { return try body(descriptor, bytes) }
      try LibraryEnvironment().writeShared(descriptor, bytes)
    }
  }

  private func open() async throws -> Library { try await place.open { [fault] in try fault.write($0, $1) } }

  private func other() async throws -> Library { try await Place(device: 2).open() }

  private func folder(of library: Library) -> SharedFolder { SharedFolder(shared.folder, of: library) }

  /// The contents of this device's file.
  private var written: String {
    get throws { try String(contentsOf: shared.folder.appending(path: "0000000000001.jsonl"), encoding: .utf8) }
  }

  @Test func `Where it is full what others wrote is taken, and the own follows`() async throws {
    let (library, other) = (try await open(), try await other())
    try await library.rate(.film(1), .stars(5), by: .owner)
    try await folder(of: library).synchronise()
    let before = try written
    try await other.rate(.film(2), .stars(5), by: .owner)
    try await folder(of: other).synchronise()
    try await library.rate(.film(3), .stars(5), by: .owner)
    // Only half of the data fits.
    fault.set { descriptor, bytes in
      try LibraryEnvironment().writeShared(descriptor, Array(bytes.prefix(bytes.count / 2)))
      throw POSIXError(.ENOSPC)
    }
    await #expect(throws: LibraryError.diskFull) { try await folder(of: library).synchronise() }
    #expect(try written == before, "Half a line is taken back.")
    #expect(try await library.ratings(by: .owner).count == 3)
    fault.set(nil)
    #expect(try await folder(of: library).synchronise().written == 1)
    try await folder(of: other).synchronise()
    #expect(try await other.lines() == library.lines())
  }

  /// In this system folder, even root can't create files.
  @Test func `Where it can only be read that is said, and another one is written`() async throws {
    let library = try await open()
    try await library.rate(.film(1), .stars(5), by: .owner)
    let system = SharedFolder(URL(filePath: "/sys/kernel", directoryHint: .isDirectory), of: library)
    await #expect(throws: LibraryError.readOnly) { try await system.synchronise() }
    #expect(try await folder(of: library).synchronise().written == 1)
  }

  @Test func `Where it is gone it is not made, and all is written once it is back`() async throws {
    let library = try await open()
    try await library.rate(.film(1), .stars(5), by: .owner)
    try await folder(of: library).synchronise()
    let aside = place.folder.appending(path: "aside")
    try FileManager.default.moveItem(at: shared.folder, to: aside)
    await #expect(throws: LibraryError.gone) { try await folder(of: library).synchronise() }
    #expect(!FileManager.default.fileExists(atPath: shared.folder.path))
    // A file now has the folder's name.
    try Data().write(to: shared.folder)
    await #expect(throws: LibraryError.gone) { try await folder(of: library).synchronise() }
    try FileManager.default.removeItem(at: shared.folder)
    try await library.rate(.film(2), .stars(5), by: .owner)
    try FileManager.default.moveItem(at: aside, to: shared.folder)
    #expect(try await folder(of: library).synchronise().written == 1)
    #expect(try written.split(separator: "\n").count == 3)
  }

  @Test func `A link to a folder is that folder`() async throws {
    let library = try await open()
    try await library.rate(.film(1), .stars(5), by: .owner)
    let link = place.folder.appending(path: "link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: shared.folder)
    #expect(try await SharedFolder(link, of: library).synchronise().written == 1)
    #expect(try written.split(separator: "\n").count == 2)
    // The link's target no longer exists.
    try FileManager.default.moveItem(at: shared.folder, to: place.folder.appending(path: "aside"))
    await #expect(throws: LibraryError.gone) { try await SharedFolder(link, of: library).synchronise() }
  }

  @Test func `Where it goes in the middle of writing all is written anew once it is back`() async throws {
    let library = try await open()
    try await library.rate(.film(1), .stars(5), by: .owner)
    fault.set { [shared] descriptor, bytes in
      try FileManager.default.removeItem(at: shared.folder)
      try LibraryEnvironment().writeShared(descriptor, bytes)
    }
    // The write to the open file succeeds, but the file is deleted with its folder.
    _ = try? await folder(of: library).synchronise()
    fault.set { [shared] _, _ in
      try FileManager.default.removeItem(at: shared.folder)
      throw POSIXError(.EIO)
    }
    try FileManager.default.createDirectory(at: shared.folder, withIntermediateDirectories: true)
    await #expect(throws: LibraryError.gone) { try await folder(of: library).synchronise() }
    fault.set(nil)
    try FileManager.default.createDirectory(at: shared.folder, withIntermediateDirectories: true)
    #expect(try await folder(of: library).synchronise().written == 1)
    #expect(try written.split(separator: "\n").count == 2)
  }

  @Test func `A link that leads out is not followed, be it another's file or the own`() async throws {
    let (library, other) = (try await open(), try await other())
    try await other.rate(.film(2), .stars(5), by: .owner)
    let outside = place.folder.appending(path: "outside.jsonl")
    try await other.export(to: outside)
    let before = try Data(contentsOf: outside)
    let link = shared.folder.appending(path: "0000000000002.jsonl")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: outside)
    try await library.rate(.film(1), .stars(5), by: .owner)
    let report = try await folder(of: library).synchronise()
    #expect(report.links == ["0000000000002.jsonl"] && report.merged.new == 0 && report.written == 1)
    let own = shared.folder.appending(path: "0000000000001.jsonl")
    try FileManager.default.removeItem(at: own)
    try FileManager.default.createSymbolicLink(at: own, withDestinationURL: outside)
    #expect(try await folder(of: library).synchronise().links.count == 2)
    #expect(try Data(contentsOf: outside) == before)
    for link in [own, link] { try FileManager.default.removeItem(at: link) }
    #expect(try await folder(of: library).synchronise().written == 1)
    #expect(try await folder(of: other).synchronise().merged.new == 1)
  }
}
