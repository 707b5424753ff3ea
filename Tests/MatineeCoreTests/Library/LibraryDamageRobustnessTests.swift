import Foundation
import Testing

@testable import Library
@testable import Tracking
@testable import Transfer

/// The messages about damage and about files that weren't read.
@Suite(.timeLimit(.minutes(5))) struct LibraryDamageRobustnessTests {
  private let folder = FileManager.default.temporaryDirectory.appending(
    path: "damage-\(UUID().uuidString)", directoryHint: .isDirectory)

  @Test func `Synchronization reports the number of skipped journals when a folder has too many`() async throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let library = try await Library.open(in: folder.appending(path: "library"))
    for number in 1...(SharedFolder.maximumFileCount + 1) {
      try Data().write(to: folder.appending(path: "\(number).jsonl"))
    }
    let report = try await SharedFolder(folder, of: library).sync()
    let problem = try #require(report.problem)
    #expect(problem.contains("1000 journals") && problem.contains("skipped 1 file."))
  }

  @Test func `The recovery of damaged tables reports that nothing is lost`() {
    let recovery = Recovery(cause: .damagedTables, eventsFromBackup: 0, eventsFromDamagedFile: 0)
    #expect(recovery.heading == "Library Repaired" && recovery.locationText == nil)
    #expect(
      recovery.summary()
        == "A disk error damaged parts of your library. Matinee repaired them, and nothing is lost. Check the disk."
    )
  }
}
