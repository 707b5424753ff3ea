import AppFoundation
import ArgumentParser
import Catalogue
import CommandReports
import Library
import Localization
import MatineeApp
import Planning
import SystemIO
import TMDB
import Tracking

/// The `matinee next` command, which prints the episodes to watch next, and what airs and comes out in two weeks.
struct NextCommand: BackgroundCommand {
  static let configuration = CommandConfiguration(
    commandName: "next", abstract: tr("Print what to watch next, and what comes up."),
    discussion: tr("Episode guides that aren’t cached are requested from TMDB."))

  @Flag(help: ArgumentHelp(tr("Print one JSON array of objects.")))
  var json = false

  @OptionGroup var profile: ProfileOptions
  @OptionGroup var source: SourceOptions

  /// Prints the plan and returns the exit code.
  func execute() async -> Int32 {
    await PlanContext.run(source, profile, days: -1...ComingEntry.daysAhead) { content, today, _ in
      let report = NextReport(HomePlan(content.planned(on: today), content.releases, on: today))
      if report.plan.continueWatching.isEmpty, report.plan.comingUp.isEmpty, !json {
        StandardStreams.printError(tr("There’s nothing to watch next. Mark an episode of a series as watched first."))
      }
      return try StandardStreams.print(report, asJSON: json)
    }
  }
}

/// The setup shared by the commands that plan.
enum PlanContext {
  /// Opens the library, reads its shows and films, and runs a command, then returns the exit code. Reports missing
  /// guides.
  ///
  /// - Parameter days: The period of the films, in days from today.
  static func run(
    _ source: SourceOptions, _ profile: ProfileOptions, days: ClosedRange<Int>,
    _ body: (PlanReader.Content, DayDate, CatalogueDependencies) async throws -> Int32
  ) async -> Int32 {
    await CommandContext.run(source) { context in
      await LibraryContext.run(context) { context, library in
        let owner = try await profile.find(in: library, context)
        let catalogue = context.catalogue(usesSample: source.sample)
        guard let today = catalogue.format.today else {
          StandardStreams.printError(tr("Matinee can’t read today’s date. Set the clock."))
          return 1
        }
        let reader = PlanReader(library, of: owner, from: TitleSource(catalogue.client.source), catalogue.guides)
        let content = try await reader.read(on: today, days: days)
        if let error = content.error {
          let reason = [error.errorDescription, error.recoverySuggestion].compactMap(\.self).joined(separator: " ")
          StandardStreams.printError(tr("Some series are missing: {reason}", ["reason": reason]))
        }
        return try await body(content, today, catalogue)
      }
    }
  }
}
