import CAdwaita

/// Where the keyboard is in a list, and how it gets to a row.
extension ListView {
  /// The row that has the focus, or in which something has it.
  public var focusedRow: Widget? { childWidgets.first(where: \.containsFocus) }

  /// The row at a height in this widget's application pixels; `nil` above the first and below the last one.
  public func row(at y: Double) -> Widget? {
    childWidgets.first { row in
      guard row.isMapped, let bounds = row.bounds(in: self) else { return false }
      return y >= bounds.y && y < bounds.y + bounds.height
    }
  }

  /// Scrolls as little as it takes for a row to be seen, and gives it the focus.
  @discardableResult
  public func focusRow(at position: Int) -> Bool {
    gtk_widget_activate_action_variant(widget, "list.scroll-to-item", g_variant_new_uint32(guint32(clamping: position)))
    return (kept(for: factoryKey) as? any RowReading)?.row(at: position)?.focus() ?? false
  }
}
