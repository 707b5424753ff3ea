import AppFoundation
import ArgumentParser
import Catalogue
import CommandReports
import Foundation
import GTK
import Library
import Localization
import MatineeApp
import Planning
import SystemIO
import TMDB
import Tracking

/// The `matinee remind` command, which shows the daily reminder if it is due, as a timer does every few minutes.
struct RemindCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remind", abstract: tr("Show the daily reminder if it’s due."),
    discussion: tr(
      """
      The reminder says what airs today of series that you’re up to date with, which films on your lists come out, and \
      what has arrived on your services. Turn on Daily Reminder in Preferences first. You can run this command often: \
      nothing is reported twice.

      With --print, prints what’s new at any time of day, and shows no notification.
      """))

  @Flag(help: ArgumentHelp(tr("Print the reminder instead of showing a notification.")))
  var print = false

  @OptionGroup var profile: ProfileOptions
  @OptionGroup var source: SourceOptions

  func run() throws {
    let code = try MainActor.assumeIsolated { try MainLoop.run { await execute() } }
    Glibc.exit(code)
  }

  /// Reports what is due, and returns the exit code.
  @MainActor
  private func execute() async -> Int32 {
    await CommandContext.run(source) { context in
      let settings = context.settings
      guard settings.hasDailyReminder || print else {
        StandardStreams.printError(tr("The daily reminder is off. Turn it on in Preferences."))
        return 0
      }
      context.networkAccess.isAllowed = !settings.worksOffline
      let file = DigestFile(context.folders.digestFile)
      let catalogue = context.catalogue(usesSample: source.sample)
      // The timer runs the command often, and opening the library takes longer than reading the record.
      let usual = DigestFile.Key(settings.lastProfile, TitleSource(catalogue.client.source))
      if !print, profile.name == nil, !file.read(usual).isDue(at: Date(), settings.reminderTime) { return 0 }
      return await LibraryContext.run(context) { context, library in
        let owner = try await profile.find(in: library, context)
        let key = DigestFile.Key(owner, TitleSource(catalogue.client.source))
        let reminder = DailyReminder(file, for: key)
        let reader = context.digestReader(
          library, key, catalogue, RemindersModel(RemindersFile(context.folders.remindersFile)), refreshes: true)
        if print {
          return try await printDigest(reminder, reader)
        }
        return try await show(reminder, reader, key, settings.reminderTime, library)
      }
    }
  }

  private func printDigest(_ reminder: DailyReminder, _ reader: DigestReader) async throws -> Int32 {
    let outcome = try await reminder.report(at: nil, { try await reader.read(on: $0) }) { _ in }
    guard case .reported(let digest) = outcome else { return 0 }
    let text = [digest.title, digest.body].filter { !$0.isEmpty }.joined(separator: "\n") + "\n"
    return StandardStreams.reportFailure(errorNumber: StandardStreams.print(TerminalText.lines(text).utf8)) ? 1 : 0
  }

  @MainActor
  private func show(
    _ reminder: DailyReminder, _ reader: DigestReader, _ key: DigestFile.Key, _ time: ReminderTime, _ library: Library
  ) async throws -> Int32 {
    let sender = Sender()
    let outcome = try await reminder.report(at: time, { try await reader.read(on: $0) }) { digest in
      guard await sender.send(digest, key) else { throw ReminderError.noNotifications }
    }
    guard case .reported = outcome, let shown = sender.sender, shown.receivesActions else { return 0 }
    let names = DigestAction.allCases.map(\.rawValue) + [MatineeApplication.goAction]
    guard let (name, target) = await shown.firstAction(of: names, within: timeToAnswer) else { return 0 }
    switch DigestAction(rawValue: name) {
    case .markWatched:
      if let offer = DigestAction.Target(target)?.offer { _ = try await reminder.markWatched(offer, in: library) }
    case .later: try await reminder.postpone(time)
    case nil: shown.activate(name, target)
    }
    return 0
  }
}

/// Shows a digest as a notification of the app.
@MainActor
private final class Sender {
  private(set) var sender: NotificationSender?

  func send(_ digest: Digest, _ key: DigestFile.Key) -> Bool {
    sender = NotificationSender(for: MatineeApplication.id)
    return sender?.send(DesktopNotification(digest, key), activating: MatineeApplication.goAction) ?? false
  }
}

/// The reason why a reminder can't be shown.
private enum ReminderError: LocalizedError {
  case noNotifications

  var errorDescription: String? { tr("No program on this desktop shows notifications.") }
  var recoverySuggestion: String? { tr("Run “matinee remind --print” to print the reminder instead.") }
}

/// The time during which desktops other than GNOME can report an action.
private let timeToAnswer = Duration.seconds(600)
