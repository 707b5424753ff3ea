import ArgumentParser
import CommandReports
import Library
import Localization
import MatineeApp
import SystemIO

/// The `matinee history` command, which prints the titles that the user has watched.
struct HistoryCommand: BackgroundCommand {
  static let configuration = CommandConfiguration(
    commandName: "history", abstract: tr("Print your history, newest first."),
    discussion: tr("Prints dates as precisely as they’re known."))

  @Option(help: ArgumentHelp(tr("The maximum number of entries, 1 to 1000000.")))
  var limit = 20

  @Flag(help: ArgumentHelp(tr("Print one JSON array of objects.")))
  var json = false

  @OptionGroup var profile: ProfileOptions

  func validate() throws {
    guard (1...1_000_000).contains(limit) else {
      throw ValidationError(tr("--limit takes a number from 1 to 1000000."))
    }
  }

  /// Prints the history and returns the exit code.
  func execute() async -> Int32 {
    await LibraryContext.run { context, library in
      let owner = try await profile.find(in: library, context)
      let report = try await HistoryReport(library, of: owner, limit: limit)
      if report.plays.isEmpty, !json { StandardStreams.printError(tr("You haven’t watched anything yet.")) }
      return try StandardStreams.print(report, asJSON: json)
    }
  }
}
