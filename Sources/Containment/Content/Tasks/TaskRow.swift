import GTK

/// A row of things to do: an item, with its group's heading above it where it is the first.
struct TaskRow<Item: TaskListable>: Identifiable, Equatable {
  var item: Item
  /// `nil` for all but the first of a group.
  var heading: String?
  /// Whether it can be moved, which a sign tells.
  var isMovable: Bool

  var id: Item.ID { item.id }
}

extension TaskRow: ItemHolding {
  var heldItem: Any? { item }
}

/// What can be done with an item; its raw value is its name on the accessibility bus, after `task.`.
enum TaskAction: String, CaseIterable {
  case toggle
  case moveUp = "move-up"
  case moveDown = "move-down"
  case rename, remove
}

/// The view of such a row: the box to tick, a small picture, title and detail, and the sign that it can be dragged.
final class TaskRowCell<Item: TaskListable>: ListCell {
  let widget: Widget
  private let heading = Label(wrapping: "", styles: "title-4")
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
    // The row says what they say, and would be read a second time in pieces. GTK forgets this of what is shown anew.
    let head = Box(.vertical, [heading])
    for part in [head, texts] { part.setAccessibleHidden(true) }
    for part in [check, image.widget, handle] { part.verticalAlignment = .center }
    let line = Box(.horizontal, spacing: 12, [check, image.widget, texts, handle])
    line.setMargins(top: 6, bottom: 6, start: 12, end: 12)
    heading.setMargins(top: 12, bottom: 3, start: 12, end: 12)
    handle.addStyle("dim-label")
    check.addStyle("task-check")
    widget = Box(.vertical, [head, line])
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
    // Before the box is ticked, which is then no wish.
    shown = row.item
    check.isActive = row.item.isDone
    check.accessibleLabel = "Done: \(row.item.taskTitle)"
    heading.text = row.heading ?? ""
    heading.isVisible = row.heading != nil
    title.text = row.item.taskTitle
    row.item.isDone ? title.addStyle("dim-label") : title.removeStyle("dim-label")
    detail.text = row.item.taskDetail
    detail.isVisible = !row.item.taskDetail.isEmpty
    image.url = row.item.taskImage
    image.widget.isVisible = row.item.taskImage != nil
    handle.isVisible = row.isMovable
    offerActions()
  }

  func unbind() { image.url = nil }

  func accessibleLabel(for row: TaskRow<Item>) -> String { row.item.taskDescription }

  func accessibleDescription(for row: TaskRow<Item>) -> String? { row.heading }

  func isChecked(for row: TaskRow<Item>) -> Bool? { row.item.isDone }
}

extension TaskRowCell {
  /// A screen reader finds them on the row, which is there once the cell is shown.
  private func offerActions() {
    for (action, known) in known { known.isEnabled = isPossible(action) }
    guard !hasActions, let row = widget.parentWidget else { return }
    hasActions = true
    row.insertActionGroup("task", actions)
    // On the row itself: else GTK's own key for selecting it comes first.
    row.addShortcut("space", isLocal: true) { [weak self] in
      guard let self, let shown else { return false }
      perform(.toggle, shown)
      return true
    }
  }
}
