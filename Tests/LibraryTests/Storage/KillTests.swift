import Foundation
import Testing
import ToolTestSupport

@testable import Library

/// Confirmed writes survive a kill at any time.
@Suite(.timeLimit(.minutes(10))) struct KillTests {
  /// The number of kills, from `LIBRARY_KILLS`. The benchmark uses the authoritative number.
  private static let kills = ProcessInfo.processInfo.environment["LIBRARY_KILLS"].flatMap { Int($0) } ?? 12

  @Test func `Confirmed events are in the journal after kills at random moments`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "library-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let tool = try CommandLineTool("library-writer")
    var said: Set<String> = []
    for round in 1...Self.kills {
      let conversation = try Conversation()
      let writer = try tool.start([folder.path], connectedTo: conversation)
      let count = Int.random(in: 1...30)
      #expect(await conversation.find { $0.count >= count ? true : nil } == true)
      kill(writer.identifier, SIGKILL)
      #expect(try await writer.end().wasKilled)
      said.formUnion(conversation.lines)
      let library = try await Library.open(in: folder)
      let written = Set(try await library.lines().compactMap { EventLine(Array($0.utf8))?.id.description })
      #expect(said.isSubset(of: written) && library.recovery == nil, "round \(round)")
      let before = try await library.projections()
      try await library.rebuild()
      #expect(try await library.projections() == before, "round \(round)")
    }
    #expect(said.count >= Self.kills)
  }
}
