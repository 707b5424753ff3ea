import CAdwaita

/// Something to press.
open class Button: Widget {
  public convenience init(label: String) { self.init(new: gtk_button_new_with_label(label)) }

  /// A button that shows only an icon; the name is what a screen reader says and what the tooltip shows.
  public convenience init(icon: String, name: String) {
    self.init(new: gtk_button_new_from_icon_name(icon))
    nameByTooltip(name)
  }

  /// Shows another icon, in place of what is on it.
  public func setIcon(_ name: String) { gtk_button_set_icon_name(cast(to: GtkButton.self), name) }

  /// Gives a button that shows only an icon another name.
  public func rename(_ name: String) { nameByTooltip(name) }

  /// Calls `body` at each press, by pointer, by keyboard, by a screen reader or by ``click()``.
  public func onClick(_ body: @escaping () -> Void) { connect("clicked", body) }

  /// Presses the button, as a person would.
  public func click() { emit("clicked") }

  /// The words on it, as plain text; empty where it shows an icon, which setting them replaces.
  public var label: String {
    get { gtk_button_get_label(cast(to: GtkButton.self)).map { String(cString: $0) } ?? "" }
    set { gtk_button_set_label(cast(to: GtkButton.self), newValue) }
  }

  /// What is on it in place of words or an icon; give the button a name then. Setting it replaces them.
  public var child: Widget? {
    get { gtk_button_get_child(cast(to: GtkButton.self)).map { Widget(retaining: $0) } }
    set { gtk_button_set_child(cast(to: GtkButton.self), newValue?.widget) }
  }

  /// The action that a press activates, such as `win.refresh`.
  public func setAction(_ name: String) {
    gtk_actionable_set_action_name(opaque, name)
  }
}

/// A button that stays pressed; in a group, only one is.
public final class ToggleButton: Button {
  public convenience init(toggle label: String) { self.init(new: gtk_toggle_button_new_with_label(label)) }

  /// One that shows only an icon; the name is what a screen reader says and what the tooltip shows.
  public convenience init(icon: String, name: String) {
    self.init(new: gtk_toggle_button_new())
    setIcon(icon)
    nameByTooltip(name)
  }

  /// Whether it is pressed. Pressing one of a group by setting this releases the others, and ``onToggle(_:)`` hears it.
  public var isActive: Bool {
    get { gtk_toggle_button_get_active(cast(to: GtkToggleButton.self)) != 0 }
    set { gtk_toggle_button_set_active(cast(to: GtkToggleButton.self), newValue ? 1 : 0) }
  }

  /// Makes it one of the group that `leader` is in, of which at most one is pressed at a time. Two buttons must not
  /// join each other.
  public func join(group leader: ToggleButton) {
    gtk_toggle_button_set_group(cast(to: GtkToggleButton.self), leader.cast(to: GtkToggleButton.self))
  }

  /// Calls `body` each time it becomes pressed or released, by the user or by ``isActive``.
  public func onToggle(_ body: @escaping () -> Void) { connect("toggled", body) }
}

/// A button that opens a menu.
public final class MenuButton: Widget {
  /// - Parameter isPrimary: the window's main menu, which F10 opens.
  public convenience init(icon: String, name: String, menu: Menu, isPrimary: Bool = false) {
    self.init(new: gtk_menu_button_new())
    gtk_menu_button_set_icon_name(opaque, icon)
    gtk_menu_button_set_menu_model(opaque, menu.cast(to: GMenuModel.self))
    gtk_menu_button_set_primary(opaque, isPrimary ? 1 : 0)
    nameByTooltip(name)
    // What is pressed is a button inside this one, which takes its name from here.
    setAccessibleRole(.group)
    followPopover(name)
  }

  /// A button whose menu is given to it by ``setItems(_:)``.
  public convenience init(icon: String, name: String) {
    self.init(icon: icon, name: name, menu: Menu(sections: []))
  }

  /// A button with words, whose menu is given to it by ``setItems(_:)``.
  ///
  /// - Parameter name: what is chosen; a screen reader says the words after it.
  public convenience init(label: String, name: String) {
    self.init(new: gtk_menu_button_new())
    setAccessibleRole(.group)
    accessibleLabel = name
    self.label = label
  }

  /// The words on it, as plain text; empty where it shows an icon, which setting them replaces.
  public var label: String {
    get { gtk_menu_button_get_label(opaque).map { String(cString: $0) } ?? "" }
    set { gtk_menu_button_set_label(opaque, newValue) }
  }

  /// What the menu offers from here on.
  public func setItems(_ sections: [[MenuItem]]) {
    insertActionGroup(MenuItem.prefix, sections.actions)
    setMenu(Menu(sections: sections.named))
  }

  /// Opens another menu from here on.
  public func setMenu(_ menu: Menu) {
    let name = accessibleLabel
    withExtendedLifetime(menu) { gtk_menu_button_set_menu_model(opaque, menu.cast(to: GMenuModel.self)) }
    followPopover(name)
  }

  /// Opens the menu, and gives it the keyboard. `false` outside a window, where GTK would crash.
  @discardableResult
  public func open() -> Bool {
    guard gtk_widget_get_root(widget) != nil else { return false }
    gtk_menu_button_popup(opaque)
    return true
  }

  /// Each menu comes with a popover of its own.
  private func followPopover(_ name: String?) {
    guard let popover = gtk_menu_button_get_popover(opaque).map({ Widget(retaining: $0) }) else { return }
    popover.accessibleLabel = name
    popover.handKeysOn()
  }
}

extension Widget {
  /// Names what shows only an icon. GTK takes the tooltip for a description too, which would say the name twice.
  func nameByTooltip(_ name: String) {
    tooltip = name
    accessibleLabel = name
    gtk_accessible_reset_property(opaque, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION)
  }
}
