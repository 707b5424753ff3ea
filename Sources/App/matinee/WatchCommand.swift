import AppFoundation
import ArgumentParser
import Catalogue
import CommandReports
import Foundation
import Library
import Localization
import SystemIO
import TMDB
import Tracking

/// The `matinee watch` command, which marks a film, a series, a season or an episode as watched, or removes it from the
/// history, and prints the change's ID once it is on disk.
struct WatchCommand: BackgroundCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch", abstract: tr("Mark a film, a series, a season or an episode as watched."),
    discussion: tr(
      """
      For a series or a season, marks the episodes that have aired and that you haven’t watched yet. Specials belong to \
      season 0 only. A film leaves your watchlist.

      Prints an ID for “matinee undo” and, on standard error, what was marked.
      """))

  @OptionGroup var target: TitlePartOptions

  @Option(
    help: ArgumentHelp(tr("A day such as 2026-11-21 or yesterday, a month or a year (default: now).")),
    transform: WatchCommand.date)
  var date: PartialDate?

  @Flag(help: ArgumentHelp(tr("Remove all viewings from your history instead.")))
  var remove = false

  @OptionGroup var profile: ProfileOptions
  @OptionGroup var source: SourceOptions

  func validate() throws {
    if remove, date != nil { throw ValidationError(tr("Specify either --date or --remove.")) }
    if case .person = target.page.page { throw ValidationError(tr("People can’t be watched.")) }
    if case .collection = target.page.page {
      throw ValidationError(tr("Collections can’t be marked as watched. Mark their films instead."))
    }
  }

  /// Saves the change and returns the exit code.
  func execute() async -> Int32 {
    await target.run(source, profile) { title, part, library, owner, catalogue in
      let change = WatchChange(title, part, catalogue.guides)
      let outcome =
        remove
        ? try await change.remove(from: library, by: owner)
        : try await change.mark(on: date ?? PartialDate(Date()), in: library, by: owner)
      return StandardStreams.confirm(outcome.action, [outcome.text])
    }
  }

  /// Parses a date as the app's dialog does, in the user's language or in English.
  private static func date(_ text: String) throws -> PartialDate {
    let locale = UserLocale(environment: ProcessInfo.processInfo.environment).formatting
    switch TypedPlayDate(text, today: .today(), locale: locale) {
    case .date(let date): return date
    case .problem(let sentence): throw ValidationError(sentence)
    }
  }
}
