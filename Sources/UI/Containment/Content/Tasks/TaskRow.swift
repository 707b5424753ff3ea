import GTK
import Localization

/// A row of a task list: an item, with the heading of its group if it is the first one.
struct TaskRow<Item: TaskListable>: Identifiable, Equatable {
  var item: Item
  /// The group's heading; `nil` for all items but the first of a group.
  var heading: String?
  /// Whether the item can be moved. If so, the row shows a drag handle.
  var isMovable: Bool

  var id: Item.ID { item.id }
}

extension TaskRow: ItemContaining {
  var containedItem: Item? { item }
}

/// An action for a task. Its name on the accessibility bus is the raw value after `task.`.
enum TaskAction: String, CaseIterable {
  case toggle
  case moveUp = "move-up"
  case moveDown = "move-down"
  case rename, remove
}

/// The view of a task's row: a check box, a small picture, the title, the detail and a drag handle.
final class TaskRowCell<Item: TaskListable>: ListCell {
  let widget: Widget
  private let heading = RowHeading()
  private let check = CheckButton()
  private let image: DownloadImageView
  private let title = Label(wrapping: "", styles: "task-title")
  private let detail = Label(wrapping: "", breaksWords: false, styles: "caption", "dim-label")
  private let handle = Icon("list-drag-handle-symbolic")
  private let actions = ActionGroup()
  private let perform: (TaskAction, Item) -> Void
  private let isPossible: (TaskAction) -> Bool
  private var known: [TaskAction: Action] = [:]
  private var shown: Item?
  private var hasActions = false

  init(
    images: any ImageProviding, perform: @escaping (TaskAction, Item) -> Void,
    isPossible: @escaping (TaskAction) -> Bool
  ) {
    self.perform = perform
    self.isPossible = isPossible
    image = DownloadImageView(images: images, width: 40, height: 60)
    let texts = Box(.vertical, spacing: 2, [title, detail])
    texts.expandsHorizontally = true
    texts.verticalAlignment = .center
    // The row's label contains these texts, so hide them from screen readers. Hide the container around them, because
    // GTK makes a hidden widget accessible again when it is shown.
    texts.setAccessibleHidden(true)
    for part in [check, image.widget, handle] { part.verticalAlignment = .center }
    let line = Box(.horizontal, spacing: 12, [check, image.widget, texts, handle])
    line.setMargins(top: 6, bottom: 6, start: 12, end: 12)
    handle.addStyle("dim-label")
    check.addStyle("task-check")
    let content = Bin(line)
    content.addStyle("row-content")
    widget = Box(.vertical, [heading.widget, content])
    check.onToggle { [weak self] in
      guard let self, let shown, check.isActive != shown.isDone else { return }
      perform(.toggle, shown)
    }
    for action in TaskAction.allCases {
      known[action] = actions.addAction(action.rawValue) { [weak self] in
        if let self, let shown { self.perform(action, shown) }
      }
    }
  }

  func bind(_ row: TaskRow<Item>) {
    // Set the item before the check box, so that the change of the box doesn't count as the user's.
    shown = row.item
    check.isActive = row.item.isDone
    check.accessibleLabel = tr("Done: {title}", ["title": row.item.taskTitle])
    heading.show(row.heading)
    title.text = row.item.taskTitle
    row.item.isDone ? title.addStyle("dim-label") : title.removeStyle("dim-label")
    detail.text = row.item.taskDetail
    detail.isVisible = !row.item.taskDetail.isEmpty
    image.url = row.item.taskImage
    image.widget.isVisible = row.item.taskImage != nil
    handle.isVisible = row.isMovable
    installActions()
  }

  func unbind() { image.url = nil }

  func accessibleLabel(for row: TaskRow<Item>) -> String { row.item.taskDescription }

  func accessibleDescription(for row: TaskRow<Item>) -> String? { row.heading }

  func isChecked(for row: TaskRow<Item>) -> Bool? { row.item.isDone }
}

extension TaskRowCell {
  /// Adds the actions to the row, where screen readers find them. The row exists only once the cell is shown.
  private func installActions() {
    for (action, known) in known { known.isEnabled = isPossible(action) }
    guard !hasActions, let row = widget.parentWidget else { return }
    hasActions = true
    row.insertActionGroup("task", actions)
    // Add the key to the row itself; otherwise, GTK's own key for selecting the row takes precedence.
    row.addShortcut("space", isLocal: true) { [weak self] in
      guard let self, let shown else { return false }
      perform(.toggle, shown)
      return true
    }
  }
}
