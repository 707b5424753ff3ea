import Foundation
import Testing
import ToolTestSupport

/// `matinee index update`: exports from the sample server in place of TMDB.
@Suite(.timeLimit(.minutes(5)))
struct IndexDownloadTests {
  private let matinee: CommandLineTool

  init() throws { matinee = try CommandLineTool() }

  private func rows(_ text: String) throws -> [[String: Any]] {
    try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
  }

  @Test func `Index update downloads all kinds, and offline search finds their titles`() async throws {
    let server = try await SampleServer()
    let environment = ["MATINEE_API_URL": server.address]
    let outcome = try await matinee.run(["index", "update", "--json"], environment)
    #expect(outcome.status == 0 && outcome.errorOutput.isEmpty, "\(outcome.errorOutput)")
    #expect(
      try rows(outcome.output).allSatisfy { $0["isSearchable"] as? Bool == true && ($0["titles"] as? Int ?? 0) > 0 })
    #expect(try server.requests("/p/exports/*").count == 3)
    try server.stop()
    let film = try rows(try await matinee.run(["search", "a", "--offline", "--films", "--json"], environment).output)
    #expect(!film.isEmpty)
  }

  @Test func `Index update downloads only the requested kinds`() async throws {
    let server = try await SampleServer()
    let outcome = try await matinee.run(
      ["index", "update", "--kinds", "series"], ["MATINEE_API_URL": server.address])
    #expect(outcome.status == 0 && outcome.output.hasPrefix("series "))
    #expect(try server.requests("/p/exports/*").count == 1)
  }

  @Test func `Index update indexes the sample catalogue without a server`() async throws {
    #expect(try await matinee.run(["index", "update", "--sample"]).status == 0)
    #expect(try await matinee.run(["search", "a", "--offline", "--sample"]).output.isEmpty == false)
    #expect(try await matinee.run(["search", "a", "--offline"]).status == 1, "They are not TMDB's.")
  }

  @Test func `Index update shows an error when the server is unreachable`() async throws {
    let outcome = try await matinee.run(
      ["index", "update"], ["MATINEE_API_URL": try SilentServer.unreachableAddress()])
    #expect(outcome.status == 1 && outcome.output.isEmpty)
    #expect(
      outcome.errorOutput
        == "matinee: Can’t reach TMDB’s daily exports. Check your connection and try again. The download resumes where "
        + "it stopped.\n")
  }

  @Test func `Index update shows an error when the server has no recent export`() async throws {
    let server = try await SampleServer()
    try server.fail("/p/exports/*", status: 404)
    let outcome = try await matinee.run(["index", "update"], ["MATINEE_API_URL": server.address])
    #expect(outcome.status == 1)
    #expect(outcome.errorOutput == "matinee: TMDB has no recent export of films. Try again later.\n")
  }

  @Test func `An interrupted index update preserves the old index`() async throws {
    let server = try await SampleServer()
    let environment = ["MATINEE_API_URL": server.address]
    #expect(try await matinee.run(["index", "update", "--kinds", "films"], environment).status == 0)
    try server.clearRequests()
    try server.hold("/p/exports/*")
    let running = try matinee.start(["index", "update"], environment)
    try running.interrupt(atRequest: "/p/exports/*", to: server)
    let outcome = try await running.end(within: .seconds(60))
    #expect(outcome.status == 130 && !outcome.wasKilled && outcome.output.isEmpty)
    #expect(outcome.errorOutput == "matinee: The title index update was stopped.\n")
    #expect(try await matinee.run(["search", "a", "--offline", "--films"], environment).status == 0)
  }
}
