import Foundation
import MatineeApp
import ResponseCache
import TMDB
import Testing
import ToolTestSupport

@testable import MatineeCore

/// The commands' output from the cache, and their messages when the server is unreachable.
@Suite(.timeLimit(.minutes(5)))
struct OfflineCommandTests {
  private let matinee: CommandLineTool
  private let server: SampleServer
  private let environment: [String: String]

  init() async throws {
    matinee = try CommandLineTool()
    server = try await SampleServer()
    environment = ["TMDB_API_KEY": "k", "MATINEE_API_URL": server.address, "TZ": "UTC"]
  }

  private func run(_ arguments: String...) async throws -> CommandLineTool.Outcome {
    try await matinee.run(arguments, environment)
  }

  private var gone: String { "matinee: TMDB cannot be reached. Check the network connection, then try again. " }

  @Test(arguments: [["list", "popular"], ["list", "tv/on-the-air", "--page", "2", "--json"]])
  func aListThatWasPrintedIsPrintedAgain(_ arguments: [String]) async throws {
    let online = try await matinee.run(arguments, environment)
    #expect(online.status == 0 && online.words.isEmpty)
    try server.stop()
    let offline = try await matinee.run(arguments + ["--offline"], environment)
    #expect(offline.status == 0)
    #expect(offline.output == online.output)
    #expect(offline.words.contains(#/^matinee: Saved (today|yesterday) at .+\.\n$/#), "\(offline.words)")
    let failed = try await matinee.run(arguments, environment)
    #expect(failed.status == 1 && failed.output.isEmpty)
    #expect(failed.words.hasPrefix(gone + "Saved "))
    #expect(failed.words.hasSuffix(": run it again with --offline.\n"))
  }

  @Test func whatWasNeverPrintedSaysSo() async throws {
    _ = try await run("list", "popular")
    try server.stop()
    for arguments in [["list", "upcoming"], ["list", "popular", "--page", "2"], ["show", "person/1"]] {
      let offline = try await matinee.run(arguments + ["--offline"], environment)
      #expect(offline.status == 1 && offline.output.isEmpty)
      #expect(offline.words == "matinee: Nothing of this is saved. Without --offline it is fetched, and saved.\n")
    }
    #expect(try await run("list", "upcoming").words == gone + "Nothing of it is saved.\n")
  }

  @Test func aPageThatWasPrintedIsPrintedAgain() async throws {
    let list = try await run("list", "popular", "--json")
    let rows = try JSONSerialization.jsonObject(with: Data(list.output.utf8)) as? [[String: Any]]
    let film = "movie/\(try #require(rows?.first?["id"] as? Int))"
    let online = try await run("show", film)
    #expect(online.status == 0)
    try server.stop()
    let offline = try await run("show", film, "--offline")
    #expect(offline.status == 0 && offline.output == online.output)
    #expect(offline.words.hasPrefix("matinee: Saved "))
    #expect(try await run("show", film).words.hasSuffix(": run it again with --offline.\n"))
  }

  @Test func noSourceStandsInForAnother() async throws {
    _ = try await run("list", "popular", "--sample")
    #expect(try await run("list", "popular", "--offline").status == 1)
    #expect(try await run("list", "popular", "--sample", "--offline").status == 0)
  }

  @Test func aWrongKeyIsNotThereToBePassedBy() async throws {
    _ = try await run("list", "popular")
    let wrong = try await matinee.run(
      ["list", "popular"], environment.merging(["TMDB_API_KEY": "wrong"]) { $1 })
    #expect(wrong.status == 1)
    #expect(!wrong.words.contains("--offline"))
  }

  @Test func theCacheTellsWhatThereIsAndForgetsIt() async throws {
    let nothing = try await run("cache", "status")
    #expect(nothing.status == 0)
    #expect(!nothing.output.contains("answer"))
    _ = try await run("list", "popular")
    _ = try await run("list", "upcoming", "--sample")
    let lines = try await run("cache", "status").output.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines[0].hasPrefix(server.address + "  1 answer, 20 titles, 0."))
    #expect(lines[1].hasPrefix("sample"))
    let json = try await run("cache", "status", "--json")
    let object = try #require(JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    let sources = try #require(object["sources"] as? [[String: Any]])
    #expect(sources.compactMap { $0["source"] as? String } == [server.address, "sample"])
    #expect(sources.allSatisfy { $0["answers"] as? Int == 1 && $0["newest"] is String })
    #expect(try #require(object["fileBytes"] as? Int) > 0)
    let clear = try await run("cache", "clear")
    #expect(clear.status == 0 && clear.output.isEmpty && clear.words.isEmpty)
    #expect(try await run("list", "popular", "--offline").status == 1)
    #expect(try await run("cache", "status").output.contains("answer") == false)
  }

  @Test func whatIsKeptOfflineStaysUnlessItIsToGoToo() async throws {
    _ = try await run("list", "popular")
    _ = try await run("list", "upcoming")
    let context = try await AppContext.read(environment: environment.merging(["HOME": matinee.file("")]) { $1 })
    let services = context.services(usesSample: false)
    let popular = try services.client.request(for: MovieList.popular.target)
    let key = try #require(ResponseKey(popular, source: services.answerSource))
    try await context.catalogue?.hold([key], for: "somebody")
    #expect(try await run("cache", "status").output.contains(#/\nkept offline +0\.\d MB of it\n$/#))
    let clear = try await run("cache", "clear")
    #expect(clear.status == 0 && clear.output.isEmpty)
    #expect(clear.words.contains(#/^matinee: What is kept offline is left, 0\.\d MB; --kept forgets it, too/#))
    #expect(try await run("list", "popular", "--offline").status == 0)
    #expect(try await run("list", "upcoming", "--offline").status == 1)
    let all = try await run("cache", "clear", "--kept")
    #expect(all.status == 0 && all.words.isEmpty)
    #expect(try await run("list", "popular", "--offline").status == 1)
  }
}
