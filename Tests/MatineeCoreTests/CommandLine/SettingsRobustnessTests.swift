import Foundation
import Testing
import TitleIdentity
import ToolTestSupport

/// Settings of the wrong type, and a cache that can't be written. The command reports them and continues.
@Suite(.timeLimit(.minutes(5)))
struct SettingsRobustnessTests {
  private let matinee: CommandLineTool

  init() throws { matinee = try CommandLineTool() }

  @Test(arguments: [
    (#"{"tmdb": {"apiKey": 123}}"#, "tmdb.apiKey"), (#"{"tmdb": {"readToken": ["a"]}}"#, "tmdb.readToken"),
    (#"{"matinee": {"workOffline": "maybe"}}"#, "matinee.workOffline"),
    (#"{"matinee": {"language": true}}"#, "matinee.language"),
    (#"{"matinee": {"pictureCacheMegabytes": "much"}}"#, "matinee.pictureCacheMegabytes"),
    (#"{"matinee": {"profile": 7}}"#, "matinee.profile"), (#"{"matinee": 5}"#, "matinee"),
  ])
  func `A setting of the wrong type shows a warning that names its key`(settings: String, key: String) async throws {
    _ = try matinee.writeSettings(settings)
    let outcome = try await matinee.run(["list", "popular"])
    #expect(outcome.status == 0 && !outcome.output.isEmpty)
    #expect(outcome.errorOutput.contains("“\(key)”"), "\(outcome.errorOutput)")
    #expect(!outcome.errorOutput.contains("123"), "It may be a key.")
  }

  @Test(arguments: ["MATINEE_WORK_OFFLINE", "MATINEE_INCLUDE_ADULT", "MATINEE_PICTURE_CACHE_MEGABYTES"])
  func `A variable with an invalid value shows a warning, and an empty one doesn't`(name: String) async throws {
    let outcome = try await matinee.run(["list", "popular"], [name: "maybe"])
    #expect(outcome.status == 0 && !outcome.output.isEmpty)
    #expect(outcome.errorOutput.contains("“\(name)”"), "\(outcome.errorOutput)")
    #expect(try await matinee.run(["list", "popular"], [name: ""]).errorOutput.isEmpty)
  }

  @Test func `Settings of the right type show no warning`() async throws {
    _ = try matinee.writeSettings(
      #"{"tmdb": {}, "other": 5, "matinee": {"workOffline": false, "language": "de", "pictureCacheMegabytes": 64}}"#)
    let outcome = try await matinee.run(["list", "popular"], ["MATINEE_WORK_OFFLINE": "no"])
    #expect(outcome.status == 0 && outcome.errorOutput.isEmpty, "\(outcome.errorOutput)")
  }

  @Test(arguments: [("file", "Not a directory"), ("loop", "Too many levels of symbolic links")])
  func `Commands report an unwritable cache once, with the system's reason`(kind: String, reason: String) async throws {
    let path = matinee.file("blocked-cache")
    if kind == "file" {
      try Data().write(to: URL(filePath: path))
    } else {
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: path)
    }
    for command in [["list", "popular"], ["show", "movie/910000063"], ["rate", "movie/910000063", "8"]] {
      let outcome = try await matinee.run(command + ["--sample"], ["XDG_CACHE_HOME": path])
      #expect(outcome.status == 0 && !outcome.output.isEmpty)
      expectSentence(outcome, reason)
    }
  }

  @Test func `A cache that exceeds the file size limit shows a warning`() async throws {
    let shell = try CommandLineTool("sh", in: URL(filePath: "/bin"))
    let outcome = try await shell.run(
      ["-c", "trap '' XFSZ; ulimit -f 4; exec \"$0\" list popular --sample", matinee.executable.path])
    #expect(outcome.status == 0)
    expectSentence(outcome, "File too large")
  }

  @Test(arguments: [("-n", "12", "64"), ("-v", "400000", "1048576")])
  func `A process limit that is too low shows an error with the required value`(
    option: String, limit: String, least: String
  ) async throws {
    let shell = try CommandLineTool("sh", in: URL(filePath: "/bin"))
    let script = "ulimit \(option) \"$1\"; exec \"$0\" list popular --sample"
    let refused = try await shell.run(["-c", script, matinee.executable.path, limit])
    #expect(refused.status == 1 && refused.output == "")
    #expect(refused.errorOutput.hasPrefix("matinee: Matinee may "), "\(refused.errorOutput)")
    #expect(refused.errorOutput.hasSuffix("Run “ulimit \(option) \(least)” first.\n"), "\(refused.errorOutput)")
    let admitted = try await shell.run(["-c", script, matinee.executable.path, least])
    #expect(admitted.status == 0, "\(admitted.errorOutput)")
  }

  private func expectSentence(_ outcome: CommandLineTool.Outcome, _ reason: String) {
    #expect(
      outcome.errorOutput.components(separatedBy: "Matinee can’t write its cache").count == 2, "\(outcome.errorOutput)")
    #expect(outcome.errorOutput.contains(reason), "\(outcome.errorOutput)")
    for word in ["Error Domain", "UserInfo", "SQLite", "unwritable", "PRAGMA", "answer="] {
      #expect(!outcome.errorOutput.contains(word), "\(outcome.errorOutput)")
    }
  }
}
