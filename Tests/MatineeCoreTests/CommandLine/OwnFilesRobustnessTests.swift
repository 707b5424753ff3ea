import Foundation
import Testing
import ToolTestSupport

/// Commands whose output path is one of Matinee's own files. They refuse, and every file stays as it is.
@Suite(.timeLimit(.minutes(5)))
struct OwnFilesRobustnessTests {
  private let matinee: CommandLineTool
  private let shell: CommandLineTool

  init() async throws {
    matinee = try CommandLineTool()
    shell = try CommandLineTool("sh", in: URL(filePath: "/bin"))
    _ = try matinee.writeSettings(#"{"matinee": {"language": "de"}}"#)
    #expect(try await matinee.run(["rate", "movie/\(film)", "8", "--sample"]).status == 0)
  }

  private let film = 910_000_063
  private var data: String { matinee.file(".local/share/matinee") }

  /// Writes a table with one row that can't be imported.
  private func table() throws -> String {
    let file = matinee.file("diary.csv")
    let text = "Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date\n2026-03-02,,1927,x,3.5,,,2026-03-01\n"
    try Data(text.utf8).write(to: URL(filePath: file))
    return file
  }

  private func bytes(_ path: String) -> Data? { try? Data(contentsOf: URL(filePath: path)) }

  private func number(_ path: String) -> Int? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.systemFileNumber] as? Int
  }

  private func expectRefusal(_ arguments: [String], of path: String, line: Int = #line) async throws {
    // Opening a library writes into its file but never replaces it.
    let before = number(path)
    let outcome = try await matinee.run(arguments)
    let location = SourceLocation(fileID: #fileID, filePath: #filePath, line: line, column: 1)
    #expect(outcome.status == 1 && outcome.output.isEmpty, "\(arguments)", sourceLocation: location)
    #expect(outcome.errorOutput.contains("own files"), "\(arguments): \(outcome.errorOutput)", sourceLocation: location)
    #expect(outcome.errorOutput.contains("another folder"), "\(outcome.errorOutput)", sourceLocation: location)
    #expect(number(path) == before, "\(path) was replaced.", sourceLocation: location)
  }

  @Test(arguments: [
    "library.sqlite", "library.sqlite-shm", "library.sqlite-wal", "library.lock", "library.use", "new.jsonl",
    "./library.sqlite", "../matinee/library.use", "backups", "backups/new.jsonl",
  ])
  func `Export refuses to write to the library's files and folder`(name: String) async throws {
    try FileManager.default.createDirectory(atPath: "\(data)/backups", withIntermediateDirectories: true)
    try await expectRefusal(["export", "--force", "\(data)/\(name)"], of: "\(data)/library.sqlite")
    #expect(try await matinee.run(["export", "-"]).output.contains("\(film)"))
    #expect(bytes("\(data)/new.jsonl") == nil && bytes("\(data)/backups/new.jsonl") == nil)
  }

  @Test func `Export refuses to replace the settings and files in the state and cache folders`() async throws {
    for path in [".config/matinee/settings.json", ".local/state/matinee/recent-searches.json", ".cache/matinee/a"] {
      let file = matinee.file(path)
      try FileManager.default.createDirectory(
        at: URL(filePath: file).deletingLastPathComponent(), withIntermediateDirectories: true)
      if bytes(file) == nil { try Data("{}".utf8).write(to: URL(filePath: file)) }
      try await expectRefusal(["export", "--force", file], of: file)
    }
  }

  @Test(arguments: ["", "/tables"])
  func `CSV export refuses to write to the library's folder`(name: String) async throws {
    try await expectRefusal(["export", "--force", "--format", "csv", data + name], of: "\(data)/library.sqlite")
    #expect(bytes("\(data)\(name)/ratings.csv") == nil)
    #expect(!FileManager.default.fileExists(atPath: "\(data)/tables"))
  }

  @Test func `Export refuses to write to the library through symbolic or hard links`() async throws {
    let manager = FileManager.default
    let library = "\(data)/library.sqlite"
    try manager.createSymbolicLink(atPath: matinee.file("folder"), withDestinationPath: data)
    try manager.createSymbolicLink(atPath: matinee.file("file"), withDestinationPath: library)
    try manager.linkItem(atPath: library, toPath: matinee.file("hard"))
    for name in ["folder/library.sqlite", "folder/new.jsonl", "file", "hard"] {
      try await expectRefusal(["export", "--force", matinee.file(name)], of: library)
    }
    #expect(bytes("\(data)/new.jsonl") == nil)
  }

  @Test func `Export refuses to replace the files of a library that is a symbolic link`() async throws {
    let manager = FileManager.default
    let other = matinee.file("disk")
    try manager.createDirectory(atPath: other, withIntermediateDirectories: false)
    try manager.moveItem(atPath: "\(data)/library.sqlite", toPath: "\(other)/mine.sqlite")
    try manager.createSymbolicLink(atPath: "\(data)/library.sqlite", withDestinationPath: "\(other)/mine.sqlite")
    for name in ["mine.sqlite", "mine.sqlite-wal", "mine.sqlite-shm"] {
      try await expectRefusal(["export", "--force", "\(other)/\(name)"], of: "\(other)/mine.sqlite")
    }
    #expect(try await matinee.run(["export", "--force", "\(other)/export.jsonl"]).status == 0)
  }

  @Test(arguments: ["--yes", "--dry-run"])
  func `Import refuses to write skipped rows to the library's folder`(option: String) async throws {
    let file = "\(data)/skipped.csv"
    let outcome = try await matinee.run(["import", try table(), option, "--sample", "--skipped", file])
    #expect(outcome.status == 1 && outcome.errorOutput.contains("own files"), "\(outcome.errorOutput)")
    #expect(bytes(file) == nil)
  }

  @Test func `Screenshot refuses to replace the library's file`() async throws {
    try await expectRefusal(["--sample", "--screenshot", "\(data)/library.sqlite"], of: "\(data)/library.sqlite")
  }
}
