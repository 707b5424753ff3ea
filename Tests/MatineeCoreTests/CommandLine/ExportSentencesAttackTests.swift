import Foundation
import Library
import Testing
import ToolTestSupport

/// Locations that can't be written. The message states the cause and a remedy.
@Suite(.timeLimit(.minutes(5)))
struct ExportSentencesAttackTests {
  private let matinee: CommandLineTool

  init() throws { matinee = try CommandLineTool() }

  @Test("A table of skipped rows that is there already is not offered to be forced")
  func skippedExists() async throws {
    let file = matinee.file("diary.csv")
    let text = "Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date\n2026-03-02,,1927,x,3.5,,,2026-03-01\n"
    try Data(text.utf8).write(to: URL(filePath: file))
    for option in ["--yes", "--dry-run"] {
      let outcome = try await matinee.run(["import", file, option, "--sample", "--skipped", file])
      #expect(outcome.status == 1 && outcome.words.contains("already"), "\(outcome.words)")
      #expect(!outcome.words.contains("--force") && outcome.words.contains("another name"), "\(outcome.words)")
    }
    let export = try await matinee.run(["export", file])
    #expect(export.words.contains("--force"), "\(export.words)")
  }

  @Test("A link to a folder is a folder")
  func linkToFolder() async throws {
    let (folder, link) = (matinee.file("folder"), matinee.file("link"))
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder)
    for options in [[], ["--force"]] {
      let outcome = try await matinee.run(["export", link] + options)
      #expect(outcome.status == 1 && outcome.words.contains("“link” is a folder."), "\(outcome.words)")
    }
  }

  @Test("A folder that takes no files is named, rather than the library's")
  func folderWithoutFiles() async throws {
    let outcome = try await matinee.run(["export", "--force", "/proc/x.jsonl"])
    #expect(outcome.status == 1 && outcome.words.contains("“x.jsonl” cannot be written"), "\(outcome.words)")
    #expect(!outcome.words.contains("data folder"), "\(outcome.words)")
  }

  @Test("An export that is larger than a file may be says so")
  func fileTooLarge() async throws {
    let library = try Library.inMemory()
    _ = try await library.write(by: .owner) { batch in
      for number in 1...400 {
        let title = TitleReference(.sample, .film, number, name: "Film \(number)", year: 1979)
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
    #expect(outcome.words.contains("“a.jsonl” cannot be written: File too large."), "\(outcome.words)")
    #expect(!FileManager.default.fileExists(atPath: matinee.file("a.jsonl")))
  }
}
