import CAdwaita

/// Where the keyboard is in a grid, and how it gets out.
extension GridView {
  /// Has Tab go past the cells instead of through them, as in a ``ListView``.
  public func makeTabPass() { makeTabLeave() }

  /// Has the arrow keys across the scroll leave a grid of one line, where GTK 4.8 would do nothing.
  ///
  /// - Parameter body: tells whether the focus was moved, down or to the end of the line (`true`), or the other way.
  public func onLeaveAcross(_ body: @escaping (_ isForward: Bool) -> Bool) {
    let isHorizontal = gtk_orientable_get_orientation(opaque) == GTK_ORIENTATION_HORIZONTAL
    addShortcut(isHorizontal ? "Up" : "Left", isLocal: true) { body(false) }
    addShortcut(isHorizontal ? "Down" : "Right", isLocal: true) { body(true) }
  }

  /// Moves the focus to what lies next in a direction, outside of this grid.
  @discardableResult
  public func leave(isForward: Bool) -> Bool { leave(isForward ? GTK_DIR_DOWN : GTK_DIR_UP) }

  /// The middle of the cell that has the focus, along the line, in this widget's application pixels.
  public var focusedMiddle: Double? { childWidgets.first(where: \.containsFocus).flatMap(middle) }

  /// Gives the focus to the cell on screen whose middle is nearest.
  @discardableResult
  public func focusCell(nearest place: Double) -> Bool {
    let width = Double(size.width)
    let seen = childWidgets.filter(\.isMapped).compactMap { cell in
      middle(of: cell).map { (cell, $0) }
    }.filter { 0...max(width, 0) ~= $0.1 }
    guard let nearest = seen.min(by: { abs($0.1 - place) < abs($1.1 - place) }) else { return focus() }
    return nearest.0.focus()
  }

  private func middle(of cell: Widget) -> Double? {
    cell.horizontalExtent(in: self).map { ($0.start + $0.end) / 2 }
  }
}
