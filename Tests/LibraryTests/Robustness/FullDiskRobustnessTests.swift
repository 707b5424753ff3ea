import Foundation
import GRDB
import Testing
import TitleIdentity

@testable import Library

/// A disk that becomes full or read-only while a library is created or restored. The message names the reason, and the
/// library removes the unfinished file.
@Suite(.timeLimit(.minutes(5))) struct FullDiskRobustnessTests {
  private let fixture: LibraryFixture

  init() throws { fixture = try LibraryFixture() }

  /// How SQLite and the system report the fault, and the resulting error.
  struct Fault: Sendable, CustomTestStringConvertible {
    let code: ResultCode
    let problem: POSIXErrorCode?
    let reason: LibraryError
    var testDescription: String { "\(code), \(problem.map { "\($0)" } ?? "none")" }

    static let all = [
      Fault(code: .SQLITE_FULL, problem: nil, reason: .diskFull),
      Fault(code: .SQLITE_IOERR, problem: .ENOSPC, reason: .diskFull),
      Fault(code: .SQLITE_IOERR, problem: .EDQUOT, reason: .diskFull),
      Fault(code: .SQLITE_IOERR, problem: .EROFS, reason: .readOnly),
      Fault(code: .SQLITE_CANTOPEN, problem: .EROFS, reason: .readOnly),
    ]
  }

  private func open(_ fault: Fault) async throws -> Library {
    try await fixture.open(adjusting: {
      $0.moveLogIntoFile = { _ in throw DatabaseError(resultCode: fault.code) }
      $0.writeProblem = { _ in fault.problem }
    })
  }

  private var leftovers: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: fixture.folder.path).filter {
        $0.hasPrefix("library-") || $0 == "set-aside" || $0.hasPrefix(".matinee")
      }
    }
  }

  @Test(arguments: Fault.all)
  func `Creating a library reports a fault and removes the unfinished files`(_ fault: Fault) async throws {
    let library = try await open(fault)
    #expect(library.readOnlyReason == fault.reason)
    await #expect(throws: fault.reason) { try await library.rate(.alien, .stars(3), by: .owner) }
    #expect(try leftovers == [])
    #expect(!FileManager.default.fileExists(atPath: fixture.file.path))
    #expect(try await fixture.open().readOnlyReason == nil)
  }

  @Test(arguments: Fault.all)
  func `Restoring a library reports a fault and removes the unfinished files`(_ fault: Fault) async throws {
    do { try await fixture.open().rate(.alien, .stars(3), by: .owner) }
    try await fixture.checkpoint()
    var bytes = try Data(contentsOf: fixture.file)
    bytes.replaceSubrange(0..<100, with: Data(repeating: 0xA5, count: 100))
    try bytes.write(to: fixture.file)
    let library = try await open(fault)
    #expect(library.readOnlyReason == fault.reason)
    #expect(try await library.ratings(by: .owner).count == 1)
    #expect(try leftovers == [])
    #expect(try Data(contentsOf: fixture.file) == bytes)
  }

  @Test func `Creating a library fails and removes its files if the log remains after a checkpoint`() async throws {
    await #expect(throws: LibraryError.self) {
      try await fixture.open(adjusting: { environment in
        environment.moveLogIntoFile = { _ in
          let log = fixture.folder.appending(path: "library-new.sqlite-wal").path
          try FileManager.default.removeItem(atPath: log)
          try FileManager.default.createDirectory(atPath: log, withIntermediateDirectories: false)
        }
      })
    }
    #expect(!FileManager.default.fileExists(atPath: fixture.folder.appending(path: "library-new.sqlite").path))
  }

  @Test(arguments: Fault.all) func `Write that exceeds a quota reports a full disk`(_ fault: Fault) async throws {
    let library = try await fixture.open(adjusting: { $0.writeProblem = { _ in fault.problem } })
    await #expect(throws: fault.reason) {
      try await library.write(by: .owner) { _ in throw DatabaseError(resultCode: fault.code) }
    }
  }

  @Test func `Folder that can be written has no problem, and the check leaves nothing behind`() {
    #expect(findWriteProblem(in: fixture.folder) == nil)
    #expect((try? FileManager.default.contentsOfDirectory(atPath: fixture.folder.path)) == [])
    #expect(findWriteProblem(in: URL(filePath: "/proc", directoryHint: .isDirectory)) != nil)
  }
}
