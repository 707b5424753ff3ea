import Foundation
import Library
import Testing
import TitleIdentity
import ToolTestSupport

/// Commands on a library that can't be read or written. They report it, change nothing, and show everything readable.
@Suite(.timeLimit(.minutes(5)))
struct LibraryCommandRobustnessTests {
  private let matinee: CommandLineTool

  init() throws { matinee = try CommandLineTool() }

  private var folder: URL { URL(filePath: matinee.file(".local/share/matinee"), directoryHint: .isDirectory) }
  private var file: URL { folder.appending(path: "library.sqlite") }

  /// Imports five ratings and five plays with the command, which closes the library before it exits.
  private func fill() async throws {
    let library = try Library.inMemory()
    for number in 1...5 {
      let film = TitleReference(.sample, .movie, number, name: "Film \(number)", year: 1979)
      try await library.rate(film, try #require(Score(stars: 8)), by: .owner)
      try await library.watch(film, on: .year(2024), by: .owner)
    }
    let journal = matinee.file("journal.jsonl")
    try await library.export(to: URL(filePath: journal))
    #expect(try await matinee.run(["import", journal, "--yes"]).status == 0)
  }

  /// Runs a program. `$MATINEE` is the command's path, and `$DATA` is the library's folder.
  private func run(_ program: String, _ arguments: [String]) async throws -> CommandLineTool.Outcome {
    let url = URL(filePath: program)
    let tool = try CommandLineTool(url.lastPathComponent, in: url.deletingLastPathComponent())
    return try await tool.run(
      arguments,
      [
        "HOME": URL(filePath: matinee.file("home")).deletingLastPathComponent().path,
        "MATINEE": matinee.executable.path, "DATA": folder.path,
        "PATH": "/usr/sbin:/usr/bin:/sbin:/bin",
      ])
  }

  /// Runs a command without root's privileges, which would allow reading every file.
  private func runUnprivileged(_ arguments: String...) async throws -> CommandLineTool.Outcome {
    let command = [matinee.executable.path] + arguments
    guard getuid() == 0 else { return try await run(command[0], Array(command.dropFirst())) }
    return try await run(
      "/usr/bin/setpriv", ["--inh-caps=-all", "--bounding-set=-dac_override,-dac_read_search"] + command)
  }

  /// Runs a script with a small disk mounted at the library's folder. A copy of the library is in `$HOME/saved`.
  private func runOnDisk(size: String, _ script: String) async throws -> CommandLineTool.Outcome {
    try await run(
      "/usr/bin/unshare",
      [
        "--map-root-user", "--mount", "/bin/sh", "-c",
        """
        cp -r "$DATA" "$HOME/saved" && mount -t tmpfs -o size=\(size) tmpfs "$DATA" && cp -r "$HOME/saved/." "$DATA"
        \(script)
        """,
      ])
  }

  private func lines(of outcome: CommandLineTool.Outcome) -> [String] {
    outcome.output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// Whether the system lets this process mount a disk that only its children see.
  private static func hasNamespaces() async throws -> Bool {
    let unshare = try CommandLineTool("unshare", in: URL(filePath: "/usr/bin"))
    return try await unshare.run(["--map-root-user", "--mount", "true"]).status == 0
  }

  @Test func `Export reports a library without read permission and leaves it unchanged`() async throws {
    try await fill()
    let before = try Data(contentsOf: file)
    chmod(file.path, 0)
    let export = try await runUnprivileged("export", "-")
    chmod(file.path, 0o600)
    #expect(export.status == 1 && export.output == "")
    #expect(export.errorOutput.hasPrefix("matinee: You don’t have permission to read your library at \(file.path)."))
    #expect(try Data(contentsOf: file) == before)
    #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "set-aside").path))
    #expect(try await runUnprivileged("export", "-").output.split(separator: "\n").count == 11)
  }

  @Test func `Commands report an unreadable library folder instead of showing an empty library`() async throws {
    try await fill()
    chmod(folder.path, 0)
    let history = try await runUnprivileged("history")
    let search = try await runUnprivileged("search", "film", "--offline", "--sample")
    chmod(folder.path, 0o700)
    #expect(history.status == 1 && history.errorOutput.contains("You don’t have permission to read your library"))
    let sentences = search.errorOutput.ranges(of: "Matinee couldn’t search your library: You don’t have permission")
    #expect(sentences.count == 1, "\(search.errorOutput)")
  }

  @Test func `A command closes the library and removes its write-ahead log`() async throws {
    try await fill()
    #expect(try await matinee.run(["undo"]).status == 0)
    #expect(try await matinee.run(["history"]).status == 0)
    #expect(!FileManager.default.fileExists(atPath: file.path + "-wal"))
  }

  @Test(.enabled { try await hasNamespaces() })
  func `A library on a full disk is read-only until space is freed`() async throws {
    try await fill()
    let outcome = try await runOnDisk(
      size: "1m",
      """
      rm -f "$DATA"/library.use
      cat /dev/zero > "$DATA/filler" 2>/dev/null
      "$MATINEE" history | wc -l
      "$MATINEE" export - | wc -l
      "$MATINEE" undo; echo "undo: $?"
      rm "$DATA/filler"
      "$MATINEE" undo > /dev/null; echo "undo: $?"
      """)
    #expect(lines(of: outcome) == ["5", "11", "undo: 1", "undo: 0"], "\(outcome.errorOutput)")
    let sentence = "The disk is full. You can read your library, but changes can’t be saved until you free some space."
    #expect(outcome.errorOutput.components(separatedBy: sentence).count == 4, "\(outcome.errorOutput)")
  }

  @Test(.enabled { try await hasNamespaces() })
  func `A library on a read-only disk can be read and exported, but not changed`() async throws {
    try await fill()
    let outcome = try await runOnDisk(
      size: "4m",
      """
      mount -o remount,ro "$DATA"
      "$MATINEE" history | wc -l
      "$MATINEE" lists > /dev/null; echo "lists: $?"
      "$MATINEE" profiles > /dev/null; echo "profiles: $?"
      "$MATINEE" export "$HOME/copy.jsonl"; echo "export: $?"
      "$MATINEE" undo; echo "undo: $?"
      "$MATINEE" watch movie/910000103 --sample; echo "watch: $?"
      "$MATINEE" watchlist add movie/910000103 --sample; echo "watchlist: $?"
      """)
    #expect(
      lines(of: outcome) == ["5", "lists: 0", "profiles: 0", "export: 0", "undo: 1", "watch: 1", "watchlist: 1"],
      "\(outcome.errorOutput)")
    #expect(outcome.errorOutput.contains("Your library’s folder is read-only."))
  }

  @Test func `Export fails with an error when a damaged event is missing from it`() async throws {
    try await fill()
    var bytes = try Data(contentsOf: file)
    let score = try #require(bytes.range(of: Data(#""score":"8""#.utf8)))
    bytes[score.upperBound - 2] = UInt8(ascii: "9")
    try bytes.write(to: file)
    let export = try await matinee.run(["export", "-"])
    #expect(export.status == 1 && export.output.split(separator: "\n").count == 10)
    #expect(
      export.errorOutput.contains(
        "A disk error affected 1 change in your library. Matinee couldn’t restore 1 change"))
  }

  @Test func `The history command rejects a pipe in place of the library`() async throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    #expect(mkfifo(file.path, 0o600) == 0)
    let history = try await matinee.run(["history"])
    #expect(history.status == 1 && history.errorOutput.contains("\(file.path) isn’t a regular file"))
  }
}
