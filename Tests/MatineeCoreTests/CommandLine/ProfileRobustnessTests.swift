import Foundation
import Library
import Testing
import TitleIdentity
import ToolTestSupport

/// Ambiguous settings and variables for the current profile. A command refuses to guess the profile.
@Suite(.timeLimit(.minutes(5)))
struct ProfileRobustnessTests {
  private let matinee: CommandLineTool
  private let film = "movie/910000063"

  init() async throws {
    matinee = try CommandLineTool()
    // Import a journal with a second profile, because the command's process then closes the library.
    let library = try Library.inMemory()
    _ = try await library.createProfile(
      ProfileFields(firstName: "Ann", lastName: "Lima"), id: ProfileID(rawValue: "ann"))
    let title = TitleReference(.sample, .movie, 910_000_031, name: "Nosferatu", year: 1922)
    _ = try await library.watch(title, on: .year(1999), by: .owner)
    _ = try await library.add(title, to: .watchlist(of: .owner), by: .owner)
    let journal = matinee.file("journal.jsonl")
    try await library.export(to: URL(filePath: journal))
    #expect(try await matinee.run(["import", journal, "--yes"]).status == 0)
  }

  private var commands: [[String]] {
    [
      ["undo"], ["lists"], ["history"], ["rate", film, "8", "--sample"],
      ["next", "--sample"], ["calendar", "--sample"], ["watch", film, "--sample"],
      ["watchlist", "add", film, "--sample"],
      ["export", "--format", "csv", matinee.file("tables")],
      ["export", "--format", "letterboxd", matinee.file("letterboxd")],
    ]
  }

  private func journal() async throws -> String { try await matinee.run(["export", "-"]).output }

  @Test(arguments: [#"{"matinee": {"profile": "an"#, "", "[]"])
  func `Commands require an explicit profile when the settings can't be read`(text: String) async throws {
    let before = try await journal()
    let settings = try matinee.writeSettings(text)
    for command in commands {
      let outcome = try await matinee.run(command)
      #expect(outcome.status == 1 && outcome.output.isEmpty, "\(command)")
      #expect(
        outcome.errorOutput.contains("Matinee can’t read the settings in \(settings.path)."), "\(outcome.errorOutput)")
      #expect(outcome.errorOutput.contains("--profile"), "\(outcome.errorOutput)")
    }
    #expect(try await journal() == before, "The journal is everybody's, and needs no profile.")
    #expect(try await matinee.run(["history", "--profile", "owner"]).output.contains("Nosferatu"))
    #expect(try await matinee.run(["history"], ["MATINEE_PROFILE": "owner"]).output.contains("Nosferatu"))
    #expect(try await matinee.run(["rate", film, "8", "--sample", "--profile", "ann"]).status == 0)
  }

  @Test func `A command shows an error when the server address in the settings is invalid`() async throws {
    _ = try matinee.writeSettings(#"{"matinee": {"profile": "ann", "apiUrl": "nonsense"}}"#)
    let outcome = try await matinee.run(["history"])
    #expect(outcome.status == 1 && outcome.errorOutput.contains("MATINEE_API_URL"), "\(outcome.errorOutput)")
  }

  @Test func `The profiles command marks no current profile when the settings can't be read`() async throws {
    _ = try matinee.writeSettings("{")
    let outcome = try await matinee.run(["profiles"])
    #expect(outcome.status == 0 && outcome.output.contains("ann") && !outcome.output.contains("*"))
    #expect(outcome.errorOutput.contains("can’t read the settings"), "\(outcome.errorOutput)")
  }

  @Test func `Sync reports unreadable settings unless a folder is given`() async throws {
    _ = try matinee.writeSettings("{")
    let outcome = try await matinee.run(["sync"])
    #expect(outcome.status == 1 && outcome.errorOutput.contains("can’t read the settings"), "\(outcome.errorOutput)")
    let shared = matinee.file("shared")
    try FileManager.default.createDirectory(atPath: shared, withIntermediateDirectories: false)
    #expect(try await matinee.run(["sync", shared]).status == 0)
  }

  @Test func `Commands reject an unknown profile in the environment variable`() async throws {
    let before = try await journal()
    for command in commands {
      let outcome = try await matinee.run(command, ["MATINEE_PROFILE": "nobody"])
      #expect(outcome.status == 1 && outcome.output.isEmpty, "\(command)")
      #expect(outcome.errorOutput.contains("There’s no profile named “nobody”"), "\(outcome.errorOutput)")
      #expect(outcome.errorOutput.contains("MATINEE_PROFILE"), "\(outcome.errorOutput)")
    }
    #expect(try await journal() == before)
    let named = try await matinee.run(["history", "--profile", "owner"], ["MATINEE_PROFILE": "nobody"])
    #expect(named.status == 0 && named.output.contains("Nosferatu"))
  }

  @Test func `Offline search finds titles on the current profile's lists only`() async throws {
    #expect(try await matinee.run(["index", "update", "--sample", "--kinds", "people"]).status == 0)
    let search = ["search", "nosferatu", "--offline", "--sample", "--films"]
    #expect(try await matinee.run(search).output.contains("Nosferatu"))
    #expect(try await !matinee.run(search, ["MATINEE_PROFILE": "ann"]).output.contains("Nosferatu"))
  }
}
