import CAdwaita

extension Widget {
  /// Prevents a list from selecting rows. Lists in this project have no selection.
  ///
  /// In GTK 4.8, a list whose rows are activated by a single click also selects each row that the pointer enters, which
  /// queues a resize. A layout can move rows under the pointer. GTK loses a resize that is queued during the layout, so
  /// it doesn't draw the row of a page that contains the list.
  func disableSelection() { gtk_widget_action_set_enabled(widget, "list.select-item", 0) }
}
