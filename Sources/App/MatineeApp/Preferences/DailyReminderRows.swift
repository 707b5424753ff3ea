import AppFoundation
import Foundation
import GTK
import Localization
import Planning

/// The rows for the daily reminder: whether and when it appears, and what must be running.
final class DailyReminderRows {
  let group: PreferencesGroup
  private let model: PreferencesModel
  private let timer: ReminderTimerModel
  private let locale: Locale
  private let reminderSwitch = Switch()
  private let time = MenuButton(label: "", name: tr("Time of Day"))
  private let timeRow: ActionRow
  private var binding: Binding?
  private var isShowing = false

  /// - Parameter makeRow: Makes the row of a preference, which the environment may set.
  init(
    _ model: PreferencesModel, _ timer: ReminderTimerModel, locale: Locale,
    makeRow: (_ title: String, _ control: Widget, _ preference: Preference) -> ActionRow
  ) {
    (self.model, self.timer, self.locale) = (model, timer, locale)
    timeRow = makeRow(tr("Time of Day"), time, .reminderTime)
    group = PreferencesGroup(
      title: tr("Reminders"), [makeRow(tr("Daily Reminder"), reminderSwitch, .dailyReminder), timeRow])
    reminderSwitch.onToggle { [weak self] in
      if let self, !isShowing { self.model.setHasDailyReminder(reminderSwitch.isActive) }
    }
    timer.check()
    binding = Binding({ [model, timer] in (model.preferences, timer.isOn) }) { [weak self] in self?.show($0, $1) }
  }

  private func show(_ preferences: Preferences, _ isTimerOn: Bool?) {
    isShowing = true
    defer { isShowing = false }
    reminderSwitch.isActive = preferences.hasDailyReminder
    timeRow.isVisible = preferences.hasDailyReminder
    time.label = preferences.reminderTime.text(locale)
    let choices = ReminderTime.choices
    time.setItems([
      (choices.contains(preferences.reminderTime) ? choices : [preferences.reminderTime] + choices).map { choice in
        MenuItem(
          choice.text(locale), name: "reminder-\(choice.hour)-\(choice.minute)",
          isOn: choice == preferences.reminderTime
        ) { [weak self] in self?.model.setReminderTime(choice) }
      }
    ])
    group.setExplanation(explanation(isOn: preferences.hasDailyReminder, isTimerOn))
  }

  private func explanation(isOn: Bool, _ isTimerOn: Bool?) -> String {
    let content = tr(
      """
      A notification says once a day what airs of the series that you’re up to date with, and which films on your lists \
      come out.
      """)
    guard isOn, let isTimerOn else { return content }
    let condition =
      isTimerOn
      ? tr("It also appears while Matinee is closed, as long as you’re logged in.")
      : tr(
        """
        It appears only while Matinee is running, because its systemd timer couldn’t be turned on. You can run “matinee \
        remind” regularly instead.
        """)
    return content + " " + condition
  }
}
