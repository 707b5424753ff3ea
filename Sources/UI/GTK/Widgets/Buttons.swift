import CAdwaita

/// A push button.
open class Button: Widget {
  public convenience init(label: String) { self.init(new: gtk_button_new_with_label(label)) }

  /// Creates a button that shows only an icon. The name is its accessible name and its tooltip.
  public convenience init(icon: String, name: String) {
    self.init(new: gtk_button_new_from_icon_name(icon))
    nameByTooltip(name)
  }

  /// Replaces the button's content with an icon.
  public func setIcon(_ name: String) { gtk_button_set_icon_name(cast(to: GtkButton.self), name) }

  /// Changes the name of a button that shows only an icon.
  public func rename(_ name: String) { nameByTooltip(name) }

  /// Calls `body` at each activation by pointer, keyboard, screen reader or ``click()``.
  public func onClick(_ body: @escaping () -> Void) { connect("clicked", body) }

  /// Activates the button as a user would.
  public func click() { emit("clicked") }

  /// The button's label, as plain text; empty for a button with an icon. Setting it replaces the icon.
  public var label: String {
    get { gtk_button_get_label(cast(to: GtkButton.self)).map { String(cString: $0) } ?? "" }
    set {
      gtk_button_set_label(cast(to: GtkButton.self), newValue)
      restoreAccessibleLabel()
    }
  }

  /// The button's content instead of a label or an icon. Setting it replaces them, and the button then needs an
  /// accessible name.
  public var child: Widget? {
    get { gtk_button_get_child(cast(to: GtkButton.self)).map { Widget(retaining: $0) } }
    set { gtk_button_set_child(cast(to: GtkButton.self), newValue?.widget) }
  }

  /// Sets the action that the button activates, such as `win.refresh`.
  public func setAction(_ name: String) {
    gtk_actionable_set_action_name(opaque, name)
  }
}

/// A button that stays pressed. In a group, only one is pressed at a time.
public final class ToggleButton: Button {
  public convenience init(toggle label: String) { self.init(new: gtk_toggle_button_new_with_label(label)) }

  /// Creates a toggle button that shows only an icon. The name is its accessible name and its tooltip.
  public convenience init(icon: String, name: String) {
    self.init(new: gtk_toggle_button_new())
    setIcon(icon)
    nameByTooltip(name)
  }

  /// Whether the button is pressed. In a group, setting it to `true` releases the others. Setting it also calls the
  /// handlers of ``onToggle(_:)``.
  public var isActive: Bool {
    get { gtk_toggle_button_get_active(cast(to: GtkToggleButton.self)) != 0 }
    set { gtk_toggle_button_set_active(cast(to: GtkToggleButton.self), newValue ? 1 : 0) }
  }

  /// Adds the button to the leader's group, in which only one button can be pressed at a time. Two buttons must not
  /// join each other.
  public func join(group leader: ToggleButton) {
    gtk_toggle_button_set_group(cast(to: GtkToggleButton.self), leader.cast(to: GtkToggleButton.self))
  }

  /// Calls `body` each time the button is pressed or released, by the user or through ``isActive``.
  public func onToggle(_ body: @escaping () -> Void) { connect("toggled", body) }
}

/// A button that opens a menu or a popover.
public final class MenuButton: Widget {
  /// Creates a button that shows only an icon.
  ///
  /// - Parameter isPrimary: Whether this is the window's main menu, which F10 opens.
  public convenience init(icon: String, name: String, menu: Menu, isPrimary: Bool = false) {
    self.init(new: gtk_menu_button_new())
    gtk_menu_button_set_icon_name(opaque, icon)
    gtk_menu_button_set_menu_model(opaque, menu.cast(to: GMenuModel.self))
    gtk_menu_button_set_primary(opaque, isPrimary ? 1 : 0)
    nameByTooltip(name)
    // The focusable part is an inner button, which takes its name from this widget.
    setAccessibleRole(.group)
    observePopover(name)
  }

  /// Creates a button with an icon. Set its menu with ``setItems(_:)``.
  public convenience init(icon: String, name: String) {
    self.init(icon: icon, name: name, menu: Menu(sections: []))
  }

  /// Creates a button with a label. Set its menu with ``setItems(_:)``, or its popover with
  /// ``setPopover(_:willOpen:)``.
  ///
  /// - Parameter name: The accessible name of the choice; screen readers announce the label after it.
  public convenience init(label: String, name: String) {
    self.init(new: gtk_menu_button_new())
    setAccessibleRole(.group)
    accessibleLabel = name
    self.label = label
  }

  /// The accessible name of the choice.
  private var name: String? { accessibleDescription ?? accessibleLabel }

  /// Names the inner button after the label in newer versions of GTK than 4.8, where it has this widget's name and
  /// description.
  private func nameByLabel() {
    guard gtk_get_minor_version() > 8, let name else { return }
    accessibleDescription = name
    accessibleLabel = label
  }

  /// The button's label, as plain text; empty for a button with an icon. Setting it replaces the icon.
  public var label: String {
    get { gtk_menu_button_get_label(opaque).map { String(cString: $0) } ?? "" }
    set {
      gtk_menu_button_set_label(opaque, newValue)
      nameByLabel()
    }
  }

  /// Replaces the items of the menu.
  public func setItems(_ sections: [[MenuItem]]) {
    insertActionGroup(MenuItem.prefix, sections.actions)
    setMenu(Menu(sections: sections.named, hiding: sections.commands))
  }

  /// Replaces the menu.
  public func setMenu(_ menu: Menu) {
    let name = name
    withExtendedLifetime(menu) { gtk_menu_button_set_menu_model(opaque, menu.cast(to: GMenuModel.self)) }
    observePopover(name)
  }

  /// Whether the menu or popover is open.
  public var isOpen: Bool { popover?.isMapped ?? false }

  /// Calls `body` after the current menu or popover has closed, when it can be replaced.
  public func onClose(_ body: @escaping () -> Void) {
    // GTK is still closing the popover.
    popover?.onUnmap { Task { body() } }
  }

  private var popover: Widget? { gtk_menu_button_get_popover(opaque).map { Widget(retaining: $0) } }

  /// Replaces the menu with a popover.
  ///
  /// - Parameters:
  ///   - popover: The popover, which the button retains.
  ///   - willOpen: Called before the popover opens, to fill it.
  public func setPopover(_ popover: Popover, willOpen: @escaping () -> Void) {
    gtk_menu_button_set_popover(opaque, popover.widget)
    lockScrolling(whileMapped: popover)
    gtk_menu_button_set_create_popup_func(
      opaque,
      { _, data in
        nonisolated(unsafe) let box = data
        MainActor.assumeIsolated { CallbackBox<() -> Void>.from(box)?.call() }
      }, CallbackBox(willOpen).retained(), releaseCallback)
  }

  /// Opens the menu or popover and moves the focus to it. Returns `false` outside a window, where GTK would crash.
  @discardableResult
  public func open() -> Bool {
    guard gtk_widget_get_root(widget) != nil else { return false }
    gtk_menu_button_popup(opaque)
    return true
  }

  /// Sets up the popover of a new menu. Each menu has its own popover.
  private func observePopover(_ name: String?) {
    guard let popover else { return }
    popover.accessibleLabel = name
    popover.setUpPopover()
    lockScrolling(whileMapped: popover)
  }

  /// Keeps the scroll position of the content around the button while the focus is in its popover.
  private func lockScrolling(whileMapped popover: Widget) {
    var lock: ScrollLock?
    popover.onMap { [pointer] in lock = ScrollLock(around: [Widget(retaining: pointer)]) }
    popover.onUnmap { [pointer] in
      guard let ended = lock else { return }
      lock = nil
      // The focus returns to the button with the next frame.
      guard let window = Widget(retaining: pointer).window else { return ended.end() }
      window.afterNextFrame { ended.end() }
    }
  }
}

extension Widget {
  /// Names a widget that shows only an icon. GTK would also use the tooltip as the description, so screen readers would
  /// repeat the name.
  func nameByTooltip(_ name: String) {
    tooltip = name
    accessibleLabel = name
    gtk_accessible_reset_property(opaque, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION)
  }
}
