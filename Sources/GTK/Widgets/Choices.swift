import CAdwaita

/// Something that is on or off.
public final class Switch: Widget {
  public convenience init() { self.init(new: gtk_switch_new()) }

  /// Whether it is on. ``onToggle(_:)`` hears the program's changes as it does the user's.
  public var isActive: Bool {
    get { gtk_switch_get_active(opaque) != 0 }
    set { gtk_switch_set_active(opaque, newValue ? 1 : 0) }
  }

  /// Calls `body` each time it is turned on or off.
  public func onToggle(_ body: @escaping () -> Void) { onChange(of: "active", body) }
}

/// One of several choices, of which one holds.
public final class RadioButton: Widget {
  /// - Parameter leader: the first of the choices; `nil` for that one itself.
  public convenience init(group leader: RadioButton?) {
    self.init(new: gtk_check_button_new())
    gtk_check_button_set_group(cast(), leader?.cast())
    setAccessibleRole(.radio)
  }

  /// Whether this is the one that holds; setting it releases the others.
  public var isActive: Bool {
    get { gtk_check_button_get_active(cast()) != 0 }
    set { gtk_check_button_set_active(cast(), newValue ? 1 : 0) }
  }

  /// Calls `body` each time it becomes the one that holds, or ceases to be.
  public func onToggle(_ body: @escaping () -> Void) { connect("toggled", body) }
}

/// One of several choices, of which any number hold.
public final class CheckButton: Widget {
  public convenience init() { self.init(new: gtk_check_button_new()) }

  /// Whether it holds. ``onToggle(_:)`` hears the program's changes as it does the user's.
  public var isActive: Bool {
    get { gtk_check_button_get_active(cast()) != 0 }
    set { gtk_check_button_set_active(cast(), newValue ? 1 : 0) }
  }

  /// Calls `body` each time it holds, or ceases to.
  public func onToggle(_ body: @escaping () -> Void) { connect("toggled", body) }
}
