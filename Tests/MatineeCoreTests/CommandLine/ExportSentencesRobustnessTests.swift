import Foundation
import Library
import Testing
import TitleIdentity
import ToolTestSupport

/// Locations that can't be written. The message states the cause and a remedy.
@Suite(.timeLimit(.minutes(5)))
struct ExportSentencesRobustnessTests {
  private let matinee: CommandLineTool

  init() throws { matinee = try CommandLineTool() }

  @Test func `Import doesn't suggest --force when the file for skipped rows exists`() async throws {
    let file = matinee.file("diary.csv")
    let text = "Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date\n2026-03-02,,1927,x,3.5,,,2026-03-01\n"
    try Data(text.utf8).write(to: URL(filePath: file))
    for option in ["--yes", "--dry-run"] {
      let outcome = try await matinee.run(["import", file, option, "--sample", "--skipped", file])
      #expect(outcome.status == 1 && outcome.errorOutput.contains("already"), "\(outcome.errorOutput)")
      #expect(
        !outcome.errorOutput.contains("--force") && outcome.errorOutput.contains("another name"),
        "\(outcome.errorOutput)")
    }
    let export = try await matinee.run(["export", file])
    #expect(export.errorOutput.contains("--force"), "\(export.errorOutput)")
  }

  @Test func `Export treats a link to a folder as a folder`() async throws {
    let (folder, link) = (matinee.file("folder"), matinee.file("link"))
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder)
    for options in [[], ["--force"]] {
      let outcome = try await matinee.run(["export", link] + options)
      #expect(outcome.status == 1 && outcome.errorOutput.contains("“link” is a folder."), "\(outcome.errorOutput)")
    }
  }

  @Test func `Export names the file, not the data folder, when the target folder accepts no files`() async throws {
    let outcome = try await matinee.run(["export", "--force", "/proc/x.jsonl"])
    #expect(
      outcome.status == 1 && outcome.errorOutput.contains("Can’t write “x.jsonl”"), "\(outcome.errorOutput)")
    #expect(!outcome.errorOutput.contains("data folder"), "\(outcome.errorOutput)")
  }

  @Test func `Export shows an error and leaves no file when the file size limit is exceeded`() async throws {
    let library = try Library.inMemory()
    _ = try await library.write(by: .owner) { batch in
      for number in 1...400 {
        let title = TitleReference(.sample, .movie, number, name: "Film \(number)", year: 1979)
        try batch.watch(title, part: .whole, on: .year(2020))
      }
    }
    let journal = matinee.file("journal.jsonl")
    try await library.export(to: URL(filePath: journal))
    #expect(try await matinee.run(["import", journal, "--yes"]).status == 0)
    let shell = try CommandLineTool("sh", in: URL(filePath: "/bin"))
    let home = URL(filePath: matinee.file("x")).deletingLastPathComponent().path
    // 32 KiB are enough to open the library.
    let outcome = try await shell.run(
      [
        "-c", "trap '' XFSZ; ulimit -f 64; \"$0\" export \"$1\"; echo $?", matinee.executable.path,
        matinee.file("a.jsonl"),
      ], ["HOME": home])
    #expect(outcome.output == "1\n")
    #expect(outcome.errorOutput.contains("Can’t write “a.jsonl”: File too large."), "\(outcome.errorOutput)")
    #expect(!FileManager.default.fileExists(atPath: matinee.file("a.jsonl")))
  }
}
