import AppFoundation
import Containment
import Foundation
import GTK
import Library
import Localization
import Planning
import TMDB
import TitleIdentity
import Tracking
import TrackingUI
import Transfer

/// Reminders: the daily reminder while the app runs, the actions of its notification, and the offer to turn it on.
extension MatineeApplication {
  func makeReminderNotifications() -> ReminderNotifications {
    ReminderNotifications(
      reminders, library: { [unowned self] in session.library },
      notify: { [application] in application.show($0, activating: Self.goAction) },
      reportDigest: { [weak self] in await self?.reportDigest() ?? false })
  }

  /// Shows the daily reminder if it is due. Returns whether the user has turned it on.
  private func reportDigest() async -> Bool {
    let settings = context.settings
    guard settings.hasDailyReminder else { return false }
    guard !session.isGuest, let library = try? await session.library.library() else { return true }
    let key = DigestFile.Key(session.library.profile, session.library.source)
    let reminder = dailyReminder(of: key)
    let reader = context.digestReader(library, key, catalogue, reminders, refreshes: false)
    // If the record can't be saved, or the library can't be read, the next attempt is in a few minutes.
    _ = try? await reminder.report(at: settings.reminderTime, { try await reader.read(on: $0) }) { [weak self] digest in
      await self?.application.show(DesktopNotification(digest, key), activating: Self.goAction)
    }
    if let today = DayDate.today() {
      await reminders.remove(reminder.finished(await reminders.due(on: today, in: session.library)))
    }
    return true
  }

  private func dailyReminder(of key: DigestFile.Key) -> DailyReminder {
    DailyReminder(DigestFile(context.folders.digestFile), for: key)
  }
}

/// The actions of the notification. If the app was closed, D-Bus has started it, and it ends after the action.
extension MatineeApplication {
  func addReminderActions() {
    for action in DigestAction.allCases {
      application.addAction(action.rawValue) { [weak self] (target: String) in
        // Any program can send a target, so it is untrusted input.
        DigestAction.Target(target).map { self?.perform(action, $0) }
      }
    }
  }

  private func perform(_ action: DigestAction, _ target: DigestAction.Target) {
    library.begin { [weak self, library] in
      guard let self else { return }
      let reminder = dailyReminder(of: target.key)
      do {
        switch action {
        case .markWatched: _ = try await reminder.markWatched(target.offer, in: try await library.library())
        case .later: try await reminder.postpone(context.settings.reminderTime)
        }
      } catch {
        report((error as? LibraryError)?.sentence ?? error.localizedDescription)
      }
    }
  }

  private func report(_ sentence: String) {
    if let mainWindow { mainWindow.coordinator.controller.notify(sentence) } else { Self.printError(sentence) }
  }
}

/// The offer to turn on the daily reminder, which appears only once.
extension MatineeApplication {
  /// Offers the daily reminder when the user has watched an episode.
  func askAboutReminder() {
    let record = NoticeRecord(context.folders.reminderOfferRecord)
    guard !context.settings.hasDailyReminder, context.environment[Preference.dailyReminder.variable] == nil,
      !record.exists
    else { return }
    Task { [weak self] in
      guard let changes = try? await self?.library.library().titleChanges() else { return }
      for await change in changes {
        guard let self else { return }
        guard case .titles(let titles) = change else { continue }
        guard !context.settings.hasDailyReminder else { return }
        guard !session.isGuest, await session.library.hasBegun(anyOf: titles) else { continue }
        // The message about the episode, which has an Undo button, remains until then.
        try? await Task.sleep(for: pauseBeforeOffer)
        // An offer that can't be recorded would appear again and again.
        guard mainWindow != nil, !context.settings.hasDailyReminder, record.write() else { return }
        return offerReminder()
      }
    }
  }

  private func offerReminder() {
    mainWindow?.coordinator.controller.notify(
      tr("Get one reminder a day of what airs and comes out"),
      button: NoticeButton(tr("Turn On"), hint: tr("You can also turn on Daily Reminder in Preferences.")) {
        [weak self] in self?.turnOnReminder()
      })
  }

  private func turnOnReminder() {
    var preferences = Preferences()
    preferences.hasDailyReminder = true
    Task { [file = SettingsFile(context.folders.settingsFile), preferences, weak self] in
      do throws(SettingsError) {
        try await file.save(.dailyReminder, of: preferences)
      } catch {
        self?.report(error.localizedDescription)
        return
      }
      guard let self else { return }
      context.settings.hasDailyReminder = true
      reminderTimer.set(true)
      await reminderTimer.finish()
      let time = context.settings.reminderTime.text(context.locale.formatting)
      report(
        reminderTimer.isOn == true
          ? tr("You’ll be reminded every day at {time}", ["time": time])
          : tr("You’ll be reminded every day at {time} while Matinee is running", ["time": time]))
    }
  }
}

extension LibraryModel {
  /// Returns whether any of some titles is a series of which the profile watched an episode.
  fileprivate func hasBegun(anyOf titles: Set<TitleReference.Key>) async -> Bool {
    guard titles.contains(where: { $0.kind == .show }), let opened = try? await library() else { return false }
    return (try? await opened.startedShows(titles, of: profile).isEmpty) == false
  }
}

extension Folders {
  /// The file that records that the daily reminder was offered.
  fileprivate var reminderOfferRecord: URL { state.appending(path: "reminder-offered") }
}

private let pauseBeforeOffer = Duration.seconds(12)
