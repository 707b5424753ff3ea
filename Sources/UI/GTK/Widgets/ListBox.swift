import CAdwaita

/// A list of a few rows, all of which exist. For many rows, use a ``ListView``.
///
/// Source: [GtkListBox](https://docs.gtk.org/gtk4/class.ListBox.html).
public final class ListBox: Widget {
  /// A row's content and its accessible name.
  public struct Row {
    let content: Widget
    let name: String
    let onActivate: (() -> Void)?

    /// Creates a row.
    ///
    /// - Parameters:
    ///   - content: The widget that fills the row. Screen readers ignore it.
    ///   - name: The accessible name of the row.
    ///   - onActivate: A closure that is called on a click or on Enter; `nil` for a read-only row.
    public init(_ content: Widget, name: String, onActivate: (() -> Void)? = nil) {
      self.content = content
      self.name = name
      self.onActivate = onActivate
    }
  }

  /// Creates a list of rows. The arrow keys move between them.
  ///
  /// - Parameter name: The accessible name of the list.
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
      let index = Int(gtk_list_box_row_get_index(row.assumingMemoryBound(to: GtkListBoxRow.self)))
      if actions.indices.contains(index) { actions[index]?() }
      return nil
    }
  }
}
