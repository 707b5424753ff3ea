import AppFoundation
import Foundation
import GTK
import Library
import Localization
import Planning
import ScreenFoundation

/// The preferences rows for the calendar file: its path, its latest update, and errors.
package final class CalendarFileRows {
  package let group: PreferencesGroup
  /// The parent window of the file dialog.
  package weak var window: Window?
  private let model: CalendarFileModel
  private let texts: TitleTexts
  private let desktop: Desktop
  private let profile: () -> ProfileID
  private let choose = Button(label: tr("Choose…"))
  // Translators: Stops updating the calendar file.
  private let stop = Button(label: tr("Stop", context: "calendar file"))
  private let fileRow: ActionRow
  private let updated: ActionRow
  private let problem = EntryProblemLabel()
  private let problemRow: PreferencesRow
  private var binding: Binding?

  /// - Parameters:
  ///   - isOverridden: Whether an environment variable sets the file.
  ///   - profile: Returns the profile whose calendar a new file contains.
  package init(
    _ model: CalendarFileModel, texts: TitleTexts, desktop: Desktop, isOverridden: Bool = false,
    profile: @escaping () -> ProfileID
  ) {
    (self.model, self.texts, self.desktop, self.profile) = (model, texts, desktop, profile)
    fileRow = ActionRow(title: tr("Calendar File"), control: choose)
    updated = ActionRow(title: tr("Last Update"), control: stop)
    problemRow = PreferencesRow(problem.widget)
    group = PreferencesGroup(title: tr("Calendar"), [fileRow, updated, problemRow])
    group.setExplanation(
      tr(
        """
        Other apps can show what airs and comes out. In GNOME Calendar, add a calendar from this file; in Thunderbird, \
        add a calendar “On the Network” with its location. For your phone, put it in a folder that the phone syncs.
        """))
    choose.accessibleLabel = tr("Choose Calendar File")
    stop.accessibleLabel = tr("Stop Updating Calendar File")
    choose.isSensitive = !isOverridden
    stop.isVisible = !isOverridden
    choose.onClick { [weak self] in self?.ask() }
    stop.onClick { [weak self] in self?.end() }
    binding = Binding({ [model] in (model.setting, model.updated, model.problem) }) { [weak self] _, _, _ in
      self?.show()
    }
  }

  private func ask() {
    Task { [weak self, desktop] in
      guard let path = await desktop.chooseFile(tr("Choose Calendar File"), "matinee.ics", self?.window), let self
      else { return }
      model.choose(URL(filePath: path), for: profile())
    }
  }

  private func end() {
    // The Stop button disappears, so the focus must move first.
    choose.focus()
    model.stop()
  }

  private func show() {
    // Translators: No calendar file is written.
    fileRow.subtitle = model.setting?.file.path ?? tr("Off", context: "calendar file")
    choose.accessibleDescription = fileRow.subtitle
    updated.isVisible = model.setting != nil
    let moment = model.updated.map { texts.moment($0) } ?? tr("Not yet")
    updated.subtitle = moment.prefix(1).uppercased() + moment.dropFirst()
    stop.accessibleDescription = updated.subtitle
    problem.show(model.problem, of: nil, among: [])
    problemRow.isVisible = model.problem != nil
  }
}
