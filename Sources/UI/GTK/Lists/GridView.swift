import CAdwaita

/// A grid of equally sized cells. Only the cells near the visible part exist.
///
/// GTK retains about 30 lines of cells, while a ``ListView`` retains 200 rows whatever their number of cells.
///
/// Place it directly in a ``ScrolledWindow``. With any widget in between, GTK creates all cells at once.
///
/// Source: [GtkGridView](https://docs.gtk.org/gtk4/class.GridView.html).
public final class GridView<Item: Identifiable & Equatable>: Widget {
  /// The accessible structure of the cells: list items or table cells. GTK exposes a grid's cells by itself.
  public enum Kind { case list, grid }

  /// Creates a grid that shows a model. It calls `makeCell` once for each cell that GTK retains.
  ///
  /// - Parameters:
  ///   - orientation: The scroll direction. `vertical` fills rows from top to bottom, `horizontal` fills columns from
  ///     the start edge to the end edge.
  ///   - maximumColumns: The maximum number of cells across the scroll direction. GTK retains 30 times as many cells.
  ///   - kind: The accessible structure of the cells.
  ///   - isPassive: Whether the cells themselves can't be activated and only contain controls.
  public convenience init(
    _ model: ListModel<Item>, orientation: Box.Orientation = .vertical, maximumColumns: Int = 7, kind: Kind = .grid,
    isPassive: Bool = false, makeCell: @escaping () -> any ListCell<Item>
  ) {
    let factory = CellFactory(
      model: model, rowRole: kind == .list ? .listItem : nil, isPassive: isPassive, makeCell: makeCell)
    // The view takes ownership of the references to its selection and its factory.
    g_object_ref(model.pointer)
    let selection = gtk_no_selection_new(model.opaque)
    g_object_ref(factory.object.pointer)
    self.init(new: gtk_grid_view_new(selection, factory.object.opaque))
    gtk_orientable_set_orientation(opaque, orientation.value)
    gtk_grid_view_set_max_columns(opaque, guint(clamping: maximumColumns))
    if kind == .list { setAccessibleRole(.list) }
    retain(factory, for: factoryKey)
  }

  /// Calls `body` with the position of a cell when it is clicked or activated by keyboard.
  public func onActivate(_ body: @escaping (Int) -> Void) {
    gtk_grid_view_set_single_click_activate(opaque, 1)
    connect("activate") { (arguments: SignalArguments) in
      body(arguments.unsignedInteger(0))
      return nil
    }
  }
}
