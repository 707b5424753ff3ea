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
  /// Choices of which one holds; hold them for as long as they are shown.
  ///
  /// The arrow keys go to the next or the previous one, which then holds, wherever they stand: in the rows of a list GTK 4.8
  /// would leave the group.
  public static func group(_ count: Int) -> [RadioButton] {
    let buttons = (0..<count).map { _ in RadioButton(new: gtk_check_button_new()) }
    for (place, button) in buttons.enumerated() {
      gtk_check_button_set_group(button.cast(), place == 0 ? nil : buttons[0].cast())
      button.setAccessibleRole(.radio)
      button.goes(to: buttons[(place + 1) % count], by: "Down")
      button.goes(to: buttons[(place + count - 1) % count], by: "Up")
    }
    return buttons
  }

  private func goes(to other: RadioButton, by key: String) {
    addShortcut(key, isLocal: true) { [weak other] in
      guard let other, other.isSensitive else { return false }
      other.isActive = true
      return other.focus()
    }
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
