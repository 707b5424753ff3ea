import CAdwaita

/// Cells of one size in rows and columns, of which only those near the visible part exist: about 30 lines of them, where a
/// ``ListView`` keeps 200 rows whatever their number of cells.
///
/// Put it straight into a ``ScrolledWindow``: anything else between the two makes all cells at once.
///
/// Source: [GtkGridView](https://docs.gtk.org/gtk4/class.GridView.html).
public final class GridView<Item: Identifiable & Equatable>: Widget {
  /// What cells are to a screen reader: rows of a list, or cells of a table. GTK tells of a grid's by itself.
  public enum Kind { case list, grid }

  /// Makes a grid over a model; `makeCell` is called once for each cell that GTK keeps.
  ///
  /// - Parameters:
  ///   - orientation: which way it scrolls: `vertical` fills lines from top to bottom, `horizontal` columns from the start
  ///     of the line to its end.
  ///   - maximumColumns: how many cells stand across the scroll at most. GTK keeps 30 times as many cells.
  ///   - kind: what it is to a screen reader.
  ///   - isPassive: whether cells are mere places for what can be pressed inside of them.
  public convenience init(
    _ model: ListModel<Item>, orientation: Box.Orientation = .vertical, maximumColumns: Int = 7, kind: Kind = .grid,
    isPassive: Bool = false, makeCell: @escaping () -> any ListCell<Item>
  ) {
    let factory = CellFactory(
      model: model, rowRole: kind == .list ? .listItem : nil, isPassive: isPassive, makeCell: makeCell)
    // The view takes the references to its selection and its factory.
    g_object_ref(model.pointer)
    let selection = gtk_no_selection_new(model.opaque)
    g_object_ref(factory.object.pointer)
    self.init(new: gtk_grid_view_new(selection, factory.object.opaque))
    gtk_orientable_set_orientation(opaque, orientation.value)
    gtk_grid_view_set_max_columns(opaque, guint(clamping: maximumColumns))
    if kind == .list { setAccessibleRole(.list) }
    keep(factory, for: factoryKey)
  }

  /// Calls `body` with the position of a cell that is pressed, or activated by keyboard.
  public func onActivate(_ body: @escaping (Int) -> Void) {
    gtk_grid_view_set_single_click_activate(opaque, 1)
    connect("activate") { (arguments: SignalArguments) in
      body(arguments.unsignedInteger(0))
      return nil
    }
  }
}
