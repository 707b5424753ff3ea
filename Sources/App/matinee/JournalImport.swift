import Foundation
import Library
import MatineeCore
import SystemIO

/// The import of another library's journal or of an earlier export. Known events change nothing.
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
    if namesProfile { StandardStreams.say("A journal says itself whose everything is: --profile does not count.") }
    let foreseen = try await library.importJournal(file, by: profile, dryRun: true)
    let report = JournalReport(foreseen)
    if dryRun { return try StandardStreams.print(report, asJSON: json) }
    StandardStreams.show(report.text() + "\n")
    if foreseen.new > 0 {
      guard yes || Terminal.isThere else {
        StandardStreams.say("Nothing was imported. Give --yes to import it, or --dry-run to see what would change.")
        return 1
      }
      guard yes || Terminal.confirm("Import this?") == true else {
        StandardStreams.say("Nothing was imported.")
        return 1
      }
    } else {
      StandardStreams.say("There is nothing new in it.")
    }
    let merged = foreseen.new > 0 ? try await library.importJournal(file, by: profile) : foreseen
    if json { return try StandardStreams.print(JournalReport(merged), asJSON: true) }
    guard let action = merged.action else { return 0 }
    return StandardStreams.print("\(action)") ? 0 : 1
  }
}
