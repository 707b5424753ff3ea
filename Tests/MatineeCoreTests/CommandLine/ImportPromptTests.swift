import Foundation
import Library
import Testing
import ToolTestSupport

/// `matinee import` at a terminal: its questions, and the effect of each answer.
@Suite(.timeLimit(.minutes(5)))
struct ImportPromptTests {
  private let matinee: CommandLineTool
  private let terminal: PseudoTerminal

  init() throws {
    matinee = try CommandLineTool()
    terminal = try PseudoTerminal()
  }

  private func ratings() async throws -> Int {
    let folder = URL(filePath: matinee.file(".local/share/matinee"), directoryHint: .isDirectory)
    return try await Library.open(in: folder).ratings(by: .owner).count
  }

  /// Writes a file with a rating of a film from the sample catalogue.
  private func file() async throws -> String {
    let outcome = try await matinee.run(["list", "popular", "--json"])
    let rows = try #require(JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]])
    let (title, date) = (try #require(rows[0]["title"] as? String), try #require(rows[0]["releaseDate"] as? String))
    let text = "Date,Name,Year,Letterboxd URI,Rating\n2026-03-02,\"\(title)\",\(date.prefix(4)),https://boxd.it/f,4\n"
    let file = matinee.file("ratings.csv")
    try Data(text.utf8).write(to: URL(filePath: file))
    return file
  }

  private func ask(_ file: String, _ keys: String...) async throws -> CommandLineTool.Outcome {
    let running = try matinee.start(["import", file], at: terminal)
    for (number, keys) in keys.enumerated() {
      #expect(await terminal.waitForOutput("Import these changes? [y/n] ", times: number + 1), "\(terminal.text)")
      terminal.type(keys)
    }
    return try await running.end(within: .seconds(60))
  }

  @Test func `The prompt repeats after invalid input, and yes imports the file`() async throws {
    let outcome = try await ask(try await file(), "perhaps\n", "Y\n")
    #expect(outcome.status == 0, "\(terminal.text)")
    #expect(terminal.text.contains("ratings  1 new"))
    #expect(try await ratings() == 1)
  }

  @Test(arguments: ["n\n", "\u{4}"])
  func `Answering no or pressing Ctrl-D at the prompt imports nothing`(_ keys: String) async throws {
    let outcome = try await ask(try await file(), keys)
    #expect(outcome.status == 1)
    #expect(terminal.text.hasSuffix("\nmatinee: Nothing was imported.\n"), "\(terminal.text)")
    #expect(try await ratings() == 0)
  }

  @Test func `Pressing Ctrl-C at the prompt imports nothing`() async throws {
    let outcome = try await ask(try await file(), "\u{3}")
    #expect(outcome.status != 0)
    #expect(try await ratings() == 0)
  }

  private func archive() throws -> String {
    let file = matinee.file("export.zip")
    try #require(Data(base64Encoded: EncryptedArchive.base64)).write(to: URL(filePath: file))
    return file
  }

  @Test(arguments: [("sesame", 0), ("open", 1)])
  func `The passphrase prompt hides input and restores the echo`(_ passphrase: String, _ status: Int32) async throws {
    let running = try matinee.start(["import", try archive(), "--dry-run"], at: terminal)
    #expect(await terminal.waitForOutput("Passphrase for “export.zip”: "), "\(terminal.text)")
    #expect(!terminal.echoes)
    terminal.type(passphrase + "\n")
    let outcome = try await running.end(within: .seconds(60))
    #expect(outcome.status == status, "\(terminal.text)")
    #expect(terminal.echoes && !terminal.text.contains(passphrase))
    #expect(terminal.text.contains(status == 0 ? "1 row in 1 file" : "Wrong passphrase"))
  }

  @Test(arguments: ["\u{3}", "\u{4}"])
  func `Cancelling the passphrase prompt restores the echo`(_ keys: String) async throws {
    let running = try matinee.start(["import", try archive(), "--dry-run"], at: terminal)
    #expect(await terminal.waitForOutput("Passphrase for “export.zip”: "), "\(terminal.text)")
    terminal.type(keys)
    let outcome = try await running.end(within: .seconds(60))
    #expect(outcome.status != 0 && terminal.echoes)
  }

  @Test func `Quitting the passphrase prompt with Ctrl-Backslash restores the echo`() async throws {
    let running = try matinee.start(["import", try archive(), "--dry-run"], at: terminal)
    #expect(await terminal.waitForOutput("Passphrase for “export.zip”: "), "\(terminal.text)")
    terminal.type("\u{1C}")
    let outcome = try await running.end(within: .seconds(60))
    #expect(outcome.status != 0 && terminal.echoes)
  }

  @Test(arguments: [SIGUSR1, SIGUSR2, SIGALRM])
  func `A fatal signal at the passphrase prompt restores the echo`(_ number: Int32) async throws {
    let running = try matinee.start(["import", try archive(), "--dry-run"], at: terminal)
    #expect(await terminal.waitForOutput("Passphrase for “export.zip”: "), "\(terminal.text)")
    #expect(terminal.send(number))
    let outcome = try await running.end(within: .seconds(60))
    #expect(outcome.status != 0 && terminal.echoes)
  }

  @Test func `Suspending the passphrase prompt restores the echo until the process continues`() async throws {
    let running = try matinee.start(["import", try archive(), "--dry-run"], at: terminal)
    #expect(await terminal.waitForOutput("Passphrase for “export.zip”: "), "\(terminal.text)")
    terminal.type("\u{1A}")
    #expect(terminal.waitUntilStopped() && terminal.echoes)
    #expect(terminal.send(SIGCONT))
    #expect(terminal.waitForEcho(false))
    terminal.type("sesame\n")
    let outcome = try await running.end(within: .seconds(60))
    #expect(outcome.status == 0 && terminal.echoes, "\(terminal.text)")
    #expect(!terminal.text.contains("sesame"))
  }
}
