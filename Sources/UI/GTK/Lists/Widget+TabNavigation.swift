import CAdwaita

/// Support for leaving a list with Tab. In GTK 4.8, Tab visits every row, so the user could never leave a list that
/// grows at its end.
///
/// Within a row, Tab moves to the row's controls, such as a button. Arrow keys move between rows. GTK 4.12 and later
/// offer the same behavior as `GTK_LIST_TAB_ITEM`.
extension Widget {
  /// Makes Tab and Shift+Tab move the focus within the focused row, and then out of the list.
  func installTabShortcuts() {
    addShortcut("Tab", isLocal: true) { [pointer] in
      Widget(retaining: pointer).moveFocusByTab(GTK_DIR_TAB_FORWARD)
    }
    addShortcut("<Shift>Tab", isLocal: true) { [pointer] in
      Widget(retaining: pointer).moveFocusByTab(GTK_DIR_TAB_BACKWARD)
    }
  }

  /// Moves the focus to the next control in the focused row, or out of the list.
  private func moveFocusByTab(_ direction: GtkDirectionType) -> Bool {
    if let row = childWidgets.first(where: \.containsFocus), gtk_widget_child_focus(row.widget, direction) != 0 {
      return true
    }
    return moveFocusOut(direction)
  }

  /// Moves the focus as if no widget inside this one could have it.
  func moveFocusOut(_ direction: GtkDirectionType) -> Bool {
    guard let root = gtk_widget_get_root(widget) else { return false }
    // The search for the next focus position skips widgets that can't have the focus.
    gtk_widget_set_can_focus(widget, 0)
    defer { gtk_widget_set_can_focus(widget, 1) }
    return gtk_widget_child_focus(UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self), direction) != 0
  }
}
