import Foundation
import Testing
import ToolTestSupport
import WebTrailers

@Suite("Player link") struct PlayerLinkTests {
  @Test func `The program plays trailers when it is launched by the player's name`() async throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      at: folder.url.appending(path: PlayerReport.program),
      withDestinationURL: CommandLineTool.products.appending(path: "matinee"))
    let outcome = try await CommandLineTool(PlayerReport.program, in: folder.url).run([])
    #expect(outcome.status == PlayerReport.Exit.misused.rawValue)
    #expect(outcome.errorOutput.hasPrefix("matinee-player: usage:"))
  }
}
