import CAdwaita

/// What a screen reader is told of a widget.
///
/// GTK 4.8 names nothing by itself: a control without a label is read as its C type's name.
///
/// Source: [GtkAccessible](https://docs.gtk.org/gtk4/iface.Accessible.html).
extension Widget {
  /// The name that a screen reader says; an empty one keeps a mere container from being read by its class. Reading it
  /// gives what was set here: `nil` says nothing of the words that GTK takes from the widget itself.
  public var accessibleLabel: String? {
    get { text(for: labelKey) }
    set { setText(newValue, GTK_ACCESSIBLE_PROPERTY_LABEL, labelKey) }
  }

  /// What is said after the name, for those who want to know more. Reading it gives what was set here: `nil` says
  /// nothing of a tooltip, which GTK takes for it.
  public var accessibleDescription: String? {
    get { text(for: descriptionKey) }
    set { setText(newValue, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, descriptionKey) }
  }

  /// What the value of a slider means in words, such as "8.5 of 10". GTK 4.8 keeps it from screen readers: say what matters
  /// by ``accessibleDescription`` too.
  public var accessibleValueText: String? {
    get { text(for: valueTextKey) }
    set { setText(newValue, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, valueTextKey) }
  }

  /// Says what the widget is. Set it before the widget is shown: what is on the bus keeps its role.
  public func setAccessibleRole(_ role: AccessibleRole) {
    let type = gtk_accessible_role_get_type()
    withValue(of: type) { value in
      g_value_set_enum(value, gint(role.value.rawValue))
      g_object_set_property(opaque.asObject, "accessible-role", value)
    }
  }

  /// Keeps the widget, with all that is in it, from screen readers: it says nothing that is not said elsewhere, or it
  /// is not to be seen. GTK itself tells only of widgets that are invisible.
  public func setAccessibleHidden(_ isHidden: Bool) {
    matinee_set_accessible_hidden(pointer, isHidden ? 1 : 0)
  }

  /// Says that what is shown is not ready yet.
  public func setAccessibleBusy(_ isBusy: Bool) { matinee_set_accessible_busy(pointer, isBusy ? 1 : 0) }

  /// Says which one of several is chosen.
  public func setAccessibleSelected(_ isSelected: Bool) {
    matinee_set_accessible_selected(pointer, isSelected ? 1 : 0)
  }

  /// Says whether it is ticked, of a row for instance; `nil` says that it cannot be.
  public func setAccessibleChecked(_ isChecked: Bool?) {
    guard let isChecked else { return gtk_accessible_reset_state(opaque, GTK_ACCESSIBLE_STATE_CHECKED) }
    matinee_set_accessible_checked(pointer, isChecked ? 1 : 0)
  }

  /// Says that what was entered does not do, and why: the other widget is the sentence. It must live as long as this
  /// one does.
  public func setAccessibleError(_ message: Widget?) {
    matinee_set_accessible_error(pointer, message?.pointer)
  }

  /// Has a sentence said at once, as news. `false` where GTK is older than 4.14, and cannot.
  public func announce(_ sentence: String) -> Bool { matinee_accessible_announce(pointer, sentence) != 0 }
}

/// What a widget is to a screen reader, where its class does not tell.
public enum AccessibleRole: Sendable {
  /// Nothing: it is left out, with all that is in it.
  case decoration
  /// Things that belong together.
  case group
  /// News of lesser weight, which are not to interrupt.
  case status
  /// A row of tabs, and one of them.
  case tabList, tab
  /// One of several choices.
  case radio
  /// Things one after another, and one of them.
  case list, listItem
  /// Words that stand above a part of the page.
  case heading
  /// A picture that says something, in words too.
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
  private func text(for key: String) -> String? {
    g_object_get_data(opaque.asObject, key).map { String(cString: $0.assumingMemoryBound(to: CChar.self)) }
  }

  private func setText(_ text: String?, _ property: GtkAccessibleProperty, _ key: String) {
    // Each change is an event on the bus.
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
