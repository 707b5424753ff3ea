import AppFoundation
import ArgumentParser
import Catalogue
import CommandReports
import Foundation
import Localization
import MatineeApp
import SystemIO
import TMDB
import TitleIdentity
import TitleIndex

/// The `matinee index update` command, which rebuilds the title index. The old one stays in use until the new one is
/// complete.
struct IndexUpdateCommand: BackgroundCommand {
  static let configuration = CommandConfiguration(
    commandName: "update", abstract: tr("Rebuild the title index from TMDB’s daily exports or from files."),
    discussion: tr("Ctrl+C stops the update and keeps the old index. The next update resumes the download."))

  @Option(
    name: .customLong("file"),
    help: ArgumentHelp(
      tr("Read an export from a file, gzipped or not. Matinee detects the kind of its titles. May be repeated."),
      valueName: tr("file")))
  var files: [String] = []

  // Translators: “films”, “series” and “people” are values of an option. Don’t translate them.
  @Option(help: ArgumentHelp(tr("The kinds of titles: films, series and people, separated by commas.")))
  var kinds = KindList.all

  @Flag(
    name: .customLong("no-names"),
    help: ArgumentHelp(tr("Don’t download the names of the most popular titles in your languages.")))
  var omitsNames = false

  @Flag(help: ArgumentHelp(tr("Print the resulting status as one JSON array of objects.")))
  var json = false

  @OptionGroup var source: SourceOptions

  /// Builds the index, prints its status and returns the exit code.
  func execute() async -> Int32 { await Interruption.cancelling { await CommandContext.run(source, update) } }

  private func update(_ context: AppContext) async -> Int32 {
    let line = ProgressLine()
    do {
      let update = context.titleIndexUpdate(
        usesSample: source.sample, pages: omitsNames ? nil : context.catalogue(usesSample: source.sample).pages)
      let show = { @Sendable (step: TitleIndexStep) in line.show(step.line) }
      if files.isEmpty, let names = await update.content().names {
        StandardStreams.printErrorText(names.size.lines(of: kinds.kinds, format: context.locale.formatting))
      }
      let updated =
        files.isEmpty
        ? try await update.fetch(kinds.kinds, report: show)
        : try await update.read(files.map { URL(argument: $0) }, kinds: kinds.kinds, report: show)
      if files.isEmpty { try await update.fetchNames(of: kinds.kinds, report: show) }
      line.clear()
      let report = try await TitleIndexReport(update.index, kinds: updated)
      let code = try StandardStreams.print(report, asJSON: json, confirmsChange: true)
      return report.isSearchable ? code : 1
    } catch {
      line.clear()
      return StandardStreams.fail(error)
    }
  }
}
