import CAdwaita

/// A few rows, all of which exist: for many use a ``ListView``.
///
/// Source: [GtkListBox](https://docs.gtk.org/gtk4/class.ListBox.html).
public final class ListBox: Widget {
  /// What fills a row, and what a screen reader says of it in its place.
  public struct Row {
    let content: Widget
    let name: String
    let onActivate: (() -> Void)?

    /// - Parameter onActivate: called when it is pressed, or Enter is on it; `nil` for a row that is only read.
    public init(_ content: Widget, name: String, onActivate: (() -> Void)? = nil) {
      self.content = content
      self.name = name
      self.onActivate = onActivate
    }
  }

  /// Rows that are read, or pressed; the arrow keys go from one to the next.
  ///
  /// - Parameter name: what a screen reader calls the list.
  public convenience init(name: String, _ rows: [Row]) {
    self.init(new: gtk_list_box_new())
    gtk_list_box_set_selection_mode(opaque, GTK_SELECTION_NONE)
    accessibleLabel = name
    for row in rows {
      let line = Widget(new: gtk_list_box_row_new())
      gtk_list_box_row_set_activatable(line.cast(), row.onActivate == nil ? 0 : 1)
      gtk_list_box_row_set_child(line.cast(), row.content.widget)
      row.content.setAccessibleHidden(true)
      line.accessibleLabel = row.name
      gtk_list_box_append(opaque, line.widget)
    }
    let actions = rows.map(\.onActivate)
    connect("row-activated") { (arguments: SignalArguments) in
      guard let row = arguments.object(0) else { return nil }
      let place = Int(gtk_list_box_row_get_index(row.assumingMemoryBound(to: GtkListBoxRow.self)))
      if actions.indices.contains(place) { actions[place]?() }
      return nil
    }
  }
}
