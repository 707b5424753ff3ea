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

/// Keyboard focus in a list.
extension ListView {
  /// The row that has or contains the focus.
  public var focusedRow: Widget? { childWidgets.first(where: \.containsFocus) }

  /// The first fully visible row, if the row that last had the focus has scrolled out of view; otherwise `nil`. The
  /// list itself would scroll back to that row.
  public var rowToFocus: Widget? { visibleChildToFocus }

  /// Returns the row at a vertical position in this widget's application pixels; `nil` above the first row and below
  /// the last one.
  public func row(at y: Double) -> Widget? {
    childWidgets.first { row in
      guard row.isMapped, let bounds = row.bounds(in: self) else { return false }
      return y >= bounds.y && y < bounds.y + bounds.height
    }
  }

  /// Scrolls just far enough to show a row and moves the focus to it.
  @discardableResult
  public func focusRow(at position: Int) -> Bool {
    gtk_widget_activate_action_variant(widget, "list.scroll-to-item", g_variant_new_uint32(guint32(clamping: position)))
    return (retained(for: factoryKey) as? any RowReading)?.row(at: position)?.focus() ?? false
  }
}
