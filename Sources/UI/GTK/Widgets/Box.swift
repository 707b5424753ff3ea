import CAdwaita

/// Widgets in a row or a column.
public final class Box: Widget {
  /// The direction in which the widgets are arranged.
  public enum Orientation { case horizontal, vertical }

  /// Creates a box.
  ///
  /// - Parameters:
  ///   - orientation: The direction in which the widgets are arranged.
  ///   - spacing: The space between the widgets, in application pixels.
  ///   - children: The widgets, which must not have a parent.
  public convenience init(_ orientation: Orientation = .vertical, spacing: Int = 0, _ children: [Widget] = []) {
    self.init(new: gtk_box_new(orientation.value, gint(spacing)))
    children.forEach(append)
  }

  /// Adds a widget without a parent after all others.
  public func append(_ child: Widget) { gtk_box_append(cast(to: GtkBox.self), child.widget) }
  /// Adds a widget without a parent before all others.
  public func prepend(_ child: Widget) { gtk_box_prepend(cast(to: GtkBox.self), child.widget) }
  /// Replaces the child `old` with `new`.
  public func replace(_ old: Widget, with new: Widget) {
    gtk_box_insert_child_after(cast(to: GtkBox.self), new.widget, old.widget)
    remove(old)
  }

  /// Removes a direct child of this box.
  public func remove(_ child: Widget) { gtk_box_remove(cast(to: GtkBox.self), child.widget) }

  /// The orientation, which may change while the box is on screen.
  public var orientation: Orientation {
    get { gtk_orientable_get_orientation(opaque) == GTK_ORIENTATION_HORIZONTAL ? .horizontal : .vertical }
    set { gtk_orientable_set_orientation(opaque, newValue.value) }
  }

  /// Whether all children get the same space along the box as the largest one. The default is `false`.
  public var isHomogeneous: Bool {
    get { gtk_box_get_homogeneous(cast(to: GtkBox.self)) != 0 }
    set { gtk_box_set_homogeneous(cast(to: GtkBox.self), newValue ? 1 : 0) }
  }
}

extension Box.Orientation {
  var value: GtkOrientation { self == .horizontal ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL }
}
