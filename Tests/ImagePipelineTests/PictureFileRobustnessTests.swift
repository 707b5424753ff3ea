import Foundation
import Glibc
import Testing

@testable import ImagePipeline

/// Tests that pipes and devices in place of cached pictures or pin lists never block a reader.
@Suite(.timeLimit(.minutes(5)))
struct PictureFileRobustnessTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "picture-files-\(UUID().uuidString)")

  @Test func `Pipe or device in place of a cached picture is not read`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    #expect(mkfifo(folder.appending(path: "a").path, 0o600) == 0)
    try FileManager.default.createSymbolicLink(
      atPath: folder.appending(path: "b").path, withDestinationPath: "/dev/zero")
    for name in ["a", "b", "none"] { #expect(DiskFolder(folder).read(name, maximumBytes: 1_000) == nil) }
    try Data("abc".utf8).write(to: folder.appending(path: "c"))
    #expect(DiskFolder(folder).read("c", maximumBytes: 1_000)?.content == Data("abc".utf8))
    #expect(DiskFolder(folder).read("c", maximumBytes: 2) == nil)
  }

  @Test func `Pipe in place of an owner's pin list is neither read nor written`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let pins = PinFolder(folder)
    try pins.add(["picture"], for: "owner")
    #expect(pins.files() == ["picture"])
    let lists = folder.appending(path: "held")
    for name in try FileManager.default.contentsOfDirectory(atPath: lists.path) {
      try FileManager.default.removeItem(at: lists.appending(path: name))
      #expect(mkfifo(lists.appending(path: name).path, 0o600) == 0)
    }
    #expect(pins.files().isEmpty)
    #expect(throws: (any Error).self) { try pins.add(["picture"], for: "owner") }
  }
}
