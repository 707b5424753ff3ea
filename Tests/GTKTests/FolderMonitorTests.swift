import Foundation
import GTK
import GTKTestSupport
import XCTest

/// Tests for observing a folder without polling.
final class FolderMonitorTests: GTKTestCase {
  @MainActor private static func makeFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "folder-monitor-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  func testMonitorReportsCreatedChangedAndRemovedFiles() {
    onMain {
      let folder = try Self.makeFolder()
      var count = 0
      let monitor = FolderMonitor(folder.path) { count += 1 }
      let file = folder.appending(path: "a.jsonl")
      for change in [
        { try Data("1".utf8).write(to: file) }, { try Data("2".utf8).write(to: file) },
        { try FileManager.default.removeItem(at: file) },
      ] {
        let before = count
        try change()
        try await eventually("a change") { count > before }
      }
      withExtendedLifetime(monitor) {}
    }
  }

  func testChangeSequenceReportsChangesUntilItsTaskIsCancelled() {
    onMain {
      let folder = try Self.makeFolder()
      let changes = FolderMonitor.changes(in: folder.path)
      var count = 0
      let reading = Task { for await _ in changes { count += 1 } }
      try Data("1".utf8).write(to: folder.appending(path: "a.jsonl"))
      try await eventually("a change") { count > 0 }
      reading.cancel()
      await reading.value
    }
  }
}
