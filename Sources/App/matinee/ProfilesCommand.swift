import ArgumentParser
import CommandReports
import Library
import Localization
import MatineeApp
import SystemIO

/// The `matinee profiles` command, which prints the profiles on this device.
struct ProfilesCommand: BackgroundCommand {
  static let configuration = CommandConfiguration(
    commandName: "profiles", abstract: tr("Print the profiles on this device."),
    discussion: tr("A star marks the app’s current profile. Other commands accept a name or an ID as --profile."))

  @Flag(help: ArgumentHelp(tr("Print one JSON array of objects.")))
  var json = false

  /// Prints the profiles and returns the exit code.
  func execute() async -> Int32 {
    await LibraryContext.run { context, library in
      var current: ProfileID?
      do {
        current = try await ProfileOptions.current(in: library, context)
      } catch {
        // The list is still useful: it shows the names to choose from.
        _ = StandardStreams.fail(error)
      }
      let report = try await ProfilesReport(library, watching: current)
      return try StandardStreams.print(report, asJSON: json)
    }
  }
}
