import GTK

/// Actions on the focused row, and the keyboard focus after them.
extension TaskListController {
  /// Returns the position of the item in a row.
  func position(of row: Widget) -> Int? {
    guard let id = (row.shownItem as? TaskRow<Item>)?.id else { return nil }
    return order.items.firstIndex { $0.id == id }
  }

  func addKeys(to list: ListView<TaskRow<Item>>) {
    let steps: [(String, TaskStep)] = [("Up", .up), ("Down", .down), ("Home", .first), ("End", .last)]
    for (key, step) in steps {
      list.addShortcut("<Alt>\(key)", isLocal: true) { [weak self] in self?.move(step) ?? false }
    }
    for (key, action) in [("Delete", TaskAction.remove), ("F2", .rename)] {
      list.addShortcut(key, isLocal: true) { [weak self, weak list] in
        guard let self, isPossible(action), let position = list?.focusedRow.flatMap(position) else { return false }
        perform(action, order.items[position])
        return true
      }
    }
  }

  func isPossible(_ action: TaskAction) -> Bool {
    switch action {
    case .toggle: true
    case .moveUp, .moveDown: onMove != nil
    case .rename: onRename != nil
    case .remove: onRemove != nil
    }
  }

  func perform(_ action: TaskAction, _ item: Item) {
    guard let position = order.items.firstIndex(where: { $0.id == item.id }) else { return }
    let item = order.items[position]
    switch action {
    case .toggle: toggle(item)
    case .moveUp: move(from: position, .up)
    case .moveDown: move(from: position, .down)
    case .rename: onRename?(item)
    case .remove: onRemove?(item)
    }
  }

  private func toggle(_ item: Item) {
    onToggle(item)
    guard let now = items.first(where: { $0.id == item.id }), now.isDone != item.isDone else { return }
    announce("\(now.taskTitle): \(now.isDone ? "done" : "not done")")
  }

  private func move(_ step: TaskStep) -> Bool {
    guard onMove != nil, let position = list?.focusedRow.flatMap(position) else { return false }
    move(from: position, step)
    return true
  }

  private func move(from position: Int, _ step: TaskStep) {
    // At the end of its group, an item doesn't move. Announcing its position makes this clear.
    guard let move = order.move(from: position, step) else { return announce(place(of: position)) }
    moved = move.item.id
    onMove?(move)
  }

  /// Moves the focus along with a moved item. If the focused row is removed, the next row at its position takes the
  /// focus.
  func restoreFocus(from position: Int, in previous: TaskOrder<Item>) {
    guard let list, !order.items.isEmpty else { return }
    if let moved, let place = order.items.firstIndex(where: { $0.id == moved }) {
      guard previous.items.firstIndex(where: { $0.id == moved }) != place else { return }
      self.moved = nil
      list.focusRow(at: place)
      announce(self.place(of: place))
      return
    }
    let id = previous.items[position].id
    guard order.items.firstIndex(where: { $0.id == id }) != position else { return }
    let isGone = !order.items.contains { $0.id == id && $0.isDone == previous.items[position].isDone }
    guard isGone else { return }
    list.focusRow(at: min(position, order.items.count - 1))
  }

  private func place(of position: Int) -> String {
    let group = order.group(of: position)
    return "\(order.items[position].taskTitle): \(position - group.lowerBound + 1) of \(group.count)"
  }
}
