import CAdwaita

/// A container with a single child.
public final class Bin: Widget {
  public convenience init(_ child: Widget? = nil) {
    self.init(new: adw_bin_new())
    self.child = child
  }

  /// The child. Setting it replaces the previous one; `nil` leaves the container empty.
  public var child: Widget? {
    get { adw_bin_get_child(cast(to: AdwBin.self)).map { Widget(retaining: $0) } }
    set { adw_bin_set_child(cast(to: AdwBin.self), newValue?.widget) }
  }

  /// Creates a container in a list's row, which passes on the focus that its content doesn't take.
  ///
  /// A list gives the focus to a single row, for example to its first one when Tab reaches it. If that row refuses, GTK
  /// tries no other one, so the keyboard would never enter the list.
  ///
  /// - Parameter pass: A closure that moves the focus to another row, and returns whether it did.
  public convenience init(passingFocus pass: @escaping () -> Bool) {
    guard let instance = g_object_new_with_properties(passingBinType, 0, nil, nil) else {
      preconditionFailure("GLib couldn’t create a widget")
    }
    self.init(adopting: UnsafeMutableRawPointer(instance))
    retain(CallbackBox(pass), for: passKey)
  }
}

/// A subclass of `AdwBin` whose `grab_focus` calls a Swift closure if no descendant takes the focus.
private let passingBinType: GType = g_type_register_static_simple(
  adw_bin_get_type(), "MatineePassingBin", guint(MemoryLayout<AdwBinClass>.size),
  { objectClass, _ in
    objectClass?.assumingMemoryBound(to: GtkWidgetClass.self).pointee.grab_focus = { widget in
      let parent = g_type_class_peek(adw_bin_get_type())?.assumingMemoryBound(to: GtkWidgetClass.self)
      if parent?.pointee.grab_focus(widget) == 1 { return 1 }
      nonisolated(unsafe) let widget = widget
      return MainActor.assumeIsolated {
        let bin = widget.map { Widget(retaining: UnsafeMutableRawPointer($0)) }
        return (bin?.retained(for: passKey) as? CallbackBox<() -> Bool>)?.call() == true ? 1 : 0
      }
    }
  }, guint(MemoryLayout<AdwBin>.size), { _, _ in }, GTypeFlags(rawValue: 0))

private let passKey = "matinee-pass-focus"
