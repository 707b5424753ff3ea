import ArgumentParser
import Catalogue
import CommandReports
import Foundation
import Localization
import MatineeApp
import SystemIO
import TitleIdentity
import TitleIndex

/// The `matinee index status` command, which prints the content of the search index.
struct IndexStatusCommand: BackgroundCommand {
  static let configuration = CommandConfiguration(
    commandName: "status", abstract: tr("Print the number of titles in the index, its date and its size."))

  @Flag(help: ArgumentHelp(tr("Print one JSON array of objects.")))
  var json = false

  @OptionGroup var source: SourceOptions

  /// Prints the status and returns the exit code.
  func execute() async -> Int32 {
    await CommandContext.run(source) { context in
      do {
        let index = context.titleIndex(usesSample: source.sample)
        return try StandardStreams.print(
          try await TitleIndexReport(index, kinds: Set(MediaKind.allCases)), asJSON: json)
      } catch {
        return StandardStreams.fail(error)
      }
    }
  }
}

extension AppContext {
  /// Returns the search index for the source in the settings.
  func titleIndex(usesSample: Bool) -> TitleIndex {
    TitleIndex(folder: folders.titleIndex(ExportSource(settings: settings, usesSample: usesSample)))
  }
}
