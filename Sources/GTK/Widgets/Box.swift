import CAdwaita

/// Widgets in a row or a column.
public final class Box: Widget {
  /// Side by side, or one below the other.
  public enum Orientation { case horizontal, vertical }

  public convenience init(_ orientation: Orientation = .vertical, spacing: Int = 0, _ children: [Widget] = []) {
    self.init(new: gtk_box_new(orientation.value, gint(spacing)))
    children.forEach(append)
  }

  /// Puts a widget, which must be in no container, after all others.
  public func append(_ child: Widget) { gtk_box_append(cast(to: GtkBox.self), child.widget) }
  /// Puts a widget, which must be in no container, before all others.
  public func prepend(_ child: Widget) { gtk_box_prepend(cast(to: GtkBox.self), child.widget) }
  /// Puts `new` where `old` was.
  public func replace(_ old: Widget, with new: Widget) {
    gtk_box_insert_child_after(cast(to: GtkBox.self), new.widget, old.widget)
    remove(old)
  }

  /// Takes a widget out; it must be a direct child of this box.
  public func remove(_ child: Widget) { gtk_box_remove(cast(to: GtkBox.self), child.widget) }

  /// Which way the widgets stand; it may change while they are on screen.
  public var orientation: Orientation {
    get { gtk_orientable_get_orientation(opaque) == GTK_ORIENTATION_HORIZONTAL ? .horizontal : .vertical }
    set { gtk_orientable_set_orientation(opaque, newValue.value) }
  }

  /// Whether all widgets get as much room, along the box, as the largest of them; `false` at first.
  public var isHomogeneous: Bool {
    get { gtk_box_get_homogeneous(cast(to: GtkBox.self)) != 0 }
    set { gtk_box_set_homogeneous(cast(to: GtkBox.self), newValue ? 1 : 0) }
  }
}

extension Box.Orientation {
  var value: GtkOrientation { self == .horizontal ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL }
}
