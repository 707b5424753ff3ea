import GTK

/// The keyboard focus, and the scroll position, during changes to the rows.
extension CompositionalPage {
  /// Moves the focus to another row.
  ///
  /// - Parameter x: The horizontal center of the focused cell, in application pixels.
  /// - Returns: `true` if that row, or a widget outside the page, has the focus or is about to take it.
  func moveFocus(from id: Row.ID, _ move: RowMove, isForward: Bool, at x: Double?) -> Bool {
    guard let row = rows.position(of: id), let grid else { return false }
    let layout = rows.layout
    switch move {
    case .tab:
      guard let next = layout.stop(after: row, isForward: isForward, byTab: true) else {
        return grid.moveFocusOutByTab(isForward: isForward)
      }
      return focus(next, isForward ? .start : .end)
    case .arrow:
      guard let next = layout.stop(after: row, isForward: isForward, byTab: false) else {
        return grid.moveFocusOutByArrow(isForward: isForward)
      }
      return focus(next, .line(x))
    case .wrap:
      let lines = layout.lines(of: layout.section(of: row))
      let next = row + (isForward ? 1 : -1)
      // At the end of the grid, the focus stays.
      return !lines.contains(next) || focus(next, .cell(isForward ? 0 : .max))
    case .page:
      return layout.stop(aPageFrom: row, visible: visible, isForward: isForward).map { focus($0, .line(x)) } ?? true
    case .end:
      let lines = layout.lines(of: layout.section(of: row))
      return (isForward ? lines.last : lines.first).map { focus($0, .cell(isForward ? .max : 0)) } ?? false
    }
  }

  /// Moves the focus that enters the page at a row that can't take it to the next one that can, or else to the previous
  /// one. Inside the page, this would lead Tab back to the row that it comes from.
  func passFocus(from id: Row.ID) -> Bool {
    guard grid?.containsFocus != true else { return false }
    let layout = rows.layout
    guard let row = rows.position(of: id), !layout.takesFocus(row, byTab: true) else { return false }
    if let next = layout.stop(after: row, isForward: true, byTab: true) { return focus(next, .start) }
    return layout.stop(after: row, isForward: false, byTab: true).map { focus($0, .end) } ?? false
  }

  /// Moves the focus to a row, which needn't exist yet.
  @discardableResult
  func focus(_ row: Int, _ stop: RowStop) -> Bool {
    let id = rows[row].id
    if let cell = cells[id] {
      approach(id.section)
      // A row that is out of sight has no layout, so its nearest cell isn't known yet.
      if stop.isIndependentOfLayout || cell.isOnScreen, cell.part?.focus(stop) == true { return true }
    }
    grid?.reveal(row)
    onLayout { [weak self] in _ = self?.cells[id]?.part?.focus(stop) }
    return true
  }

  /// Returns the current focus and scroll position, to restore both after a change.
  func mark() -> CompositionalMark<ID, Item> {
    let visible = visible
    var mark = CompositionalMark<ID, Item>()
    if let (id, cell) = cells.first(where: { $0.value.widget.containsFocus }), let row = rows.position(of: id) {
      mark.focused = CompositionalMark.Focus(
        id: id, row: row, item: cell.part?.focusedItem?.id, middle: cell.part?.focusedCenterX,
        isVisible: visible.contains(row))
    }
    let focused = mark.focused.flatMap { $0.isVisible ? $0 : nil }
    guard let row = focused?.row ?? visible.first, let y = top(of: row), case .line(let line) = rows[row],
      line.layout != .list, let item = focused?.item ?? line.items.first?.id
    else { return mark }
    mark.anchor = CompositionalMark.Anchor(section: line.section, item: item, line: line.index, top: y)
    return mark
  }

  /// Restores the focus and the position after a change.
  func restore(_ mark: CompositionalMark<ID, Item>, in adjustment: Adjustment) {
    if let focused = mark.focused { restoreFocus(focused) }
    if let anchor = mark.anchor, adjustment.value > 1 { restorePosition(anchor, adjustment) }
  }

  private func restoreFocus(_ focused: CompositionalMark<ID, Item>.Focus) {
    if let item = focused.item, let (row, index) = rows.location(of: item, in: focused.id.section), !rows.isShelf(row) {
      let cell = cells[rows[row].id]
      // A row that the user has scrolled away from doesn't scroll the page back.
      if cell?.part?.focusedItem?.id != item, cell != nil || focused.isVisible { focus(row, .cell(index)) }
      return
    }
    let row = rows.position(of: focused.id) ?? min(focused.row, rows.layout.count)
    if case .footer = focused.id, rows.layout.stop(nearest: row) != row {
      // The pressed button is gone, and GTK would move the focus to an arbitrary widget.
      let before = rows.layout.stop(after: row, isForward: false, byTab: false) ?? rows.layout.stop(nearest: row)
      if let before { focus(before, .cell(.max)) }
    } else if grid?.containsFocus != true, let row = rows.layout.stop(nearest: row) {
      focus(row, .line(focused.middle))
    }
  }

  /// Scrolls so that an item of a grid stays where it is. GTK does that for whole rows, but items of a grid move
  /// between rows.
  private func restorePosition(_ anchor: CompositionalMark<ID, Item>.Anchor, _ adjustment: Adjustment) {
    guard let (row, _) = rows.location(of: anchor.item, in: anchor.section), case .line(let line) = rows[row],
      line.index != anchor.line
    else { return }
    grid?.reveal(row)
    onLayout { [weak self] in
      if let top = self?.top(of: row) { adjustment.value += top - anchor.top }
    }
  }

  /// Returns the distance of a row from the top of the visible part; `nil` if the row doesn't exist.
  private func top(of row: Int) -> Double? {
    grid.flatMap { grid in grid.row(at: row)?.bounds(in: grid)?.y }
  }
}

/// The focus and the scroll position before a change.
struct CompositionalMark<ID: Hashable, Item: Identifiable & Equatable> {
  struct Focus {
    var id: CompositionalRowID<ID, Item.ID>
    var row: Int
    var item: Item.ID?
    /// The horizontal center of the cell, in application pixels.
    var middle: Double?
    var isVisible: Bool
  }

  /// An item of a grid that stays at its distance from the top of the visible part.
  struct Anchor {
    var section: ID
    var item: Item.ID
    var line: Int
    var top: Double
  }

  var focused: Focus?
  var anchor: Anchor?
}

extension RowStop {
  fileprivate var isIndependentOfLayout: Bool { if case .line = self { false } else { true } }
}

extension CompositionalRows {
  fileprivate func isShelf(_ row: Int) -> Bool { layout.sections[layout.section(of: row)].isShelf }
}
