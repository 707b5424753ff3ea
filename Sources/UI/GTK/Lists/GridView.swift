import CAdwaita

/// A grid of equally sized cells. Only the cells near the visible part exist.
///
/// GTK retains about 30 lines of cells, while a ``ListView`` retains 200 rows regardless of their number of cells.
///
/// Place it directly in a ``ScrolledWindow``. With any widget in between, GTK creates all cells at once.
///
/// Source: [GtkGridView](https://docs.gtk.org/gtk4/class.GridView.html).
public final class GridView<Item: Identifiable & Equatable>: Widget {
  /// The accessible structure of the cells: list items, the list items of a part of a longer list, or table cells. GTK
  /// exposes a grid's cells by itself.
  public enum Kind { case list, group, grid }

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
      model: model, rowRole: kind == .grid ? nil : .listItem, isPassive: isPassive, makeCell: makeCell)
    // The view takes ownership of the references to its selection and its factory.
    g_object_ref(model.pointer)
    let selection = gtk_no_selection_new(model.opaque)
    g_object_ref(factory.object.pointer)
    self.init(new: gtk_grid_view_new(selection, factory.object.opaque))
    gtk_orientable_set_orientation(opaque, orientation.value)
    gtk_grid_view_set_max_columns(opaque, guint(clamping: maximumColumns))
    disableSelection()
    if kind != .grid { setAccessibleRole(kind == .list ? .list : .group) }
    retain(factory, for: factoryKey)
  }

  /// The number of cells across the scroll direction, even if there are fewer. Setting it makes the number independent
  /// of the width.
  public var columns: Int {
    get { Int(gtk_grid_view_get_max_columns(opaque)) }
    set {
      guard newValue != columns || gtk_grid_view_get_min_columns(opaque) != guint(newValue) else { return }
      // The minimum must never be larger than the maximum.
      gtk_grid_view_set_min_columns(opaque, 1)
      gtk_grid_view_set_max_columns(opaque, guint(clamping: newValue))
      gtk_grid_view_set_min_columns(opaque, guint(clamping: newValue))
    }
  }

  /// Sets the maximum number of columns to those that fit a width, so that GTK doesn't retain cells for more. Has no
  /// effect without cells.
  ///
  /// - Parameters:
  ///   - width: The width of the grid, in application pixels.
  ///   - limit: The maximum number of columns in any width.
  public func fitColumns(to width: Int, limit: Int) {
    guard let cell = gtk_widget_get_first_child(widget) else { return }
    // GTK derives the number of columns from a cell's minimum width.
    var cellWidth: gint = 0
    gtk_widget_measure(cell, GTK_ORIENTATION_HORIZONTAL, -1, &cellWidth, nil, nil, nil)
    guard cellWidth > 0, width > 1 else { return }
    gtk_grid_view_set_max_columns(opaque, guint(min(max(width / Int(cellWidth), 1), limit)))
  }

  /// The positions of the cells that were visible in the last layout; `nil` before the first one.
  public var visiblePositions: ClosedRange<Int>? {
    let height = Double(size.height)
    let width = Double(size.width)
    let seen = rows?.rows.filter { _, row in
      guard row.isMapped, let bounds = row.bounds(in: self), bounds.height > 1 else { return false }
      return bounds.y < height && bounds.y + bounds.height > 0 && bounds.x < width && bounds.x + bounds.width > 0
    }
    guard let first = seen?.keys.min(), let last = seen?.keys.max() else { return nil }
    return first...last
  }

  /// Returns the cell at a position, if it exists.
  public func row(at position: Int) -> Widget? { rows?.row(at: position) }

  var rows: (any RowReading)? { retained(for: factoryKey) as? any RowReading }

  /// Calls `body` with the position of a cell when it is clicked or activated by keyboard.
  public func onActivate(_ body: @escaping (Int) -> Void) {
    gtk_grid_view_set_single_click_activate(opaque, 1)
    connect("activate") { (arguments: SignalArguments) in
      body(arguments.unsignedInteger(0))
      return nil
    }
  }
}
