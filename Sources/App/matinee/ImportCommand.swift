import ArgumentParser
import Catalogue
import Foundation
import Library
import LibraryFormats
import Localization
import MatineeApp
import Synchronization
import SystemIO
import TMDB
import Transfer

/// The `matinee import` command, which imports another app's export or another library’s journal. It shows the changes
/// first.
struct ImportCommand: BackgroundCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: tr("Import data from another app, or another library’s journal."),
    discussion: tr(
      """
      Letterboxd, IMDb, Trakt, TV Time, Netflix, Movary, Simkl, SeriesGuide, Yamtrack, TMDB, and “matinee export”: \
      an archive, a folder or a file. The command prints the changes first, and writes nothing until you \
      agree. To undo the import, run “matinee undo” with the printed ID. Importing the same file again adds nothing.
      """))

  @Argument(help: ArgumentHelp(tr("The file or folder.")), completion: .file())
  var file: String

  @Flag(help: ArgumentHelp(tr("Print the changes without importing anything.")))
  var dryRun = false

  @Flag(help: ArgumentHelp(tr("Import without asking.")))
  var yes = false

  @Flag(help: ArgumentHelp(tr("Use the best match for ambiguous titles.")))
  var bestMatch = false

  @Flag(help: ArgumentHelp(tr("Also import entries that you’ve removed since an earlier import.")))
  var removed = false

  @Option(
    help: ArgumentHelp(
      tr("The CSV file for skipped rows (default: next to FILE)."),
      // Translators: The value of an option in the help, as in “--skipped <file>”.
      valueName: tr("file")))
  var skipped: String?

  @Flag(help: ArgumentHelp(tr("Print one JSON object.")))
  var json = false

  @OptionGroup var options: ImportOptions
  @OptionGroup var profile: ProfileOptions
  @OptionGroup var source: SourceOptions

  func validate() throws {
    if file.isEmpty { throw ValidationError(tr("Specify a file or folder to import.")) }
    if dryRun, yes { throw ValidationError(tr("Use either --dry-run or --yes, not both.")) }
  }

  /// Imports the file and returns the exit code.
  func execute() async -> Int32 {
    await CommandContext.run(source) { context in
      await LibraryContext.run(context) { context, library in
        let owner = try await profile.find(in: library, context)
        guard let result = try read() else {
          return try await JournalImport(
            file: url, profile: owner, dryRun: dryRun, yes: yes, json: json, namesProfile: profile.name != nil
          ).run(library)
        }
        switch await plan(result, context.catalogue(usesSample: source.sample)) {
        case .failure(let stopped): return stopped.code
        case .success(let plan): return try await apply(plan, to: library, by: owner)
        }
      }
    }
  }
}

extension ImportCommand {
  private struct Stopped: Error {
    let code: Int32
  }

  private var url: URL { URL(argument: file) }

  /// Reads the file, or returns `nil` if it is a Matinee journal.
  private func read() throws -> ImportResult? {
    do {
      return try read(ImportArchive(opening: url, passphrase: options.passphrase))
    } catch ImportError.encrypted(let name) {
      guard options.passphrase == nil,
        let given = Terminal.promptForPassphrase(
          tr("Passphrase for “{file}”:", ["file": TerminalText.line(name, limit: 120)]))
      else {
        throw ImportError.encrypted(file: name)
      }
      return try read(ImportArchive(opening: url, passphrase: given))
    }
  }

  /// Reads an archive and answers its questions, until there are none left or a question repeats.
  private func read(_ archive: ImportArchive) throws -> ImportResult? {
    if try archive.format() == .matinee { return nil }
    var answers = ImportAnswers()
    answers.timeZone = .current
    var result = try archive.read(answers: answers)
    var asked: Set<ImportQuestion> = []
    while !result.questions.isEmpty, asked.isDisjoint(with: result.questions) {
      asked.formUnion(result.questions)
      try options.answer(result.questions, into: &answers)
      result = try archive.read(answers: answers)
    }
    return result
  }

  /// Matches the titles. Ctrl+C cancels the import before anything is written.
  private func plan(_ result: ImportResult, _ catalogue: CatalogueDependencies) async -> Result<ImportPlan, Stopped> {
    let made = Mutex<ImportPlan?>(nil)
    let line = ProgressLine()
    let takesBestMatches = bestMatch
    let code = await Interruption.cancelling {
      do throws(TMDBError) {
        let plan = try await ImportPlan(result, by: CatalogueMatcher(catalogue.client, catalogue.guides)) { done, all in
          line.show(tr("Looking up titles: {position} of {count}", ["position": "\(done)", "count": "\(all)"]))
        }
        made.withLock { $0 = takesBestMatches ? plan.takingBestMatches() : plan }
        line.clear()
        return 0
      } catch {
        line.clear()
        let hint = tr("Nothing was imported.")
        return error == .cancelled
          ? StandardStreams.fail(ImportError.cancelled, hint) : StandardStreams.fail(error, hint)
      }
    }
    guard code == 0, let plan = made.withLock(\.self) else { return .failure(Stopped(code: code)) }
    return .success(plan)
  }

  private func apply(_ plan: ImportPlan, to library: Library, by owner: ProfileID) async throws -> Int32 {
    let preview = try await plan.apply(to: library, by: owner, removed: removed, dryRun: true)
    let report = ImportReport(plan, preview)
    if dryRun {
      if let skipped { try await plan.saveUnimported(at: URL(argument: skipped)) }
      return try StandardStreams.print(report, asJSON: json)
    }
    StandardStreams.printErrorText(report.text() + "\n")
    try await saveUnimported(plan)
    guard preview.new > 0 else {
      StandardStreams.printError(tr("There’s nothing new to import."))
      return json ? try StandardStreams.print(report, asJSON: true) : 0
    }
    guard yes || Terminal.confirmsImport() else { return 1 }
    let line = ProgressLine()
    line.show(tr("Importing…"))
    defer { line.clear() }
    let outcome = try await plan.apply(to: library, by: owner, removed: removed)
    line.clear()
    guard let action = outcome.action else { return 0 }
    return json ? StandardStreams.confirm(ImportReport(plan, outcome), action) : StandardStreams.confirm(action)
  }

  /// Saves the skipped entries. It runs before the import, so that nothing is imported if it fails.
  private func saveUnimported(_ plan: ImportPlan) async throws {
    let saved =
      if let skipped {
        try await plan.saveUnimported(at: URL(argument: skipped))
      } else {
        try await plan.saveUnimported(nextTo: url)
      }
    guard let saved else { return }
    StandardStreams.printError(
      tr("The skipped rows are in “{file}”.", ["file": saved.path(percentEncoded: false)]))
  }
}
