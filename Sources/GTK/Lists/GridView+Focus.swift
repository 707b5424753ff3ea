import CAdwaita

/// Where the keyboard is in a grid, and how it gets out.
extension GridView {
  /// Calls `body` when Tab (`true`) or Shift+Tab is pressed on a cell; GTK 4.8 would go through all of them.
  ///
  /// - Parameter body: tells whether the focus was moved.
  public func onTab(_ body: @escaping (_ isForward: Bool) -> Bool) {
    addShortcut("Tab", isLocal: true) { body(true) }
    addShortcut("<Shift>Tab", isLocal: true) { body(false) }
  }

  /// Calls `body` when an arrow key across the scroll is pressed in a grid of one line, where GTK 4.8 would do nothing.
  ///
  /// - Parameter body: tells whether the focus was moved, down or to the end of the line (`true`), or the other way.
  public func onArrowAcross(_ body: @escaping (_ isForward: Bool) -> Bool) {
    let isHorizontal = gtk_orientable_get_orientation(opaque) == GTK_ORIENTATION_HORIZONTAL
    addShortcut(isHorizontal ? "Up" : "Left", isLocal: true) { body(false) }
    addShortcut(isHorizontal ? "Down" : "Right", isLocal: true) { body(true) }
  }

  /// Moves the focus on to what comes next in the order of Tab, as if nothing in this grid could have it.
  @discardableResult
  public func leaveByTab(isForward: Bool) -> Bool { leave(isForward ? GTK_DIR_TAB_FORWARD : GTK_DIR_TAB_BACKWARD) }

  /// Moves the focus to what lies below (`true`) or above this grid.
  @discardableResult
  public func leaveByArrow(isForward: Bool) -> Bool { leave(isForward ? GTK_DIR_DOWN : GTK_DIR_UP) }

  /// The middle of the cell that has the focus, along the line, in this widget's application pixels.
  public var focusedMiddle: Double? { childWidgets.first(where: \.containsFocus).flatMap(middle) }

  /// Gives the focus to the cell whose middle is nearest, of those that are in sight along the line.
  @discardableResult
  public func focusCell(nearest place: Double) -> Bool {
    let width = Double(size.width)
    let seen = childWidgets.compactMap { cell in middle(of: cell).map { (cell, $0) } }
      .filter { $0.1 >= 0 && $0.1 <= width }
    guard let nearest = seen.min(by: { abs($0.1 - place) < abs($1.1 - place) }) else { return focus() }
    return nearest.0.focus()
  }

  /// Scrolls as little as it takes for a cell to be seen, once there is a layout.
  public func reveal(_ position: Int) {
    gtk_widget_activate_action_variant(widget, "list.scroll-to-item", g_variant_new_uint32(guint32(clamping: position)))
  }

  private func middle(of cell: Widget) -> Double? {
    cell.bounds(in: self)?.centerX
  }
}
