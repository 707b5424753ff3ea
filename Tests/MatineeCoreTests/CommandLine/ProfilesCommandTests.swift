import AppTestSupport
import Foundation
import Library
import Testing
import TitleIdentity
import ToolTestSupport

/// `matinee profiles` and `--profile`, which select the profile that a command works with.
@Suite(.timeLimit(.minutes(5)))
struct ProfilesCommandTests {
  private let matinee: CommandLineTool

  init() async throws {
    matinee = try CommandLineTool()
    let library = try await Library.open(
      in: URL(filePath: matinee.file(".local/share/matinee"), directoryHint: .isDirectory))
    for (id, first, last) in [("ben", "Ben", "Lima"), ("b2", "Ben", "Souza"), ("dora", "Dora", "Ney")] {
      _ = try await library.createProfile(
        ProfileFields(firstName: first, lastName: last, role: "Critic", teams: ["Film Club"]),
        id: ProfileID(rawValue: id))
    }
    let title = TitleReference(.sample, .movie, 1, name: "Nosferatu", year: 1922)
    _ = try await library.add(title, to: .watchlist(of: ProfileID(rawValue: "dora")), by: ProfileID(rawValue: "dora"))
    _ = try await library.watch(title, on: .year(1999), by: ProfileID(rawValue: "ben"))
  }

  @Test func `The profiles command lists all profiles and marks the current one`() async throws {
    let outcome = try await matinee.run(["profiles"])
    #expect(outcome.status == 0 && outcome.errorOutput.isEmpty)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 4 && lines[0].hasPrefix("*  owner  Main Profile"))
    #expect(lines[1].contains("ben") && lines[1].hasSuffix("Ben Lima      Critic · Film Club"), "\(lines)")
    _ = try matinee.writeSettings(#"{"matinee": {"profile": "dora"}}"#)
    let json = try await matinee.run(["profiles", "--json"]).output
    let rows = try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]])
    #expect(rows.filter { $0["watching"] as? Bool == true }.map { $0["id"] as? String } == ["dora"])
  }

  @Test(arguments: ["dora", "Dora", "dora ney", "DORA NEY"])
  func `The profile option accepts an ID or a name, regardless of case`(_ name: String) async throws {
    let outcome = try await matinee.run(["lists", "watchlist", "--profile", name])
    #expect(outcome.status == 0 && outcome.output.contains("Nosferatu"), "\(outcome.errorOutput)")
  }

  @Test func `Commands use the app's current profile by default`() async throws {
    #expect(try await matinee.run(["history"]).output.isEmpty)
    _ = try matinee.writeSettings(#"{"matinee": {"profile": "ben"}}"#)
    #expect(try await matinee.run(["history"]).output.contains("Nosferatu"))
    #expect(try await matinee.run(["history", "--profile", "owner"]).output.isEmpty)
    _ = try matinee.writeSettings(#"{"matinee": {"profile": "gone"}}"#)
    #expect(try await matinee.run(["history"]).status == 0)
  }

  @Test func `An unknown or ambiguous profile name shows an error`() async throws {
    let nobody = try await matinee.run(["history", "--profile", "Zoe"])
    #expect(nobody.status == 1 && nobody.output.isEmpty)
    #expect(
      nobody.errorOutput == "matinee: There’s no profile named “Zoe”. To list all profiles, run “matinee profiles”.\n")
    let two = try await matinee.run(["undo", "--profile", "ben l"])
    #expect(two.status == 1)
    let both = try await matinee.run(["lists", "--profile", "Ben"])
    #expect(both.errorOutput == "matinee: 2 profiles are named “Ben”: ben, b2. Use an ID instead.\n")
  }

  @Test func `Rating and undo apply to the profile in the option`() async throws {
    let list = try await matinee.run(["list", "popular", "--json"]).output
    let rows = try #require(JSONSerialization.jsonObject(with: Data(list.utf8)) as? [[String: Any]])
    let film = try #require(rows.first?["id"] as? Int)
    let rated = try await matinee.run(["rate", "movie/\(film)", "7", "--profile", "b2"])
    #expect(rated.status == 0 && !rated.output.isEmpty, "\(rated.errorOutput)")
    #expect(try await matinee.run(["undo", "--profile", "Dora Ney"]).output != rated.output)
    #expect(try await matinee.run(["undo", "--profile", "b2"]).output == rated.output)
  }

  @Test func `Journal export rejects the profile option`() async throws {
    let outcome = try await matinee.run(["export", matinee.file("a.jsonl"), "--profile", "ben"])
    #expect(outcome.status == 64 && outcome.errorOutput.contains("all profiles"))
  }
}
