import CAdwaita
import GTK

/// Accessible properties as screen readers get them, read from GTK. This requires `GTK_A11Y=test`.
extension Widget {
  /// The accessible label; `nil` if none was set.
  public var exposedLabel: String? { accessibleText(GTK_ACCESSIBLE_PROPERTY_LABEL) }

  /// The accessible description, of its own or from the widget that describes it.
  public var exposedDescription: String? {
    accessibleText(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION) ?? accessibleDescriber?.exposedDescription
  }

  /// The text of a slider's value.
  public var exposedValueText: String? { accessibleText(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT) }

  public func hasRole(_ role: GtkAccessibleRole) -> Bool { gtk_test_accessible_has_role(opaque, role) != 0 }

  /// Returns whether a Boolean state is true.
  public func isInState(_ state: GtkAccessibleState) -> Bool {
    gtk_test_accessible_has_state(opaque, state) != 0 && matinee_test_accessible_is(pointer, state) != 0
  }

  /// Whether the widget's input is marked as invalid.
  public var isInvalid: Bool { matinee_test_accessible_is_invalid(pointer) != 0 }

  /// Returns whether the widget is a menu button for the choice with this name. Newer versions of GTK than 4.8 describe
  /// the button by the name.
  public func isMenuButton(named name: String) -> Bool {
    isA(gtk_menu_button_get_type()) && [exposedLabel, exposedDescription].contains(name)
  }

  /// Whether the widget and its descendants are hidden from screen readers.
  public var isIgnored: Bool {
    !isVisible || hasRole(GTK_ACCESSIBLE_ROLE_PRESENTATION) || isInState(GTK_ACCESSIBLE_STATE_HIDDEN) || isOnHiddenPage
  }

  /// Whether the widget is a stack's child whose page is hidden from screen readers.
  private var isOnHiddenPage: Bool {
    guard let stack = parentWidget, stack.isStack, let page = gtk_stack_get_page(stack.opaque, widget) else {
      return false
    }
    return matinee_test_accessible_is(UnsafeMutableRawPointer(page), GTK_ACCESSIBLE_STATE_HIDDEN) != 0
  }

  /// The widgets that screen readers find, in reading order.
  public var accessibilityTree: [Widget] { isIgnored ? [] : [self] + childWidgets.flatMap(\.accessibilityTree) }

  /// The rows of the first list in reading order.
  public var accessibleRows: [Widget] {
    accessibilityTree.first { $0.isA(gtk_list_view_get_type()) }?.childWidgets.filter(\.isMapped) ?? []
  }

  private func accessibleText(_ property: GtkAccessibleProperty) -> String? {
    guard gtk_test_accessible_has_property(opaque, property) != 0 else { return nil }
    guard let text = matinee_test_accessible_text(pointer, property) else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }
}
