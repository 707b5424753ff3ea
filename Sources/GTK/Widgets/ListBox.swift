import CAdwaita

/// A few rows, all of which exist: for many use a ``ListView``.
///
/// Source: [GtkListBox](https://docs.gtk.org/gtk4/class.ListBox.html).
public final class ListBox: Widget {
  /// What fills a row, and what a screen reader says of it in its place.
  public struct Row {
    let content: Widget
    let name: String

    public init(_ content: Widget, name: String) {
      self.content = content
      self.name = name
    }
  }

  /// Rows that are read, and not pressed; the arrow keys go from one to the next.
  ///
  /// - Parameter name: what a screen reader calls the list.
  public convenience init(name: String, _ rows: [Row]) {
    self.init(new: gtk_list_box_new())
    gtk_list_box_set_selection_mode(opaque, GTK_SELECTION_NONE)
    accessibleLabel = name
    for row in rows {
      let line = Widget(new: gtk_list_box_row_new())
      gtk_list_box_row_set_activatable(line.cast(), 0)
      gtk_list_box_row_set_child(line.cast(), row.content.widget)
      row.content.setAccessibleHidden(true)
      line.accessibleLabel = row.name
      gtk_list_box_append(opaque, line.widget)
    }
  }
}
