import AppFoundation
import Foundation
import GTK
import Localization
import ScreenFoundation
import Transfer

/// The preferences rows for the folder shared between the user's devices: its path, the last merge, and errors.
package final class SharedFolderRows {
  package let group: PreferencesGroup
  /// The parent window of the folder dialog.
  package weak var window: Window?
  /// Whether an environment variable sets the folder.
  package var isOverridden = false {
    didSet { show() }
  }

  private let model: SharingModel
  private let texts: TitleTexts
  private let desktop: Desktop
  private let choose = Button(label: tr("Choose…"))
  // Translators: Stops sharing.
  private let stop = Button(label: tr("Stop"))
  private let folderRow: ActionRow
  private let merged: ActionRow
  private let problem = EntryProblemLabel()
  private let problemRow: PreferencesRow
  private var binding: Binding?

  package init(_ model: SharingModel, texts: TitleTexts, desktop: Desktop) {
    self.model = model
    self.texts = texts
    self.desktop = desktop
    folderRow = ActionRow(title: tr("Shared Folder"), control: choose)
    merged = ActionRow(title: tr("Last Sync"), control: stop)
    problemRow = PreferencesRow(problem.widget)
    group = PreferencesGroup(title: tr("Sync"), [folderRow, merged, problemRow])
    group.setExplanation(
      tr(
        """
        Devices that share a folder, for example with Syncthing, Nextcloud or Dropbox, have the same ratings, lists \
        and history.
        """))
    choose.accessibleLabel = tr("Choose Shared Folder")
    stop.accessibleLabel = tr("Stop Sharing")
    choose.onClick { [weak self] in self?.ask() }
    stop.onClick { [weak self] in self?.end() }
    binding = Binding({ [model] in (model.folder, model.state, model.setUpProblem) }) { [weak self] _, _, _ in
      self?.show()
    }
  }
}

extension SharedFolderRows {
  private func ask() {
    Task { [weak self, desktop] in
      guard let path = await desktop.chooseFolder(tr("Choose Shared Folder"), tr("_Share"), self?.window) else {
        return
      }
      self?.model.share(URL(filePath: path, directoryHint: .isDirectory))
    }
  }

  private func end() {
    // The Stop button disappears, so the focus must move first.
    choose.focus()
    model.stop()
  }

  private func show() {
    let folder = model.folder?.path ?? tr("None", context: "shared folder")
    let origin = isOverridden ? tr("Set by {variable}", ["variable": Preference.sharedFolder.variable]) : nil
    folderRow.subtitle = [folder, origin].compactMap(\.self).joined(separator: " · ")
    choose.isSensitive = !isOverridden
    choose.accessibleDescription = folderRow.subtitle
    merged.isVisible = model.folder != nil
    merged.subtitle = model.mergeSummary(texts) ?? (model.state == .starting ? tr("Syncing…") : tr("Not yet"))
    stop.isVisible = !isOverridden
    stop.accessibleDescription = merged.subtitle
    problem.show(model.problem, of: nil, among: [])
    problemRow.isVisible = model.problem != nil
  }
}
