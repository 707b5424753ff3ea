import Foundation
import Glibc
import Testing

@testable import SystemIO

/// Temporary files for names of any valid length, in any script.
struct TemporaryFileRobustnessTests {
  @Test(arguments: ["a", "é", "映", "🎬", "e\u{301}", "👩‍👩‍👧‍👦"], [1, 100, 140, 246, 255])
  func `Temporary file exists for every valid name`(character: String, length: Int) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var name = String(repeating: character, count: length / character.utf8.count)
    name += String(repeating: "x", count: length - name.utf8.count)
    let file = folder.appending(path: name)
    try Data().write(to: file)
    let temporary = TemporaryFile.url(for: file)
    // eCryptfs permits 143 bytes, fewer than most file systems.
    #expect(temporary.lastPathComponent.utf8.count <= 143)
    try Data("x".utf8).write(to: temporary)
    let later = Date(timeIntervalSinceNow: 7_200)
    TemporaryFile.removeAbandoned(for: file, now: later)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [name])
  }

  @Test func `Combining characters in a name are cut between scalars`() throws {
    // One character of 251 bytes.
    let name = "a" + String(repeating: "\u{301}", count: 125)
    let temporary = TemporaryFile.url(for: URL(filePath: "/tmp/\(name)"))
    #expect(temporary.lastPathComponent.utf8.count <= 143)
    #expect(!temporary.lastPathComponent.unicodeScalars.contains("\u{FFFD}"))
  }
}
