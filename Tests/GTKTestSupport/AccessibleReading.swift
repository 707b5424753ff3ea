import CAdwaita
import GTK

/// What a screen reader is told of a widget, read back from GTK itself; it needs `GTK_A11Y=test`.
extension Widget {
  /// The label that it was given; `nil` where it was given none.
  public var spokenLabel: String? { accessibleText(GTK_ACCESSIBLE_PROPERTY_LABEL) }

  /// What is said after that.
  public var spokenDescription: String? { accessibleText(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION) }

  /// What the value of a slider is in words.
  public var spokenValueText: String? { accessibleText(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT) }

  public func hasRole(_ role: GtkAccessibleRole) -> Bool { gtk_test_accessible_has_role(opaque, role) != 0 }

  /// Whether a state that is true or false is true.
  public func isInState(_ state: GtkAccessibleState) -> Bool {
    gtk_test_accessible_has_state(opaque, state) != 0 && matinee_test_accessible_is(pointer, state) != 0
  }

  /// Whether what was entered in it is said not to do.
  public var isInvalid: Bool { matinee_test_accessible_is_invalid(pointer) != 0 }

  /// Whether it is left out, with all that is in it.
  public var isLeftOut: Bool {
    !isVisible || hasRole(GTK_ACCESSIBLE_ROLE_PRESENTATION) || isInState(GTK_ACCESSIBLE_STATE_HIDDEN) || isOnHiddenPage
  }

  /// A stack tells of pages, each with a child.
  private var isOnHiddenPage: Bool {
    guard let stack = parentWidget, stack.isStack, let page = gtk_stack_get_page(stack.opaque, widget) else {
      return false
    }
    return matinee_test_accessible_is(UnsafeMutableRawPointer(page), GTK_ACCESSIBLE_STATE_HIDDEN) != 0
  }

  /// The widgets that a screen reader meets, in reading order.
  public var spokenTree: [Widget] { isLeftOut ? [] : [self] + childWidgets.flatMap(\.spokenTree) }

  /// The rows of the first list that is met.
  public var spokenRows: [Widget] {
    spokenTree.first { $0.isA(gtk_list_view_get_type()) }?.childWidgets.filter(\.isMapped) ?? []
  }

  private func accessibleText(_ property: GtkAccessibleProperty) -> String? {
    guard gtk_test_accessible_has_property(opaque, property) != 0 else { return nil }
    guard let text = matinee_test_accessible_text(pointer, property) else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }
}
