import CAdwaita

/// A line of text to fill in, in a boxed list.
public final class EntryRow: Widget {
  public convenience init(title: String, isSecret: Bool = false) {
    self.init(new: isSecret ? adw_password_entry_row_new() : adw_entry_row_new())
    adw_preferences_row_set_title(cast(), title)
  }

  /// What is in the line now, also of a secret one; setting it is a change that ``onEdit(_:)`` hears.
  public var text: String {
    get { gtk_editable_get_text(opaque).map { String(cString: $0) } ?? "" }
    set { gtk_editable_set_text(opaque, newValue) }
  }

  /// Whether the text can be changed; the row keeps the keyboard's focus when it cannot.
  public var isEditable: Bool {
    get { gtk_editable_get_editable(opaque) != 0 }
    set { gtk_editable_set_editable(opaque, newValue ? 1 : 0) }
  }

  /// Calls `body` after each change of ``text``, by the user or by the program.
  public func onEdit(_ body: @escaping () -> Void) { connect("changed", body) }

  /// Calls `body` when Enter is pressed.
  public func onSubmit(_ body: @escaping () -> Void) { connect("entry-activated", body) }
}

extension Widget {
  /// Whether this is where text is typed.
  public var isTextInput: Bool { isKind(of: gtk_text_get_type()) || isKind(of: gtk_text_view_get_type()) }
}

/// Rows in one rounded frame.
public final class BoxedList: Widget {
  public convenience init(_ rows: [Widget]) {
    self.init(new: gtk_list_box_new())
    addStyle("boxed-list")
    gtk_list_box_set_selection_mode(opaque, GTK_SELECTION_NONE)
    rows.forEach { gtk_list_box_append(opaque, $0.widget) }
  }
}
