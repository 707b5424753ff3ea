import Foundation
import Glibc
import Testing
import TitleIdentity

@testable import Library

/// Notes are private. Only the owner can read the library's files, whatever the folder permits.
@Suite(.timeLimit(.minutes(5))) struct PermissionRobustnessTests {
  private let fixture: LibraryFixture

  init() throws {
    fixture = try LibraryFixture()
    #expect(chmod(fixture.folder.path, 0o755) == 0)
  }

  /// The names of the files that others can read.
  private var exposed: [String] {
    get throws {
      try FileManager.default.subpathsOfDirectory(atPath: fixture.folder.path).filter { name in
        var status = stat()
        let path = fixture.folder.appending(path: name).path
        return lstat(path, &status) == 0 && status.st_mode & 0o077 != 0
      }
    }
  }

  @Test func `New library, its log, backups and exports are private in a folder that others can read`() async throws {
    let library = try await fixture.open()
    try await library.rate(.alien, .stars(3), by: .owner)
    #expect(try await library.backUp())
    try await library.export(to: fixture.folder.appending(path: "export.jsonl"))
    #expect(FileManager.default.fileExists(atPath: fixture.file.path + "-wal"))
    #expect(try exposed == [])
  }

  @Test func `Existing files become private when the library is opened`() async throws {
    do {
      let library = try await fixture.open()
      try await library.rate(.alien, .stars(3), by: .owner)
      try await library.backUp()
      library.close()
    }
    for name in try FileManager.default.subpathsOfDirectory(atPath: fixture.folder.path)
    where name.hasSuffix(".sqlite") { #expect(chmod(fixture.folder.appending(path: name).path, 0o644) == 0) }
    #expect(try exposed.count == 2)
    let library = try await fixture.open()
    try await library.rate(.alien, .stars(4), by: .owner)
    #expect(try exposed == [])
  }

  @Test func `Restored library and the damaged file are private`() async throws {
    do { try await fixture.open().rate(.alien, .stars(3), by: .owner) }
    try await fixture.checkpoint()
    var bytes = try Data(contentsOf: fixture.file)
    bytes.replaceSubrange(0..<100, with: Data(repeating: 0xA5, count: 100))
    try bytes.write(to: fixture.file)
    #expect(chmod(fixture.file.path, 0o644) == 0)
    #expect(try await fixture.open().ratings(by: .owner).count == 1)
    #expect(try exposed == [])
  }
}
