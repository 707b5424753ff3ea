import Containment
import GTK
import Localization
import Transfer

/// The view of an import's review: groups of changes, decisions and details above the Import button.
final class ImportReviewView {
  let widget: Widget
  /// Called when the user presses Import.
  var onImport: () -> Void = {}
  /// Called when the user wants to decide ambiguous titles.
  var onDecide: () -> Void = {}
  /// Called when the user wants to save the omitted rows.
  var onSaveUnimported: () -> Void = {}
  /// Called when the user chooses whether to restore removed entries.
  var onRestoreRemoved: (Bool) -> Void = { _ in }
  private let container = Bin()
  private let button = Button(label: tr("Import"))
  private let status = Label(wrapping: "", styles: "dim-label")
  private var ambiguousRecords: ActionRow?
  private var removed: CheckButton?

  init() {
    button.addStyle("suggested-action", "pill")
    button.horizontalAlignment = .center
    status.setAccessibleRole(.status)
    status.justification = .center
    container.expandsVertically = true
    let foot = Box(.vertical, spacing: 9, [status, button])
    foot.setMargins(12)
    widget = Box(.vertical, [container, foot])
    button.onClick { [weak self] in self?.onImport() }
  }

  /// The open decisions or, without any, the Import button.
  var preferredFocus: Widget { ambiguousRecords ?? button }

  /// - Parameters:
  ///   - isCounting: Whether the review is being updated. The previous groups stay visible.
  ///   - restoresRemoved: Whether the user chose to restore removed entries.
  func show(_ review: ImportReview, isCounting: Bool, restoresRemoved: Bool) {
    let hadFocus = container.containsFocus
    let wasRemoved = removed?.containsFocus == true
    button.isSensitive = review.new > 0 && !isCounting
    // Setting the label, even to the same text, makes GTK update the accessible name.
    if button.label != review.button { button.label = review.button }
    status.text = isCounting ? tr("Counting…") : review.new == 0 ? tr("There’s nothing new to import.") : ""
    status.isVisible = !status.text.isEmpty
    if isCounting { return }
    container.child = PreferencesPage(makeGroups(review, restoresRemoved))
    if hadFocus { (wasRemoved ? removed : ambiguousRecords)?.focus() }
  }
}

extension ImportReviewView {
  private func makeGroups(_ review: ImportReview, _ restoresRemoved: Bool) -> [PreferencesGroup] {
    var groups = [PreferencesGroup(title: tr("From {source}", ["source": review.origin]), review.changes.map(\.row))]
    ambiguousRecords = review.ambiguousRecords.map(makeRow)
    if let ambiguousRecords { groups.append(PreferencesGroup(title: tr("Needs Review"), [ambiguousRecords])) }
    if !review.examples.isEmpty {
      groups.append(PreferencesGroup(title: tr("Examples"), review.examples.map { PreferencesRow(detail: $0) }))
    }
    let more =
      makeUnimportedRows(review) + makeRemovedRows(review, restoresRemoved)
      + review.notices.map { PreferencesRow(detail: $0) }
    if !more.isEmpty { groups.append(PreferencesGroup(title: tr("Details"), more)) }
    return groups
  }

  private func makeRow(_ ambiguousRecords: ImportReview.Line) -> ActionRow {
    let row = ActionRow(leadingOn: ambiguousRecords.title)
    row.subtitle = ambiguousRecords.detail
    row.onActivate { [weak self] in self?.onDecide() }
    return row
  }

  /// Makes the row for restoring removed entries. It remains while checked, so that the user can uncheck it.
  private func makeRemovedRows(_ review: ImportReview, _ restoresRemoved: Bool) -> [Widget] {
    removed = nil
    guard review.removed != nil || restoresRemoved else { return [] }
    let check = CheckButton()
    check.isActive = restoresRemoved
    check.onToggle { [weak self, weak check] in self?.onRestoreRemoved(check?.isActive == true) }
    removed = check
    let row = ActionRow(title: tr("Restore Removed Entries"), control: check, isBefore: true, isActivatable: true)
    row.subtitle = review.removed ?? ""
    return [row]
  }

  private func makeUnimportedRows(_ review: ImportReview) -> [Widget] {
    guard let line = review.unimported else { return [] }
    let save = Button(label: tr("Save…"))
    save.accessibleLabel = tr("Save Skipped Rows")
    save.onClick { [weak self] in self?.onSaveUnimported() }
    let row = ActionRow(title: line.title, control: save)
    row.subtitle = line.detail
    return [row]
  }
}

extension ImportReview.Line {
  fileprivate var row: ActionRow { ActionRow(title: title, detail: detail) }
}

extension PreferencesRow {
  /// Creates a row with text only.
  fileprivate convenience init(detail: String) {
    let label = Label(wrapping: detail)
    label.setMargins(12)
    self.init(label)
  }
}
