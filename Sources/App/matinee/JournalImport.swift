import Foundation
import Library
import Localization
import SystemIO
import Transfer

/// The import of another library's journal or of an earlier export. It skips events that the library already has.
struct JournalImport {
  let file: URL
  let profile: ProfileID
  let dryRun: Bool
  let yes: Bool
  let json: Bool
  /// Whether the user gave a profile. It has no effect, because a journal contains the profiles.
  var namesProfile = false

  /// Prints the new events, imports them and returns the exit code.
  func run(_ library: Library) async throws -> Int32 {
    if namesProfile {
      StandardStreams.printError(tr("A journal names the profile of each entry, so --profile has no effect."))
    }
    let preview = try await library.importJournal(file, by: profile, dryRun: true)
    let report = JournalReport(preview)
    if dryRun { return try StandardStreams.print(report, asJSON: json) }
    StandardStreams.printErrorText(report.text() + "\n")
    if preview.new > 0 {
      guard yes || Terminal.confirmsImport() else { return 1 }
    } else {
      StandardStreams.printError(tr("There’s nothing new to import."))
    }
    let merged = preview.new > 0 ? try await library.importJournal(file, by: profile) : preview
    if json {
      let report = JournalReport(merged)
      return preview.new > 0
        ? StandardStreams.confirm(report, merged.action) : try StandardStreams.print(report, asJSON: true)
    }
    return merged.action.map(StandardStreams.confirm) ?? 0
  }
}
