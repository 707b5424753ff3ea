import CAdwaita

/// A line of text to fill in.
///
/// libadwaita 1.2's entry rows do not tell a screen reader that they have the focus, and read a secret aloud; GTK's own
/// entries do neither.
///
/// Source: [GtkEntry](https://docs.gtk.org/gtk4/class.Entry.html),
/// [GtkPasswordEntry](https://docs.gtk.org/gtk4/class.PasswordEntry.html).
public final class Entry: Widget {
  /// - Parameters:
  ///   - name: what a screen reader calls it, as the label beside it does.
  ///   - isSecret: shows dots, and says none of what is typed; a button in it shows the text.
  ///   - limit: how long the text may be, in Unicode scalars; the rest of a longer one is dropped.
  public convenience init(name: String, isSecret: Bool = false, limit: Int = longestLine) {
    self.init(new: isSecret ? gtk_password_entry_new() : gtk_entry_new())
    if isSecret {
      gtk_password_entry_set_show_peek_icon(opaque, 1)
      // Before it stands the sign for a capitals lock.
      descendants(gtk_image_get_type()).last?.accessibleLabel = "Show Text"
    }
    accessibleLabel = name
    boundText(to: limit)
  }

  /// What is in the line now, also of a secret one; setting it is a change that ``onEdit(_:)`` hears.
  public var text: String {
    get { gtk_editable_get_text(opaque).map { String(cString: $0) } ?? "" }
    set { gtk_editable_set_text(opaque, newValue) }
  }

  /// Shown, dimmed, while there is no text.
  public var placeholder: String {
    get { stringProperty("placeholder-text") ?? "" }
    set { setProperty("placeholder-text", newValue) }
  }

  /// The width it asks for, in characters.
  public var characters: Int {
    get { Int(gtk_editable_get_width_chars(opaque)) }
    set {
      gtk_editable_set_width_chars(opaque, gint(newValue))
      gtk_editable_set_max_width_chars(opaque, gint(newValue))
    }
  }

  /// Whether the text can be changed; the entry keeps the keyboard's focus when it cannot.
  public var isEditable: Bool {
    get { gtk_editable_get_editable(opaque) != 0 }
    set { gtk_editable_set_editable(opaque, newValue ? 1 : 0) }
  }

  /// Calls `body` after each change of ``text``, by the user or by the program.
  public func onEdit(_ body: @escaping () -> Void) { connect("changed", body) }

  /// Calls `body` when Enter is pressed.
  public func onSubmit(_ body: @escaping () -> Void) { connect("activate", body) }
}

extension Widget {
  /// Whether this is where text is typed.
  public var isTextInput: Bool { isKind(of: gtk_text_get_type()) || isKind(of: gtk_text_view_get_type()) }

  /// Calls `body` when the keyboard's focus has left this widget and all that is in it.
  public func onFocusLeave(_ body: @escaping () -> Void) {
    let controller = Object(adopting: UnsafeMutableRawPointer(gtk_event_controller_focus_new()))
    controller.connect("leave", body)
    // The widget takes the reference that it is given.
    g_object_ref(controller.pointer)
    gtk_widget_add_controller(widget, controller.opaque)
  }
}

/// How long a line of text may be, in Unicode scalars.
public let longestLine = 500
