import AppFoundation
import Foundation
import GTK
import Localization
import ScreenFoundation
import TMDB
import TitleIdentity
import Tracking

/// Shows a desktop notification for each reminder that is due, at launch and on the day itself.
package final class ReminderNotifications {
  private let reminders: RemindersModel
  private let library: () -> LibraryModel
  private let notify: (DesktopNotification) -> Void
  private var task: Task<Void, Never>?

  /// - Parameters:
  ///   - library: Returns the current library. The reminders of other profiles, and of titles from other sources, wait.
  ///   - notify: Shows a notification.
  package init(
    _ reminders: RemindersModel, library: @escaping () -> LibraryModel, notify: @escaping (DesktopNotification) -> Void
  ) {
    self.reminders = reminders
    self.library = library
    self.notify = notify
  }

  isolated deinit { task?.cancel() }

  /// Starts showing notifications until the object is released.
  ///
  /// - Parameter wait: Waits until the next look at the date.
  package func start(wait: @escaping @Sendable () async throws -> Void = { try await Task.sleep(for: .seconds(1800)) })
  {
    task = Task { [weak self] in
      while !Task.isCancelled {
        if let today = DayDate.today() { await self?.show(dueOn: today) }
        do { try await wait() } catch { return }
      }
    }
  }

  func show(dueOn today: DayDate) async {
    for reminder in await reminders.takeDue(on: today, in: library()) {
      notify(
        DesktopNotification(
          id: "episode-\(reminder.key.show)", title: reminder.title,
          body: tr("{episode} is out", ["episode": reminder.episode]),
          address: TitleDestination(id: .show(reminder.key.show)).address))
    }
  }
}
