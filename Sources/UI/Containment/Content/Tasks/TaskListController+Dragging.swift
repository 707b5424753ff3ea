import GTK

/// Dragging rows to another position, and dropping other values between them.
extension TaskListController {
  func addDragging(to list: ListView<TaskRow<Item>>) {
    list.onDragStart { [weak self, weak list] _, y in
      guard let self, let list, onMove != nil, let row = list.row(at: y), let position = position(of: row) else {
        return nil
      }
      let item = order.items[position]
      return DraggedItem(DraggedTask(item: item, source: self), text: item.taskTitle, picture: row)
    }
    let marks = (before: DropMark("drop-before"), after: DropMark("drop-after"))
    list.onDrop(
      DropTarget { [weak self] value, _, y in
        self?.place(for: value, at: y) != nil
      } hover: { [weak self] place in
        let gap = place.flatMap { self?.gap(at: $0.y) }
        marks.before.row = gap?.isBefore == true ? gap?.row : nil
        marks.after.row = gap?.isBefore == false ? gap?.row : nil
      } drop: { [weak self] value, _, y in
        self?.drop(value, at: y) ?? false
      })
  }

  /// Performs the drop of a value at a vertical position in the list.
  ///
  /// - Returns: `false` if the value can't be dropped there.
  @discardableResult
  func drop(_ value: Any, at y: Double) -> Bool {
    switch place(for: value, at: y) {
    case .move(let move): onMove?(move)
    case .insertion(let index): onDrop(value, index)
    case nil: return false
    }
    return true
  }

  private func place(for value: Any, at y: Double) -> DropPlace<Item>? {
    let target = gap(at: y)?.position ?? order.items.count
    if let task = value as? DraggedTask<Item>, task.source === self {
      guard onMove != nil, let position = order.items.firstIndex(where: { $0.id == task.item.id }) else { return nil }
      return order.move(from: position, before: target).map(DropPlace.move)
    }
    return acceptsDrop(value) ? .insertion(min(target, order.openCount)) : nil
  }

  /// Returns the gap between rows that is nearest to a vertical position.
  private func gap(at y: Double) -> (row: Widget, isBefore: Bool, position: Int)? {
    guard let list, let row = list.row(at: y), let position = position(of: row), let bounds = row.bounds(in: list)
    else {
      return nil
    }
    let isBefore = y < bounds.centerY
    return (row, isBefore, isBefore ? position : position + 1)
  }
}

/// The effect of a drop.
private enum DropPlace<Item: TaskListable> {
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
