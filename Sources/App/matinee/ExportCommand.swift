import ArgumentParser
import Foundation
import Library
import Localization
import MatineeApp
import Synchronization
import SystemIO
import Transfer

/// The `matinee export` command, which writes the user's data in Matinee's format or in those of other apps.
struct ExportCommand: BackgroundCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: tr("Write your ratings, history and lists to files."),
    // Translators: “jsonl”, “csv” and “letterboxd” are values of an option. Don’t translate them.
    discussion: tr(
      """
      jsonl: the whole journal, as one file that “matinee import” merges with any other library. csv: a folder with \
      ratings.csv, history.csv and lists.csv, for spreadsheets. letterboxd: a folder with files for Letterboxd’s import.
      """))

  @Argument(
    help: ArgumentHelp(tr("The file to write, or the folder for csv and letterboxd; - for standard output.")),
    completion: .file())
  var file: String

  @Option(help: ArgumentHelp(tr("jsonl, csv or letterboxd.")))
  var format = ExportFormat.jsonl

  @Flag(help: ArgumentHelp(tr("Replace existing files.")))
  var force = false

  @OptionGroup var profile: ProfileOptions

  func validate() throws {
    if file.isEmpty { throw ValidationError(tr("Specify a file to write.")) }
    if file == "-", format != .jsonl {
      throw ValidationError(tr("Only --format jsonl can write to standard output. Specify a folder."))
    }
    if format == .jsonl, profile.name != nil {
      throw ValidationError(tr("The journal contains all profiles. Use --profile with --format csv or letterboxd."))
    }
  }

  /// Writes the export and returns the exit code.
  func execute() async -> Int32 {
    await LibraryContext.run { context, library in
      do {
        let code = try await export(library, context)
        // An export of incomplete data counts as a failure.
        return library.recovery.map(\.lostEvents) ?? 0 > 0 ? 1 : code
      } catch let error as ExportError {
        guard case .exists = error, let sentence = error.errorDescription else { throw error }
        let hint = tr("Choose another name, or add --force to replace it.")
        StandardStreams.printError("\(sentence) \(hint)")
        return 1
      }
    }
  }
}

/// The values of `--format`.
enum ExportFormat: String, ExpressibleByArgument, CaseIterable {
  case jsonl, csv, letterboxd
}

extension ExportCommand {
  private func export(_ library: Library, _ context: AppContext) async throws -> Int32 {
    // The journal contains all profiles, so no profile is needed.
    if format == .jsonl { return try await exportJournal(of: library) }
    let owner = try await profile.find(in: library, context)
    return try await write(format == .csv ? .tables(library, of: owner) : .letterboxd(library, of: owner))
  }

  private func exportJournal(of library: Library) async throws -> Int32 {
    let line = ProgressLine()
    line.show(tr("Exporting the journal…"))
    defer { line.clear() }
    if file == "-" { return try await exportToStandardOutput(library) }
    try await AtomicFileWriter(replaces: force).write(journalOf: library, to: URL(argument: file))
    return 0
  }

  private func exportToStandardOutput(_ library: Library) async throws -> Int32 {
    let failure = Mutex<Int32>(0)
    let write = { @Sendable (piece: Data) throws in
      let number = StandardStreams.print(jsonLines: piece)
      failure.withLock { $0 = number }
      if number != 0 { throw LibraryError.cancelled }
    }
    do {
      try await library.export(write)
    } catch {
      guard error == .cancelled else { throw error }
      return StandardStreams.reportFailure(errorNumber: failure.withLock(\.self)) ? 1 : 0
    }
    return 0
  }

  private func write(_ export: LibraryExport) async throws -> Int32 {
    guard !export.files.isEmpty else {
      StandardStreams.printError(tr("There’s nothing to export."))
      return 1
    }
    try await AtomicFileWriter(replaces: force).write(
      export.files, into: URL(argument: file, directoryHint: .isDirectory), replacing: LibraryExport.isPart)
    for notice in export.notices { StandardStreams.printError(notice) }
    return 0
  }
}
