import Foundation
import Library
import Synchronization
import Testing
import TitleIdentity
import ToolTestSupport

/// Standard streams that are closed, full, broken or non-blocking. Commands lose no output and write none to other
/// files.
@Suite(.timeLimit(.minutes(5)))
struct StandardStreamsRobustnessTests {
  private let matinee: CommandLineTool
  private let shell: CommandLineTool

  init() throws {
    matinee = try CommandLineTool()
    shell = try CommandLineTool("sh", in: URL(filePath: "/bin"))
  }

  /// Runs a shell command line in the home folder of `matinee`. `$0` is the program's path.
  private func run(_ line: String) async throws -> CommandLineTool.Outcome {
    try await shell.run(["-c", line, matinee.executable.path], ["HOME": home])
  }

  /// Runs the program with the given file descriptors and the default handling of SIGPIPE, and returns its exit status.
  @concurrent
  private static func status(
    _ executable: String, _ arguments: [String], home: String, output: Int32? = nil, errors: Int32? = nil
  ) async throws -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["--default-signal=PIPE", executable] + arguments
    process.environment = ["HOME": home, "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output.map { FileHandle(fileDescriptor: $0) } ?? .nullDevice
    process.standardError = errors.map { FileHandle(fileDescriptor: $0) } ?? .nullDevice
    return try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = {
        // For a signal, a shell reports 128 plus its number.
        continuation.resume(
          returning: $0.terminationReason == .uncaughtSignal ? 128 + $0.terminationStatus : $0.terminationStatus)
      }
      do { try process.run() } catch { continuation.resume(throwing: error) }
    }
  }

  private var home: String { URL(filePath: matinee.file("x")).deletingLastPathComponent().path }

  /// Writes a journal with this number of films, each with a hostile name.
  private func journal(of count: Int) async throws -> String {
    let library = try Library.inMemory()
    _ = try await library.write(by: .owner) { batch in
      for number in 1...count {
        let title = TitleReference(
          .sample, .movie, number, name: "A\u{85}\u{80}\u{202E}\u{9B}31mB\(number)", year: 1979)
        try batch.watch(title, part: .whole, on: .year(2020))
      }
    }
    let file = matinee.file("journal.jsonl")
    try await library.export(to: URL(filePath: file))
    return file
  }

  @Test func `Output doesn't reach the library's files when the standard streams are closed`() async throws {
    let outcome = try await run(
      """
      "$0" rate movie/910000063 8 --sample > /dev/null
      for COMMAND in lists history profiles "export -"; do "$0" $COMMAND <&- >&- 2>&-; echo "$?"; done
      "$0" rate movie/910000063 9 --sample >&-; echo "$?"
      cat "$HOME/.local/share/matinee/library.use" "$HOME/.local/share/matinee/library.lock"
      """)
    // The history is empty, so nothing of it is lost.
    #expect(outcome.output == "1\n0\n1\n1\n0\n", "\(outcome.errorOutput)")
  }

  @Test(
    arguments: [
      "lists", "history --json", "profiles", "export -", "list popular --sample", "show movie/910000063 --sample",
      "index status", "cache status", "--help", "--version",
    ], [">&-", "1< /dev/null"])
  func `Command that only writes a result fails when standard output is closed or read-only`(
    arguments: String, redirection: String
  ) async throws {
    let outcome = try await run("\"$0\" \(arguments) \(redirection)")
    #expect(outcome.status == 1)
    #expect(
      outcome.errorOutput
        == "matinee: Can’t write the result because standard output is closed. Redirect it to a file or a pipe.\n")
  }

  @Test func `Command that saved a change succeeds when standard output is closed`() async throws {
    let file = try await journal(of: 1)
    let outcome = try await run(
      """
      mkdir "$HOME/shared"
      for COMMAND in "rate movie/910000063 8 --sample" "import \(file) --yes" "sync $HOME/shared --json" undo; do
        "$0" $COMMAND >&-; echo "$?"
      done
      """)
    #expect(outcome.output == "0\n0\n0\n0\n", "\(outcome.errorOutput)")
  }

  @Test func `An export to a non-blocking pipe is complete`() async throws {
    let file = try await journal(of: 400)
    #expect(try await matinee.run(["import", file, "--yes"]).status == 0)
    let whole = try await matinee.run(["export", "-"]).output
    #expect(whole.utf8.count > 65_536)
    let pipe = Pipe()
    let writing = pipe.fileHandleForWriting
    let flags = fcntl(writing.fileDescriptor, F_GETFL)
    #expect(fcntl(writing.fileDescriptor, F_SETFL, flags | O_NONBLOCK) == 0)
    // Nothing reads before the pipe is full.
    #expect(fcntl(writing.fileDescriptor, setPipeSize, 4_096) == 4_096)
    let (path, home) = (matinee.executable.path, home)
    async let ended = Self.status(path, ["export", "-"], home: home, output: writing.fileDescriptor)
    let got = await Self.readOnceFull(pipe)
    #expect(try await ended == 0)
    #expect(got == Data(whole.utf8.prefix(got.count)) && got.count == whole.utf8.count)
  }

  /// Reads from a full pipe until the process closes it. Closes the pipe's writing end in this process first.
  @concurrent
  private static func readOnceFull(_ pipe: Pipe) async -> Data {
    var count: Int32 = 0
    while count < 4_096, ioctl(pipe.fileHandleForReading.fileDescriptor, UInt(FIONREAD), &count) == 0 { sched_yield() }
    try? pipe.fileHandleForWriting.close()
    return (try? pipe.fileHandleForReading.readToEnd()) ?? Data()
  }

  @Test func `Import continues when standard error is a closed pipe`() async throws {
    let file = try await journal(of: 1)
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let status = try await Self.status(
      matinee.executable.path, ["import", file, "--yes"], home: home, errors: pipe.fileHandleForWriting.fileDescriptor)
    #expect(status == 0)
    #expect(try await matinee.run(["history"]).output.split(separator: "\n").count == 1)
  }

  @Test(arguments: ["--help", "--version", "help import"])
  func `Help and version show an error when the output device is full`(arguments: String) async throws {
    let outcome = try await run("\"$0\" \(arguments) > /dev/full")
    #expect(outcome.status == 1 && outcome.errorOutput.contains("Can’t write the result"), "\(outcome.errorOutput)")
  }

  @Test func `Export at a terminal escapes control characters and preserves the content`() async throws {
    let file = try await journal(of: 1)
    #expect(try await matinee.run(["import", file, "--yes"]).status == 0)
    let whole = try await matinee.run(["export", "-"]).output
    #expect(whole.unicodeScalars.contains("\u{85}"), "Elsewhere it is the same, byte for byte.")
    let terminal = try PseudoTerminal()
    #expect(try await matinee.start(["export", "-"], at: terminal).end(within: .seconds(60)).status == 0)
    #expect(await terminal.waitForOutput(#"A\u0085\u0080\u202e\u009b31mB1"#))
    let obeyed = terminal.text.unicodeScalars.filter { (0x7F...0x9F).contains($0.value) || $0 == "\u{202E}" }
    #expect(obeyed.isEmpty)
    let line = try #require(terminal.text.split(separator: "\n").first { $0.contains("31mB1") })
    let same = try #require(whole.split(separator: "\n").first { $0.contains("31mB1") })
    let objects = try [line, same].map {
      try #require(JSONSerialization.jsonObject(with: Data($0.utf8)) as? NSDictionary)
    }
    #expect(objects[0] == objects[1])
  }
}

// F_SETPIPE_SZ (fcntl(2)), which the Glibc module doesn't export.
private let setPipeSize: Int32 = 1_031
