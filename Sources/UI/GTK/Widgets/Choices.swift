import CAdwaita

/// An on/off switch.
public final class Switch: Widget {
  public convenience init() { self.init(new: gtk_switch_new()) }

  /// Whether the switch is on. A change by the program also calls the handlers of ``onToggle(_:)``.
  public var isActive: Bool {
    get { gtk_switch_get_active(opaque) != 0 }
    set { gtk_switch_set_active(opaque, newValue ? 1 : 0) }
  }

  /// Calls `body` each time the switch is turned on or off.
  public func onToggle(_ body: @escaping () -> Void) { onChange(of: "active", body) }
}

/// One of several mutually exclusive choices.
public final class RadioButton: Widget {
  /// Creates a group of radio buttons. The caller must retain them while they are visible.
  ///
  /// The Up and Down keys select the previous or next button, regardless of where it is. In the rows of a list, GTK 4.8
  /// would leave the group instead.
  public static func group(_ count: Int) -> [RadioButton] {
    let buttons = (0..<count).map { _ in RadioButton(new: gtk_check_button_new()) }
    for (index, button) in buttons.enumerated() {
      gtk_check_button_set_group(button.cast(), index == 0 ? nil : buttons[0].cast())
      button.setAccessibleRole(.radio)
      button.addFocusShortcut(to: buttons[(index + 1) % count], key: "Down")
      button.addFocusShortcut(to: buttons[(index + count - 1) % count], key: "Up")
    }
    return buttons
  }

  private func addFocusShortcut(to other: RadioButton, key: String) {
    addShortcut(key, isLocal: true) { [weak other] in
      guard let other, other.isSensitive else { return false }
      other.isActive = true
      return other.focus()
    }
  }

  /// Whether the button is selected. Setting it to `true` deselects the others.
  public var isActive: Bool {
    get { gtk_check_button_get_active(cast()) != 0 }
    set { gtk_check_button_set_active(cast(), newValue ? 1 : 0) }
  }

  /// Calls `body` each time the button is selected or deselected.
  public func onToggle(_ body: @escaping () -> Void) { connect("toggled", body) }
}

/// A check box: one of several independent choices.
public final class CheckButton: Widget {
  public convenience init() { self.init(new: gtk_check_button_new()) }

  /// Whether the box is checked. A change by the program also calls the handlers of ``onToggle(_:)``.
  public var isActive: Bool {
    get { gtk_check_button_get_active(cast()) != 0 }
    set { gtk_check_button_set_active(cast(), newValue ? 1 : 0) }
  }

  /// Calls `body` each time the box is checked or unchecked.
  public func onToggle(_ body: @escaping () -> Void) { connect("toggled", body) }
}
