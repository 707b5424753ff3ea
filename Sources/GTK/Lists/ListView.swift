import CAdwaita

/// A column of rows, of which only those near the visible part exist.
///
/// Put it straight into a ``ScrolledWindow`` (or a ``ClampScrollable`` in one): anything else between the two makes all
/// rows at once.
///
/// Source: [GtkListView](https://docs.gtk.org/gtk4/class.ListView.html).
public final class ListView<Item: Identifiable & Equatable>: Widget {
  /// Makes a list over a model; `makeCell` is called once for each row that GTK keeps.
  public convenience init(_ model: ListModel<Item>, makeCell: @escaping () -> any ListCell<Item>) {
    let factory = CellFactory(model: model, makeCell: makeCell)
    // The view takes the references to its selection and its factory.
    g_object_ref(model.pointer)
    let selection = gtk_no_selection_new(model.opaque)
    g_object_ref(factory.object.pointer)
    self.init(new: gtk_list_view_new(selection, factory.object.opaque))
    keep(factory, for: factoryKey)
    makeTabLeave()
  }

  /// Calls `body` with the position of a row that is pressed, or activated by keyboard.
  public func onActivate(_ body: @escaping (Int) -> Void) {
    gtk_list_view_set_single_click_activate(opaque, 1)
    connect("activate") { (arguments: SignalArguments) in
      body(arguments.unsignedInteger(0))
      return nil
    }
  }

  /// Gives the keyboard to the row before, if the last row has it. GTK 4.8 would move it anywhere when that row goes.
  public func leaveLastRow() {
    let rows = childWidgets
    guard rows.count > 1, let last = rows.last, last.containsFocus else { return }
    rows[rows.count - 2].focus()
  }

  /// Whether a line is drawn between rows; `false` at first.
  public var showsSeparators: Bool {
    get { gtk_list_view_get_show_separators(opaque) != 0 }
    set { gtk_list_view_set_show_separators(opaque, newValue ? 1 : 0) }
  }
}
