import Containment
import GTK
import MatineeCore

/// The page that reviews an import: its changes, the open decisions, and the Import button.
final class ImportReviewController: ViewController {
  /// Called when the user wants to decide ambiguous titles.
  var onDecide: () -> Void = {}
  /// Called when the user wants to save the omitted rows.
  var onSaveUnimported: () -> Void = {}
  private let model: ImportModel
  private let container = Bin()
  private let button = Button(label: "Import")
  private let status = Label(wrapping: "", styles: "dim-label")
  private var doubts: ActionRow?
  private var removed: CheckButton?
  private var binding: Binding?

  init(_ model: ImportModel) {
    self.model = model
    super.init()
  }

  override func loadView() {
    button.addStyle("suggested-action", "pill")
    button.horizontalAlignment = .center
    button.onClick { [model] in model.write() }
    status.setAccessibleRole(.status)
    status.justification = .center
    container.expandsVertically = true
    let foot = Box(.vertical, spacing: 9, [status, button])
    foot.setMargins(12)
    view = Box(.vertical, [container, foot])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    binding = Binding({ [model] in (model.review, model.isCounting) }) { [weak self] review, isCounting in
      if let review { self?.show(review, isCounting: isCounting) }
    }
  }

  /// The open decisions or, without any, the Import button.
  override var preferredFocus: Widget { doubts ?? button }
}

extension ImportReviewController {
  private func show(_ review: ImportReview, isCounting: Bool) {
    let hadFocus = container.containsFocus
    let wasRemoved = removed?.containsFocus == true
    button.isSensitive = review.new > 0 && !isCounting
    // Setting the label, even to the same text, makes GTK update the accessible name.
    if button.label != review.button { button.label = review.button }
    status.text = isCounting ? "Counting…" : review.new == 0 ? "There is nothing new to import." : ""
    status.isVisible = !status.text.isEmpty
    if isCounting { return }
    container.child = PreferencesPage(makeGroups(review))
    if hadFocus { (wasRemoved ? removed : doubts)?.focus() }
  }

  private func makeGroups(_ review: ImportReview) -> [PreferencesGroup] {
    var groups = [PreferencesGroup(title: "From \(review.origin)", review.changes.map(\.row))]
    doubts = review.doubts.map(makeRow)
    if let doubts { groups.append(PreferencesGroup(title: "Needs Review", [doubts])) }
    if !review.examples.isEmpty {
      groups.append(PreferencesGroup(title: "Examples", review.examples.map { PreferencesRow(detail: $0) }))
    }
    let more = makeUnimportedRows(review) + makeRemovedRows(review) + review.notices.map { PreferencesRow(detail: $0) }
    if !more.isEmpty { groups.append(PreferencesGroup(title: "Details", more)) }
    return groups
  }

  private func makeRow(_ doubts: ImportReview.Line) -> ActionRow {
    let row = ActionRow(leadingOn: doubts.title)
    row.subtitle = doubts.detail
    row.onActivate { [weak self] in self?.onDecide() }
    return row
  }

  /// Makes the row for restoring removed entries. It remains while checked, so that the user can uncheck it.
  private func makeRemovedRows(_ review: ImportReview) -> [Widget] {
    removed = nil
    guard review.removed != nil || model.restoresRemoved else { return [] }
    let check = CheckButton()
    check.isActive = model.restoresRemoved
    check.onToggle { [model, weak check] in model.restoresRemoved = check?.isActive == true }
    removed = check
    let row = ActionRow(title: "Restore Removed Entries", control: check, isBefore: true, isActivatable: true)
    row.subtitle = review.removed ?? ""
    return [row]
  }

  private func makeUnimportedRows(_ review: ImportReview) -> [Widget] {
    guard let detail = review.unimported else { return [] }
    let save = Button(label: "Save…")
    save.accessibleLabel = "Save Skipped Rows"
    save.onClick { [weak self] in self?.onSaveUnimported() }
    return [ActionRow(title: detail, control: save)]
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
