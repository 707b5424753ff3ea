import GTK

/// The drag and drop of a task list: rows are dragged to another position, and other values dropped between them.
final class TaskDragging<Item: TaskListable> {
  private let tasks: TaskListView<Item>
  private weak var controller: TaskListController<Item>?
  private let marks = (before: DropMark("drop-before"), after: DropMark("drop-after"))

  init(_ tasks: TaskListView<Item>, of controller: TaskListController<Item>) {
    self.tasks = tasks
    self.controller = controller
    tasks.list.onDragStart { [weak self] x, y in self?.drag(at: x, y) }
    tasks.list.onDrop(
      DropTarget { [weak self] value, _, y in
        self?.dropEffect(for: value, at: y) != nil
      } hover: { [weak self] position in
        self?.mark(position?.y)
      } drop: { [weak self] value, _, y in
        self?.drop(value, at: y) ?? false
      })
  }

  /// Performs the drop of a value at a vertical position in the list.
  ///
  /// - Returns: `false` if the value can't be dropped there.
  func drop(_ value: Any, at y: Double) -> Bool {
    switch dropEffect(for: value, at: y) {
    case .move(let move): controller?.onMove?(move)
    case .insertion(let index): controller?.onDrop(value, index)
    case nil: return false
    }
    return true
  }

  /// Returns the drag that starts at a point in the list; `nil` on a heading, or if items can't be moved.
  func drag(at x: Double, _ y: Double) -> DraggedItem? {
    guard let controller, controller.onMove != nil, let row = tasks.list.row(at: y),
      let position = tasks.position(of: row), tasks.list.widget(at: x, y)?.isInRowHeading == false
    else { return nil }
    let item = tasks.order.items[position]
    return DraggedItem(DraggedTask(item: item, source: controller), text: item.taskTitle, picture: row)
  }

  private func mark(_ y: Double?) {
    let gap = y.flatMap(tasks.gap)
    marks.before.row = gap?.isBefore == true ? gap?.row : nil
    marks.after.row = gap?.isBefore == false ? gap?.row : nil
  }

  private func dropEffect(for value: Any, at y: Double) -> DropEffect<Item>? {
    guard let controller else { return nil }
    let order = tasks.order
    let target = tasks.gap(at: y)?.position ?? order.items.count
    if let task = value as? DraggedTask<Item>, task.source === controller {
      guard controller.onMove != nil, let position = order.position(of: task.item.id) else { return nil }
      return order.move(from: position, before: target).map(DropEffect.move)
    }
    return controller.acceptsDrop(value) ? .insertion(min(target, order.openCount)) : nil
  }
}

/// The effect of a drop.
private enum DropEffect<Item: TaskListable> {
  case move(TaskMove<Item>)
  case insertion(Int)
}

/// A task that is being dragged. Other lists and views can accept it, too.
public struct DraggedTask<Item: TaskListable> {
  /// The item at the start of the drag.
  public let item: Item
  /// The list from which the item is dragged.
  public private(set) weak var source: TaskListController<Item>?

  init(item: Item, source: TaskListController<Item>) {
    self.item = item
    self.source = source
  }
}
