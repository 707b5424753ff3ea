import Foundation
import Testing
import ToolTestSupport

@testable import AppFoundation

/// The states of a private file that others could observe during and after a write.
struct PrivateFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `A failed replacement leaves no temporary file`() throws {
    let url = folder.url.appending(path: "taken", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: url.appending(path: "full"), withIntermediateDirectories: true)
    #expect(throws: POSIXError.self) { try PrivateFile.replace(url, with: Data("secret".utf8)) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["taken"])
  }

  @Test func `A replacement removes temporary files that crashes left behind, but not another process’s`() throws {
    let file = folder.url.appending(path: "settings.json")
    let old = "\(UUID())"
    for name in [".settings.json.\(old)", ".settings.json.\(UUID())", ".settings.json.backup", ".other.json.\(old)"] {
      _ = try folder.write("", to: name)
    }
    let hourAgo = Date(timeIntervalSinceNow: -3_600)
    for name in try names() where !name.hasPrefix(".settings.json.") || name.hasSuffix(old) || name.hasSuffix("backup")
    {
      try FileManager.default.setAttributes(
        [.modificationDate: hourAgo], ofItemAtPath: folder.url.appending(path: name).path)
    }
    let before = try names()
    try PrivateFile.replace(file, with: Data())
    #expect(try names() == before.subtracting([".settings.json.\(old)"]).union(["settings.json"]))
  }

  private func names() throws -> Set<String> {
    Set(try FileManager.default.contentsOfDirectory(atPath: folder.url.path))
  }

  @Test func `An open reader sees the old content after the file is replaced`() throws {
    let file = try folder.write("old", to: "settings.json")
    let reader = try FileHandle(forReadingFrom: file)
    try PrivateFile.replace(file, with: Data("new".utf8))
    #expect(try reader.readToEnd() == Data("old".utf8))
    #expect(try Data(contentsOf: file) == Data("new".utf8))
  }

  @Test func `The file is private despite a permissive umask`() throws {
    let old = umask(0)
    defer { umask(old) }
    let file = folder.url.appending(path: "settings.json")
    try PrivateFile.replace(file, with: Data())
    let permissions = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
    #expect(permissions == 0o600)
  }
}
