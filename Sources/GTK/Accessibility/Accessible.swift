import CAdwaita

/// What a screen reader is told of a widget.
///
/// GTK 4.8 names nothing by itself: a control without a label is read as its C type's name.
extension Widget {
  /// The name that a screen reader says.
  public var accessibleLabel: String? {
    get { nil }
    set { updateAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, newValue ?? "") }
  }

  /// A longer description, said after the name.
  public var accessibleDescription: String? {
    get { nil }
    set { updateAccessible(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, newValue ?? "") }
  }

  /// Says that what is shown is not ready yet.
  public func setAccessibleBusy(_ isBusy: Bool) {
    withValue(of: matinee_type_boolean()) { value in
      g_value_set_boolean(value, isBusy ? 1 : 0)
      var state = GTK_ACCESSIBLE_STATE_BUSY
      gtk_accessible_update_state_value(opaque, 1, &state, value)
    }
  }

  private func updateAccessible(_ property: GtkAccessibleProperty, _ text: String) {
    withValue(of: matinee_type_string()) { value in
      g_value_set_string(value, text)
      var property = property
      gtk_accessible_update_property_value(opaque, 1, &property, value)
    }
  }
}
