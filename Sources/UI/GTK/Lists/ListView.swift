import CAdwaita

/// A column of rows. Only the rows near the visible part exist.
///
/// Place it directly in a ``ScrolledWindow``, or in a ``ClampScrollable`` inside one. With any other widget in between,
/// GTK creates all rows at once.
///
/// Source: [GtkListView](https://docs.gtk.org/gtk4/class.ListView.html).
public final class ListView<Item: Identifiable & Equatable>: Widget {
  /// Creates a list that shows a model. It calls `makeCell` once for each row that GTK retains.
  public convenience init(_ model: ListModel<Item>, makeCell: @escaping () -> any ListCell<Item>) {
    let factory = CellFactory(model: model, makeCell: makeCell)
    // The view takes ownership of the references to its selection and its factory.
    g_object_ref(model.pointer)
    let selection = gtk_no_selection_new(model.opaque)
    g_object_ref(factory.object.pointer)
    self.init(new: gtk_list_view_new(selection, factory.object.opaque))
    retain(factory, for: factoryKey)
    disableSelection()
    installTabShortcuts()
  }

  /// Calls `body` with the position of a row when it is clicked or activated by keyboard.
  public func onActivate(_ body: @escaping (Int) -> Void) {
    gtk_list_view_set_single_click_activate(opaque, 1)
    connect("activate") { (arguments: SignalArguments) in
      body(arguments.unsignedInteger(0))
      return nil
    }
  }

  /// Moves the focus to the previous row if the last row has it. When the focused row is removed, GTK 4.8 would move
  /// the focus to an arbitrary widget.
  public func leaveLastRow() {
    let rows = childWidgets
    guard rows.count > 1, let last = rows.last, last.containsFocus else { return }
    rows[rows.count - 2].focus()
  }
}
