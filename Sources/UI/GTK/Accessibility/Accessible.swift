import CAdwaita

/// A widget's properties, states and role for screen readers.
///
/// GTK 4.8 supplies no default names: screen readers announce an unlabeled control by the name of its C type.
///
/// Source: [GtkAccessible](https://docs.gtk.org/gtk4/iface.Accessible.html).
extension Widget {
  /// The accessible name. An empty name stops screen readers from announcing a container by its class.
  ///
  /// The getter returns only a name that was set here: it is `nil` if GTK derives the name from the widget's own text.
  public var accessibleLabel: String? {
    get { text(for: labelKey) }
    set {
      if newValue?.isEmpty == false { becomeGroupIfGeneric() }
      setText(newValue, GTK_ACCESSIBLE_PROPERTY_LABEL, labelKey)
      // In newer versions of GTK than 4.8, the label inside a button names it and takes precedence.
      if newValue?.isEmpty == false { removeRelation(GTK_ACCESSIBLE_RELATION_LABELLED_BY) }
    }
  }

  /// Sets ``accessibleLabel`` again, after GTK has replaced it by the visible label.
  func restoreAccessibleLabel() {
    guard let name = accessibleLabel, !name.isEmpty else { return }
    accessibleLabel = nil
    accessibleLabel = name
  }

  /// The accessible description, which follows the name.
  ///
  /// The getter returns only a description that was set here: it is `nil` if GTK derives the description from a
  /// tooltip.
  public var accessibleDescription: String? {
    get { text(for: descriptionKey) }
    set {
      setText(newValue, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, descriptionKey)
      // In newer versions of libadwaita than 1.2, a row's subtitle describes it and takes precedence.
      if newValue != nil, accessibleDescriber == nil { removeRelation(GTK_ACCESSIBLE_RELATION_DESCRIBED_BY) }
    }
  }

  /// A descendant whose description describes this widget as well.
  ///
  /// Use it for a widget whose description is set before the widget gets the focus. At its first focus, GTK 4.8 sends
  /// an event about the widget's own description, and screen readers read the description twice.
  public var accessibleDescriber: Widget? {
    get { retained(for: describerKey) as? Widget }
    set {
      guard newValue?.pointer != accessibleDescriber?.pointer else { return }
      matinee_set_accessible_relation(pointer, GTK_ACCESSIBLE_RELATION_DESCRIBED_BY, newValue?.pointer)
      if let newValue { retain(newValue, for: describerKey) } else { discard(for: describerKey) }
    }
  }

  /// The meaning of a slider's value as text, such as "8.5 out of 10".
  ///
  /// GTK 4.8 doesn't pass this text to screen readers, so put anything important in ``accessibleDescription`` too.
  public var accessibleValueText: String? {
    get { text(for: valueTextKey) }
    set { setText(newValue, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, valueTextKey) }
  }

  /// Sets the accessible role. Call it before the widget is shown: its role can't change once it is on the
  /// accessibility bus.
  public func setAccessibleRole(_ role: AccessibleRole) {
    let type = gtk_accessible_role_get_type()
    withValue(of: type) { value in
      g_value_set_enum(value, gint(role.value.rawValue))
      g_object_set_property(opaque.asObject, "accessible-role", value)
    }
  }

  /// Sets whether the content is still loading.
  public func setAccessibleBusy(_ isBusy: Bool) { setState(GTK_ACCESSIBLE_STATE_BUSY, isBusy) }

  /// Sets whether the widget is the selected one of several.
  public func setAccessibleSelected(_ isSelected: Bool) {
    setState(GTK_ACCESSIBLE_STATE_SELECTED, isSelected)
  }

  /// Sets whether the widget, for example a row, is checked; `nil` means that it has no checked state.
  public func setAccessibleChecked(_ isChecked: Bool?) {
    guard let isChecked else { return gtk_accessible_reset_state(opaque, GTK_ACCESSIBLE_STATE_CHECKED) }
    setState(GTK_ACCESSIBLE_STATE_CHECKED, isChecked)
  }

  /// Marks the widget's input as invalid. The other widget contains the error message and must live as long as this
  /// one; `nil` clears the error.
  public func setAccessibleError(_ message: Widget?) {
    setState(GTK_ACCESSIBLE_STATE_INVALID, message != nil)
    matinee_set_accessible_relation(pointer, GTK_ACCESSIBLE_RELATION_ERROR_MESSAGE, message?.pointer)
  }

  /// Makes screen readers announce a message immediately. Returns `false` in GTK versions before 4.14, which can't do
  /// this.
  public func announce(_ sentence: String) -> Bool { matinee_accessible_announce(pointer, sentence) != 0 }
}

/// A widget's role for screen readers, for widgets whose class doesn't determine it.
public enum AccessibleRole: Sendable {
  /// Presentation only: screen readers ignore the widget and its descendants.
  case decoration
  /// A group of related widgets.
  case group
  /// A status message that doesn't interrupt speech.
  case status
  /// A list of tabs, and a single tab.
  case tabList, tab
  /// One of several mutually exclusive choices.
  case radio
  /// A list, and a single item of a list.
  case list, listItem
  /// A heading of a part of the page.
  case heading
  /// An image with an accessible description.
  case picture

  fileprivate var value: GtkAccessibleRole {
    switch self {
    case .decoration: GTK_ACCESSIBLE_ROLE_PRESENTATION
    case .group: GTK_ACCESSIBLE_ROLE_GROUP
    case .status: GTK_ACCESSIBLE_ROLE_STATUS
    case .tabList: GTK_ACCESSIBLE_ROLE_TAB_LIST
    case .tab: GTK_ACCESSIBLE_ROLE_TAB
    case .radio: GTK_ACCESSIBLE_ROLE_RADIO
    case .list: GTK_ACCESSIBLE_ROLE_LIST
    case .listItem: GTK_ACCESSIBLE_ROLE_LIST_ITEM
    case .heading: GTK_ACCESSIBLE_ROLE_HEADING
    case .picture: GTK_ACCESSIBLE_ROLE_IMG
    }
  }
}

extension Widget {
  /// Makes a container a group, because newer versions of GTK than 4.8 ignore the names of generic containers.
  private func becomeGroupIfGeneric() {
    guard gtk_accessible_get_accessible_role(opaque) == GTK_ACCESSIBLE_ROLE_GENERIC, gtk_widget_get_root(widget) == nil,
      gtk_get_minor_version() > 8
    else { return }
    setAccessibleRole(.group)
  }

  private func removeRelation(_ relation: GtkAccessibleRelation) {
    // Each change sends an event on the bus.
    guard gtk_test_accessible_has_relation(opaque, relation) != 0 else { return }
    gtk_accessible_reset_relation(opaque, relation)
  }

  private func setState(_ state: GtkAccessibleState, _ isSet: Bool) {
    matinee_set_accessible_state(pointer, state, isSet ? 1 : 0)
  }

  private func text(for key: String) -> String? {
    g_object_get_data(opaque.asObject, key).map { String(cString: $0.assumingMemoryBound(to: CChar.self)) }
  }

  private func setText(_ text: String?, _ property: GtkAccessibleProperty, _ key: String) {
    // Each change sends an event on the bus.
    guard text != self.text(for: key) else { return }
    g_object_set_data_full(opaque.asObject, key, text.map { UnsafeMutableRawPointer(g_strdup($0)) } ?? nil, g_free)
    guard let text else { return gtk_accessible_reset_property(opaque, property) }
    withValue(of: matinee_type_string()) { value in
      g_value_set_string(value, text)
      var property = property
      gtk_accessible_update_property_value(opaque, 1, &property, value)
    }
  }
}

private let labelKey = "matinee-accessible-label"
private let valueTextKey = "matinee-accessible-value-text"
private let descriptionKey = "matinee-accessible-description"
private let describerKey = "matinee-accessible-describer"
