import Catalogue
import GTK
import Localization
import ScreenFoundation
import TitleIdentity
import TitleIndex

/// The rows for the title index, which allows searching offline: they download, update and remove it.
package final class TitleIndexRows {
  package let group: PreferencesGroup
  private let model: TitleIndexModel
  private let kinds: [(kind: MediaKind, check: CheckButton, row: ActionRow)]
  private let namesCheck = CheckButton()
  private let names: ActionRow
  private let action = Button(label: "")
  private let state: ActionRow
  private let progress = ProgressBar(name: tr("Titles"))
  private let progressRow: PreferencesRow
  private let problem = EntryProblemLabel()
  private let problemRow: PreferencesRow
  private let remove = Button(label: tr("Remove"))
  private let used: ActionRow
  private var text: TitleIndexText?
  private var binding: Binding?
  private var isShowing = false

  package init(_ model: TitleIndexModel) {
    self.model = model
    kinds = MediaKind.allCases.map { kind in
      let check = CheckButton()
      return (kind, check, ActionRow(title: kind.title, control: check, isBefore: true, isActivatable: true))
    }
    names = ActionRow(
      title: tr("Names in Your Languages"), control: namesCheck, isBefore: true, isActivatable: true)
    remove.accessibleLabel = tr("Remove Downloaded Titles")
    state = ActionRow(title: tr("Titles"), control: action)
    used = ActionRow(title: tr("Space Used"), control: remove)
    progress.setMargins(12)
    progressRow = PreferencesRow(progress)
    problemRow = PreferencesRow(problem.widget)
    group = PreferencesGroup(
      title: tr("Offline Search"), [state, progressRow, problemRow] + kinds.map(\.row) + [names, used])
    connect()
    binding = Binding({ [model] in (model.text, model.chosen, model.includesNames, model.isBusy) }) { [weak self] in
      self?.show($0, chosen: $1, includesNames: $2, isBusy: $3)
    }
    model.read()
  }

  /// Focuses the download button once the window is laid out. A widget without a size can't be scrolled to.
  package func focus(in window: Window) {
    Task { [weak self, weak window] in
      // In large text, the first layout isn't final.
      window?.afterNextFrame {
        window?.afterNextFrame {
          self?.group.scrollToTop()
          _ = self?.action.focus()
        }
      }
    }
  }
}

extension TitleIndexRows {
  private func connect() {
    for (kind, check, _) in kinds {
      check.onToggle { [weak self, weak check] in
        guard let self, let check, !isShowing else { return }
        model.choose(kind, check.isActive)
      }
    }
    namesCheck.onToggle { [weak self] in
      guard let self, !isShowing else { return }
      model.chooseNames(namesCheck.isActive)
    }
    action.onClick { [weak self] in
      guard let self, let text else { return }
      text.action == .cancel ? model.cancel() : model.update()
    }
    remove.onClick { [model] in model.remove() }
  }

  private func show(_ text: TitleIndexText, chosen: Set<MediaKind>, includesNames: Bool, isBusy: Bool) {
    isShowing = true
    defer { isShowing = false }
    self.text = text
    for (kind, check, row) in kinds {
      check.isActive = chosen.contains(kind)
      row.isSensitive = !isBusy
      row.subtitle = text.kinds[kind] ?? ""
      check.accessibleDescription = row.subtitle
    }
    namesCheck.isActive = includesNames
    names.isSensitive = !isBusy
    names.isVisible = text.names != nil
    names.subtitle = text.names ?? ""
    namesCheck.accessibleDescription = names.subtitle
    state.subtitle = text.state
    // Setting the label, even to the same text, makes GTK update the accessible name.
    if action.label != text.action.label { action.label = text.action.label }
    action.accessibleLabel = text.action.name
    action.isSensitive = !chosen.isEmpty
    // The focused button describes its effect to screen readers.
    action.accessibleDescription = text.accessibleDescription
    progressRow.isVisible = text.fraction != nil
    progress.fraction = text.fraction ?? 0
    used.subtitle = text.size
    used.isSensitive = !isBusy && text.hasContent
    remove.accessibleDescription = text.size
    problem.show(text.problem, of: nil, among: [])
    problemRow.isVisible = text.problem != nil
  }
}

extension MediaKind {
  /// The title in header capitalization.
  fileprivate var title: String {
    switch self {
    case .movie: tr("Films")
    case .show: tr("Series")
    case .person: tr("People")
    }
  }
}
