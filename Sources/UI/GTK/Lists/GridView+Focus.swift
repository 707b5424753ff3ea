import CAdwaita

/// Keyboard focus in a grid.
extension GridView {
  /// The first fully visible cell, if the cell that last had the focus has scrolled out of view; otherwise `nil`. The
  /// grid itself would scroll back to that cell.
  public var cellToFocus: Widget? { visibleChildToFocus }

  /// Calls `body` when Tab (`true`) or Shift+Tab is pressed on a cell. By default, GTK 4.8 visits every cell.
  ///
  /// - Parameter body: A closure that returns whether it moved the focus.
  public func onTab(_ body: @escaping (_ isForward: Bool) -> Bool) {
    addShortcut("Tab", isLocal: true) { body(true) }
    addShortcut("<Shift>Tab", isLocal: true) { body(false) }
  }

  /// Calls `body` when an arrow key across the scroll direction is pressed. In a grid with a single line, GTK 4.8
  /// ignores that key.
  ///
  /// - Parameter body: A closure that returns whether it moved the focus. Its argument is `true` for down or right,
  ///   `false` for up or left.
  public func onArrowAcross(_ body: @escaping (_ isForward: Bool) -> Bool) {
    let isHorizontal = gtk_orientable_get_orientation(opaque) == GTK_ORIENTATION_HORIZONTAL
    addShortcut(isHorizontal ? "Up" : "Left", isLocal: true) { body(false) }
    addShortcut(isHorizontal ? "Down" : "Right", isLocal: true) { body(true) }
  }

  /// Moves the focus to the next or previous widget in the tab order, and skips all cells of this grid.
  @discardableResult
  public func moveFocusOutByTab(isForward: Bool) -> Bool {
    moveFocusOut(isForward ? GTK_DIR_TAB_FORWARD : GTK_DIR_TAB_BACKWARD)
  }

  /// Moves the focus to the widget below (`true`) or above this grid.
  @discardableResult
  public func moveFocusOutByArrow(isForward: Bool) -> Bool { moveFocusOut(isForward ? GTK_DIR_DOWN : GTK_DIR_UP) }

  /// The horizontal center of the focused cell, in this widget's coordinates.
  public var focusedCenterX: Double? { childWidgets.first(where: \.containsFocus).flatMap(centerX) }

  /// The position of the focused cell.
  public var focusedPosition: Int? {
    childWidgets.first(where: \.containsFocus).flatMap { rows?.position(of: $0) }
  }

  /// Focuses the visible cell whose center is nearest to a horizontal position in this widget's coordinates.
  @discardableResult
  public func focusCell(nearest x: Double) -> Bool {
    let width = Double(size.width)
    let visibleCells = childWidgets.compactMap { cell in centerX(of: cell).map { (cell, $0) } }
      .filter { $0.1 >= 0 && $0.1 <= width }
    guard let nearest = visibleCells.min(by: { abs($0.1 - x) < abs($1.1 - x) }) else { return focus() }
    return nearest.0.focus()
  }

  /// Scrolls just far enough to show a cell, and moves the focus to it.
  @discardableResult
  public func focusCell(at position: Int) -> Bool {
    reveal(position)
    return rows?.row(at: position)?.focus() ?? false
  }

  /// Scrolls just far enough to show a cell. The grid must already have a size allocation.
  public func reveal(_ position: Int) {
    gtk_widget_activate_action_variant(widget, "list.scroll-to-item", g_variant_new_uint32(guint32(clamping: position)))
  }

  private func centerX(of cell: Widget) -> Double? {
    cell.bounds(in: self)?.centerX
  }
}
