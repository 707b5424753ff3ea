import CAdwaita
import Localization

/// A single-line text entry.
///
/// libadwaita 1.2's entry rows don't report their focus to screen readers and expose secret text to them. GTK's own
/// entries have neither problem.
///
/// Source: [GtkEntry](https://docs.gtk.org/gtk4/class.Entry.html),
/// [GtkPasswordEntry](https://docs.gtk.org/gtk4/class.PasswordEntry.html).
public final class Entry: Widget {
  /// Creates an entry.
  ///
  /// - Parameters:
  ///   - name: The accessible name, the same as the visible label.
  ///   - isSecret: Whether the text appears as dots and is hidden from screen readers. A button in the entry reveals
  ///     it.
  ///   - limit: The maximum length in Unicode scalars. Longer text is truncated.
  public convenience init(name: String, isSecret: Bool = false, limit: Int = maximumLineLength) {
    self.init(new: isSecret ? gtk_password_entry_new() : gtk_entry_new())
    if isSecret {
      gtk_password_entry_set_show_peek_icon(opaque, 1)
      // The last image is the button that reveals the text. The one before it is the Caps Lock indicator.
      descendants(gtk_image_get_type()).last?.accessibleLabel = tr("Show Text")
    }
    accessibleLabel = name
    limitText(to: limit)
  }

  /// The current text, including that of a secret entry. Setting it also calls the handlers of ``onEdit(_:)``.
  public var text: String {
    get { gtk_editable_get_text(opaque).map { String(cString: $0) } ?? "" }
    set { gtk_editable_set_text(opaque, newValue) }
  }

  /// The dimmed text in an empty entry.
  public var placeholder: String {
    get { stringProperty("placeholder-text") ?? "" }
    set { setProperty("placeholder-text", newValue) }
  }

  /// The preferred width in characters.
  public var widthInCharacters: Int {
    get { Int(gtk_editable_get_width_chars(opaque)) }
    set {
      gtk_editable_set_width_chars(opaque, gint(newValue))
      gtk_editable_set_max_width_chars(opaque, gint(newValue))
    }
  }

  /// Whether the text can be edited. A read-only entry can still have the focus.
  public var isEditable: Bool {
    get { gtk_editable_get_editable(opaque) != 0 }
    set { gtk_editable_set_editable(opaque, newValue ? 1 : 0) }
  }

  /// Calls `body` after each change of ``text`` by the user or the program.
  public func onEdit(_ body: @escaping () -> Void) { connect("changed", body) }

  /// Calls `body` when Enter is pressed.
  public func onSubmit(_ body: @escaping () -> Void) { connect("activate", body) }
}

extension Widget {
  /// Whether this widget accepts text input.
  public var isTextInput: Bool { isKind(of: gtk_text_get_type()) || isKind(of: gtk_text_view_get_type()) }

  /// Stops the blinking cursor of a focused text that isn't mapped, if something is selected in it.
  ///
  /// GTK 4.8 gives a text the focus and then selects it, which must stop the cursor. If the text isn't mapped, the
  /// cursor doesn't stop, and GTK prints a warning at the next frame. A text that is already selected when the focus
  /// arrives has no cursor.
  func stopCursorOfUnmappedText() {
    guard !isMapped, isKind(of: gtk_text_get_type()), gtk_editable_get_selection_bounds(opaque, nil, nil) != 0 else {
      return
    }
    gtk_root_set_focus(gtk_widget_get_root(widget), nil)
    gtk_text_grab_focus_without_selecting(cast())
  }

  /// Calls `body` when the focus has left this widget and its descendants.
  public func onFocusLeave(_ body: @escaping () -> Void) {
    let controller = Object(adopting: UnsafeMutableRawPointer(gtk_event_controller_focus_new()))
    controller.connect("leave", body)
    // The widget takes ownership of the reference.
    g_object_ref(controller.pointer)
    gtk_widget_add_controller(widget, controller.opaque)
  }
}

/// The maximum length of a line of text, in Unicode scalars.
public let maximumLineLength = 500
