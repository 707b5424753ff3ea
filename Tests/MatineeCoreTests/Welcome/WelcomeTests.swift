import Foundation
import Testing

@testable import Transfer

/// The record of the welcome, and the guides to other apps' exports.
struct WelcomeTests {
  @Test func `The record exists after it was written`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "matinee-tests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let record = NoticeRecord(folder.appending(path: "state/welcome-shown"))
    #expect(!record.exists)
    #expect(record.write())
    #expect(record.exists)
  }

  @Test func `A record that can’t be written reports it`() {
    #expect(!NoticeRecord(URL(filePath: "/proc/matinee/welcome-shown")).write())
  }

  @Test func `Every guide has steps, and pages are on secure servers`() {
    #expect(Set(ImportGuide.all.map(\.name)).count == ImportGuide.all.count)
    for guide in ImportGuide.all {
      #expect(guide.steps.contains("."), "\(guide.name)")
      #expect(guide.page.map { $0.scheme == "https" } ?? true, "\(guide.name)")
    }
  }
}
