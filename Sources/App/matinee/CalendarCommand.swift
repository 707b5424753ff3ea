import ArgumentParser
import Foundation
import Localization
import MatineeApp
import Planning
import SystemIO
import Transfer

/// The `matinee calendar` command, which writes a calendar file that other apps subscribe to.
struct CalendarCommand: BackgroundCommand {
  static let configuration = CommandConfiguration(
    commandName: "calendar", abstract: tr("Write what airs and comes out to a calendar file."),
    discussion: tr(
      """
      The file is in the iCalendar format. Subscribe to it in GNOME Calendar or Thunderbird, or put it in a folder that \
      your phone syncs, and run the command again to update it. An update keeps the revisions of events that stay the \
      same. Without --output, prints the file.
      """))

  @Option(help: ArgumentHelp(tr("The file to write, such as matinee.ics.")), completion: .file())
  var output: String?

  @Flag(help: ArgumentHelp(tr("Replace a file that isn’t a calendar.")))
  var force = false

  @OptionGroup var profile: ProfileOptions
  @OptionGroup var source: SourceOptions

  func validate() throws {
    if output?.isEmpty == true { throw ValidationError(tr("Specify a file to write.")) }
  }

  /// Writes the calendar and returns the exit code.
  func execute() async -> Int32 {
    await PlanContext.run(source, profile, days: -CalendarFile.daysBack...CalendarFile.daysAhead) { content, today, _ in
      let file = CalendarFile(content, on: today, changed: Date())
      guard let output else {
        return StandardStreams.reportFailure(errorNumber: StandardStreams.print(file.text.utf8)) ? 1 : 0
      }
      return try await write(file, to: URL(argument: output))
    }
  }

  private func write(_ file: CalendarFile, to url: URL) async throws -> Int32 {
    let previous = (try? RegularFile.read(url, limit: maximumBytes)).map { String(decoding: $0, as: UTF8.self) }
    let isCalendar = previous.map { $0.hasPrefix("BEGIN:VCALENDAR") || $0.isEmpty } ?? false
    let text = file.updating(previous ?? "").text
    // A sync service needs no upload if nothing has changed.
    if text == previous { return 0 }
    do throws(ExportError) {
      try await AtomicFileWriter(replaces: isCalendar || force).write(Array(text.utf8), to: url)
      return 0
    } catch {
      guard case .exists(let name) = error else { throw error }
      StandardStreams.printError(
        tr(
          "“{file}” isn’t a calendar file. Choose another name, or add --force to replace it.",
          ["file": TerminalText.line(name, limit: 120)]))
      return 1
    }
  }
}

/// The maximum size of a file whose revisions are read. With 500 series, the file has less than 10 MB.
private let maximumBytes = 50_000_000
