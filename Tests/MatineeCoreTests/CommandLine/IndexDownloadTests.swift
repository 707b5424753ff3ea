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

  @Test func allKindsAreGotAndFound() async throws {
    let server = try await SampleServer()
    let environment = ["MATINEE_API_URL": server.address]
    let outcome = try await matinee.run(["index", "update", "--json"], environment)
    #expect(outcome.status == 0 && outcome.words.isEmpty, "\(outcome.words)")
    #expect(try rows(outcome.output).allSatisfy { $0["serves"] as? Bool == true && ($0["titles"] as? Int ?? 0) > 0 })
    #expect(try server.requests("/p/exports/*").count == 3)
    try server.stop()
    let film = try rows(try await matinee.run(["search", "a", "--offline", "--films", "--json"], environment).output)
    #expect(!film.isEmpty)
  }

  @Test func onlyWhatIsAskedForIsGot() async throws {
    let server = try await SampleServer()
    let outcome = try await matinee.run(
      ["index", "update", "--kinds", "series"], ["MATINEE_API_URL": server.address])
    #expect(outcome.status == 0 && outcome.output.hasPrefix("series "))
    #expect(try server.requests("/p/exports/*").count == 1)
  }

  @Test func theSampleNeedsNoServer() async throws {
    #expect(try await matinee.run(["index", "update", "--sample"]).status == 0)
    #expect(try await matinee.run(["search", "a", "--offline", "--sample"]).output.isEmpty == false)
    #expect(try await matinee.run(["search", "a", "--offline"]).status == 1, "They are not TMDB's.")
  }

  @Test func aServerThatIsGoneIsASentence() async throws {
    let outcome = try await matinee.run(["index", "update"], ["MATINEE_API_URL": try SilentServer.deadAddress()])
    #expect(outcome.status == 1 && outcome.output.isEmpty)
    #expect(
      outcome.words
        == "matinee: TMDB’s daily exports cannot be reached. Check the network connection, then try again: it goes on where "
        + "it stopped.\n")
  }

  @Test func noExportIsASentence() async throws {
    let server = try await SampleServer()
    try server.fail("/p/exports/*", status: 404)
    let outcome = try await matinee.run(["index", "update"], ["MATINEE_API_URL": server.address])
    #expect(outcome.status == 1)
    #expect(outcome.words == "matinee: There is no export of films of these days. Try again later.\n")
  }

  @Test func anInterruptedUpdateLeavesTheOldIndex() async throws {
    let server = try await SampleServer()
    let environment = ["MATINEE_API_URL": server.address]
    #expect(try await matinee.run(["index", "update", "--kinds", "films"], environment).status == 0)
    try server.clearRequests()
    try server.hold("/p/exports/*")
    let running = try matinee.start(["index", "update"], environment)
    try await server.waitForRequest("/p/exports/*") { _ in true }
    running.interrupt()
    let outcome = try await running.end(within: .seconds(60))
    #expect(outcome.status == 130 && !outcome.wasKilled && outcome.output.isEmpty)
    #expect(outcome.words == "matinee: Updating the title index was stopped.\n")
    #expect(try await matinee.run(["search", "a", "--offline", "--films"], environment).status == 0)
  }
}
