import Foundation
import Testing
import ToolTestSupport

/// `matinee sync`: processes with separate data folders that share one folder and end up with the same journal.
@Suite(.timeLimit(.minutes(5)))
struct SyncCommandTests {
  private let shared: TemporaryFolder
  private let desk: CommandLineTool
  private let lap: CommandLineTool

  init() throws {
    shared = try TemporaryFolder()
    desk = try CommandLineTool()
    lap = try CommandLineTool()
  }

  /// Returns an environment with separate XDG folders.
  private func environment(of tool: CommandLineTool) -> [String: String] {
    var environment: [String: String] = [:]
    for name in ["CONFIG", "CACHE", "STATE", "DATA"] { environment["XDG_\(name)_HOME"] = tool.file(name.lowercased()) }
    return environment
  }

  private func run(_ tool: CommandLineTool, _ arguments: String...) async throws -> CommandLineTool.Outcome {
    try await tool.run(arguments, environment(of: tool))
  }

  private func runAtOnce(_ tools: [CommandLineTool], _ arguments: String...) async throws {
    let all = try tools.map { try $0.start(arguments, environment(of: $0)) }
    for running in all { #expect(try await running.end(within: .seconds(60)).status == 0) }
  }

  private func films() async throws -> [Int] {
    let outcome = try await run(desk, "list", "popular", "--json")
    let rows = try #require(JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]])
    return rows.compactMap { $0["id"] as? Int }
  }

  /// Exports the whole journal and returns it.
  private func journal(of tool: CommandLineTool) async throws -> Data {
    let file = tool.file("journal-\(UUID().uuidString).jsonl")
    let outcome = try await run(tool, "export", file)
    #expect(outcome.status == 0, "\(outcome.errorOutput)")
    return try Data(contentsOf: URL(filePath: file))
  }

  @Test func `Sync merges the journals of two devices, including an undo`() async throws {
    let films = try await films()
    #expect(try await run(desk, "rate", "movie/\(films[0])", "8.5").status == 0)
    #expect(try await run(lap, "rate", "movie/\(films[0])", "3").status == 0)
    #expect(try await run(lap, "rate", "movie/\(films[1])", "9").status == 0)
    let first = try await run(desk, "sync", shared.url.path)
    #expect(first.status == 0 && first.output == "0 changes received, 1 sent. 1 device shares this folder.\n")
    let second = try await run(lap, "sync", shared.url.path)
    #expect(second.output == "1 change received, 2 sent. 2 devices share this folder.\n")
    let third = try await run(desk, "sync", shared.url.path, "--json")
    #expect(third.output == #"{"received":2,"sent":0,"devices":2,"damaged":0,"unreadable":0}"# + "\n")
    #expect(try await journal(of: desk) == journal(of: lap))
    // An undo on one device must also take effect on the other.
    #expect(try await run(lap, "undo").status == 0)
    for tool in [lap, desk] { #expect(try await run(tool, "sync", shared.url.path).status == 0) }
    let merged = try await journal(of: desk)
    #expect(try await merged == journal(of: lap))
    #expect(merged.split(separator: UInt8(ascii: "\n")).count == 5)
    #expect(try await run(desk, "lists").output == run(lap, "lists").output)
  }

  @Test func `Concurrent syncs lose no events`() async throws {
    let films = try await films()
    for round in 0..<3 {
      try await runAtOnce([desk, lap], "rate", "movie/\(films[round])", "\(round + 1)")
      // On one device, the app may sync at the same time as the command. Both use the same file.
      try await runAtOnce([desk, lap, desk], "sync", shared.url.path)
    }
    for tool in [desk, lap, desk] { #expect(try await run(tool, "sync", shared.url.path).status == 0) }
    let merged = try await journal(of: desk)
    #expect(try await merged == journal(of: lap))
    #expect(merged.split(separator: UInt8(ascii: "\n")).count == 7)
  }

  @Test func `Sync shows an error for an unset, missing or unreadable folder`() async throws {
    let none = try await run(desk, "sync")
    #expect(none.status == 1 && none.output.isEmpty)
    #expect(none.errorOutput == "matinee: No folder is shared. Specify one, or choose it in the preferences.\n")
    let missing = shared.url.appending(path: "gone").path
    let chosen = try await desk.run(["sync"], environment(of: desk).merging(["MATINEE_SHARED_FOLDER": missing]) { $1 })
    for gone in [chosen, try await run(desk, "sync", missing)] {
      #expect(
        gone.status == 1
          && gone.errorOutput
            == "matinee: The folder \(missing) doesn’t exist. Restore or create it, or choose another one.\n"
      )
    }
    #expect(!FileManager.default.fileExists(atPath: missing))
    try FileManager.default.createDirectory(
      at: shared.url.appending(path: "x.jsonl"), withIntermediateDirectories: true)
    let unreadable = try await run(desk, "sync", shared.url.path)
    #expect(unreadable.status == 1)
    #expect(unreadable.errorOutput == "matinee: Matinee can’t read “x.jsonl” in the folder. Check its permissions.\n")
  }

  @Test func `Sync rejects the library’s own folder under any of its names, and the folders in it`() async throws {
    #expect(try await run(desk, "rate", "movie/910000063", "8", "--sample").status == 0)
    let data = desk.file("data/matinee")
    let (link, inside) = (desk.file("link"), data + "/devices")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: data)
    try FileManager.default.createDirectory(atPath: inside, withIntermediateDirectories: true)
    for folder in [data, data + "/", link, link + "/devices", data + "/../matinee", inside, data + "/./devices/.."] {
      let outcome = try await run(desk, "sync", folder)
      #expect(outcome.status == 1 && outcome.output.isEmpty)
      #expect(
        outcome.errorOutput.contains("holds Matinee’s own files. Choose another folder."), "\(outcome.errorOutput)")
    }
    let journals = try FileManager.default.subpathsOfDirectory(atPath: data).filter { $0.hasSuffix(".jsonl") }
    #expect(journals.isEmpty)
  }
}
