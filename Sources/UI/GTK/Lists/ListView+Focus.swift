import CAdwaita

/// Keyboard focus in a list.
extension ListView {
  /// The row that has or contains the focus.
  public var focusedRow: Widget? { childWidgets.first(where: \.containsFocus) }

  /// The first fully visible row, if the row that last had the focus has scrolled out of view; otherwise `nil`. The
  /// list itself would scroll back to that row.
  public var rowToFocus: Widget? { visibleChildToFocus }

  /// Returns the row at a vertical position in this widget's application pixels; `nil` above the first row and below
  /// the last one.
  public func row(at y: Double) -> Widget? {
    childWidgets.first { row in
      guard row.isMapped, let bounds = row.bounds(in: self) else { return false }
      return y >= bounds.y && y < bounds.y + bounds.height
    }
  }

  /// Scrolls just far enough to show a row and moves the focus to it.
  @discardableResult
  public func focusRow(at position: Int) -> Bool {
    gtk_widget_activate_action_variant(widget, "list.scroll-to-item", g_variant_new_uint32(guint32(clamping: position)))
    return (retained(for: factoryKey) as? any RowReading)?.row(at: position)?.focus() ?? false
  }
}
