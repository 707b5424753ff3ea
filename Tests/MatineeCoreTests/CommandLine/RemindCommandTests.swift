import Foundation
import Testing
import ToolTestSupport

/// `matinee remind`: its output on each stream, and its exit status.
@Suite(.timeLimit(.minutes(5)))
struct RemindCommandTests {
  private let matinee: CommandLineTool

  init() throws { matinee = try CommandLineTool() }

  private func run(_ arguments: String..., environment: [String: String] = [:]) async throws -> CommandLineTool.Outcome
  {
    try await matinee.run(["remind", "--sample"] + arguments, environment)
  }

  /// Asks for a reminder of a series.
  private func remind(of show: Int, on day: String) throws {
    let key = #"{"show":\#(show),"source":"sample","profile":"owner"}"#
    let row = #"[{"key":\#(key),"title":"The Simpsons","episode":"S2 E1 · Bart Gets an F","day":"\#(day)"}]"#
    let file = URL(filePath: matinee.file(".local/share/matinee/reminders.json"))
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(row.utf8).write(to: file)
  }

  @Test func `The remind command does nothing while the daily reminder is off`() async throws {
    let outcome = try await run()
    #expect(outcome.status == 0 && outcome.output.isEmpty)
    #expect(outcome.errorOutput == "matinee: The daily reminder is off. Turn it on in Preferences.\n")
  }

  @Test func `The remind command prints what is new once`() async throws {
    try remind(of: 920_000_043, on: "2026-01-01")
    let first = try await run("--print")
    #expect(first.status == 0 && first.errorOutput.isEmpty)
    #expect(first.output == "The Simpsons S2 E1 is out\nBart Gets an F\n")
    let second = try await run("--print")
    #expect(second.status == 0 && second.output.isEmpty)
  }

  @Test func `Without notifications, the remind command fails, and reports at the next attempt`() async throws {
    try remind(of: 920_000_043, on: "2026-01-01")
    let environment = [
      "MATINEE_DAILY_REMINDER": "true", "MATINEE_REMINDER_TIME": "00:00",
      "DBUS_SESSION_BUS_ADDRESS": "unix:path=/no/bus",
    ]
    for _ in 1...2 {
      let outcome = try await run(environment: environment)
      #expect(outcome.status == 1 && outcome.output.isEmpty)
      #expect(outcome.errorOutput.contains("No program on this desktop shows notifications."))
    }
    #expect(try await run("--print").output.hasPrefix("The Simpsons"))
  }
}
