import GTK

/// The rows of a task list, open tasks above completed ones. The keyboard focus follows changes to the tasks.
final class TaskListView<Item: TaskListable> {
  let widget: ScrolledWindow
  let list: ListView<TaskRow<Item>>
  private(set) var order = TaskOrder<Item>([])
  private let model = ListModel<TaskRow<Item>>()

  init(makeCell: @escaping () -> TaskRowCell<Item>) {
    list = ListView(model) { makeCell() }
    list.addStyle("rows", "headed-rows")
    widget = ScrolledWindow(rows: list)
  }

  /// The position of the row with the keyboard focus.
  var focusedPosition: Int? { list.focusedRow.flatMap(position) }

  /// Returns the position of the item in a row.
  func position(of row: Widget) -> Int? { (row.shownItem as? TaskRow<Item>).flatMap { order.position(of: $0.id) } }

  /// Updates the rows that changed. If the focused row is removed, the next row at its position takes the focus.
  ///
  /// - Parameter moved: The item that the user has moved by keyboard; it takes the focus at its new position.
  /// - Returns: The new position of `moved`; `nil` if it hasn't moved yet.
  func show(_ items: [Item], headings: TaskHeadings, isMovable: Bool, moved: Item.ID?) -> Int? {
    let previous = order
    let focused = focusedPosition
    order = TaskOrder(items)
    model.update(
      to: order.items.enumerated().map { position, item in
        let heading = position == order.openCount ? headings.done : position == 0 ? headings.open : nil
        return TaskRow(item: item, heading: heading, isMovable: isMovable)
      })
    // In GTK 4.8, Tab moves the focus into an empty scrolled window, where it is lost.
    widget.canContainFocus = model.count > 0
    return focused.flatMap { restoreFocus(from: $0, in: previous, moved: moved) }
  }

  /// Updates all rows, although their items are the same.
  func refresh() { model.notifyAllItems() }

  /// Returns the gap between rows that is nearest to a vertical position.
  func gap(at y: Double) -> (row: Widget, isBefore: Bool, position: Int)? {
    guard let row = list.row(at: y), let position = position(of: row), let bounds = row.bounds(in: list) else {
      return nil
    }
    let isBefore = y < bounds.centerY
    return (row, isBefore, isBefore ? position : position + 1)
  }

  private func restoreFocus(from position: Int, in previous: TaskOrder<Item>, moved: Item.ID?) -> Int? {
    guard !order.items.isEmpty else { return nil }
    if let moved, let newPosition = order.position(of: moved) {
      guard previous.position(of: moved) != newPosition else { return nil }
      list.focusRow(at: newPosition)
      return newPosition
    }
    let item = previous.items[position]
    guard order.position(of: item.id) != position else { return nil }
    let isGone = !order.items.contains { $0.id == item.id && $0.isDone == item.isDone }
    if isGone { list.focusRow(at: min(position, order.items.count - 1)) }
    return nil
  }
}

/// The user's actions.
extension TaskListView {
  /// Calls `body` with the item of an activated row.
  func onActivate(_ body: @escaping (Item) -> Void) {
    list.onActivate { [weak self] position in
      guard let self, order.items.indices.contains(position) else { return }
      body(order.items[position])
    }
  }

  /// Calls `body` with the position of the focused row when the user moves it by keyboard. It returns `false` if items
  /// can't be moved.
  func onMoveKey(_ body: @escaping (Int, TaskStep) -> Bool) {
    let steps: [(String, TaskStep)] = [("Up", .up), ("Down", .down), ("Home", .first), ("End", .last)]
    for (key, step) in steps {
      list.addShortcut("<Alt>\(key)", isLocal: true) { [weak self] in
        self?.focusedPosition.map { body($0, step) } ?? false
      }
    }
  }

  /// Calls `body` with the focused item when the user presses the key of an action. It returns `false` if the action
  /// isn't possible.
  func onActionKey(_ body: @escaping (Item, TaskAction) -> Bool) {
    for (key, action) in [("Delete", TaskAction.remove), ("F2", .rename)] {
      list.addShortcut(key, isLocal: true) { [weak self] in
        guard let self, let position = focusedPosition else { return false }
        return body(order.items[position], action)
      }
    }
  }
}
