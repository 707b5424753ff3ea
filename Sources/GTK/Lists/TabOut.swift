import CAdwaita

/// Tab leaves a list: GTK 4.8 would go through all rows, and a list that grows at its end would never be left.
///
/// Within a row, Tab goes on to what the row holds, such as a button; arrow keys go from row to row. It is what
/// `GTK_LIST_TAB_ITEM` does from GTK 4.12 on.
extension Widget {
  func makeTabLeave() {
    addShortcut("Tab", isLocal: true) { [pointer] in Widget(retaining: pointer).leaveRow(GTK_DIR_TAB_FORWARD) }
    addShortcut("<Shift>Tab", isLocal: true) { [pointer] in Widget(retaining: pointer).leaveRow(GTK_DIR_TAB_BACKWARD) }
  }

  /// Moves the focus on to what else the row holds that has it, or out.
  private func leaveRow(_ direction: GtkDirectionType) -> Bool {
    if let row = childWidgets.first(where: \.containsFocus), gtk_widget_child_focus(row.widget, direction) != 0 {
      return true
    }
    return leave(direction)
  }

  /// Moves the focus on as if nothing in this widget could have it.
  func leave(_ direction: GtkDirectionType) -> Bool {
    guard let root = gtk_widget_get_root(widget) else { return false }
    // What cannot have the focus is passed over by the search for the next place.
    gtk_widget_set_can_focus(widget, 0)
    defer { gtk_widget_set_can_focus(widget, 1) }
    return gtk_widget_child_focus(UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self), direction) != 0
  }
}
