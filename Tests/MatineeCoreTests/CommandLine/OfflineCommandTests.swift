import AppTestSupport
import Foundation
import MatineeApp
import ResponseCache
import TMDB
import Testing
import ToolTestSupport

@testable import Catalogue

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

  private var gone: String { "matinee: Can’t reach TMDB. Check your connection and try again. " }

  @Test(arguments: [["list", "popular"], ["list", "tv/on-the-air", "--page", "2", "--json"]])
  func `The list command prints a cached list only with --offline`(_ arguments: [String]) async throws {
    let online = try await matinee.run(arguments, environment)
    #expect(online.status == 0 && online.errorOutput.isEmpty)
    try server.stop()
    let offline = try await matinee.run(arguments + ["--offline"], environment)
    #expect(offline.status == 0)
    #expect(offline.output == online.output)
    #expect(offline.errorOutput.contains(#/^matinee: Cached (today|yesterday) at .+\.\n$/#), "\(offline.errorOutput)")
    let failed = try await matinee.run(arguments, environment)
    #expect(failed.status == 1 && failed.output.isEmpty)
    #expect(failed.errorOutput.hasPrefix(gone + "Cached "))
    #expect(failed.errorOutput.hasSuffix(". To see it, run the command again with --offline.\n"))
  }

  @Test func `Commands with --offline show an error when nothing is cached`() async throws {
    _ = try await run("list", "popular")
    try server.stop()
    for arguments in [["list", "upcoming"], ["list", "popular", "--page", "2"], ["show", "person/1"]] {
      let offline = try await matinee.run(arguments + ["--offline"], environment)
      #expect(offline.status == 1 && offline.output.isEmpty)
      #expect(
        offline.errorOutput
          == "matinee: Nothing is cached for this page. Run the command again without --offline to fetch it.\n")
    }
    #expect(try await run("list", "upcoming").errorOutput == gone + "Nothing is cached for this page.\n")
  }

  @Test func `The show command prints a cached page with --offline`() async throws {
    let list = try await run("list", "popular", "--json")
    let rows = try JSONSerialization.jsonObject(with: Data(list.output.utf8)) as? [[String: Any]]
    let film = "movie/\(try #require(rows?.first?["id"] as? Int))"
    let online = try await run("show", film)
    #expect(online.status == 0)
    try server.stop()
    let offline = try await run("show", film, "--offline")
    #expect(offline.status == 0 && offline.output == online.output)
    #expect(offline.errorOutput.hasPrefix("matinee: Cached "))
    #expect(try await run("show", film).errorOutput.hasSuffix(". To see it, run the command again with --offline.\n"))
  }

  @Test func `The list command with --offline uses only the selected source's cache`() async throws {
    _ = try await run("list", "popular", "--sample")
    #expect(try await run("list", "popular", "--offline").status == 1)
    #expect(try await run("list", "popular", "--sample", "--offline").status == 0)
  }

  @Test func `The error for a rejected key doesn't suggest --offline`() async throws {
    _ = try await run("list", "popular")
    let wrong = try await matinee.run(
      ["list", "popular"], environment.merging(["TMDB_API_KEY": "wrong"]) { $1 })
    #expect(wrong.status == 1)
    #expect(!wrong.errorOutput.contains("--offline"))
  }

  @Test func `Cache status reports the responses of each source, and cache clear removes them`() async throws {
    let nothing = try await run("cache", "status")
    #expect(nothing.status == 0)
    #expect(!nothing.output.contains("response"))
    _ = try await run("list", "popular")
    _ = try await run("list", "upcoming", "--sample")
    let lines = try await run("cache", "status").output.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines[0].hasPrefix(server.address + "  1 response, 20 titles, 0."))
    #expect(lines[1].hasPrefix("sample"))
    let json = try await run("cache", "status", "--json")
    let object = try #require(JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    let sources = try #require(object["sources"] as? [[String: Any]])
    #expect(sources.compactMap { $0["source"] as? String } == [server.address, "sample"])
    #expect(sources.allSatisfy { $0["answers"] as? Int == 1 && $0["newest"] is String })
    #expect(try #require(object["fileBytes"] as? Int) > 0)
    let clear = try await run("cache", "clear")
    #expect(clear.status == 0 && clear.output.isEmpty && clear.errorOutput.isEmpty)
    #expect(try await run("list", "popular", "--offline").status == 1)
    #expect(try await run("cache", "status").output.contains("response") == false)
  }

  @Test func `Cache clear preserves pinned responses unless their removal is requested`() async throws {
    _ = try await run("list", "popular")
    _ = try await run("list", "upcoming")
    let context = try await AppContext.read(environment: environment.merging(["HOME": matinee.file("")]) { $1 })
    let catalogue = context.catalogue(usesSample: false)
    let popular = try catalogue.client.base.request(for: MovieList.popular.target)
    let key = try #require(ResponseKey(popular, source: catalogue.client.source))
    try await context.responseCache?.pin([key], for: "somebody")
    #expect(try await run("cache", "status").output.contains(#/\ndownloads +0\.\d MB of that\n$/#))
    let clear = try await run("cache", "clear")
    #expect(clear.status == 0 && clear.output.isEmpty)
    #expect(clear.errorOutput.contains(#/^matinee: Downloads still use 0\.\d MB\. To clear them/#))
    #expect(try await run("list", "popular", "--offline").status == 0)
    #expect(try await run("list", "upcoming", "--offline").status == 1)
    let all = try await run("cache", "clear", "--downloads")
    #expect(all.status == 0 && all.errorOutput.isEmpty)
    #expect(try await run("list", "popular", "--offline").status == 1)
  }
}
