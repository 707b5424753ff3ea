import CAdwaita

/// A multi-line text entry, which grows with its content up to a maximum height and then scrolls.
///
/// Tab moves the focus out of it, as in a single-line entry.
///
/// Source: [GtkTextView](https://docs.gtk.org/gtk4/class.TextView.html).
public final class TextArea: Widget {
  /// Creates a text area.
  ///
  /// - Parameters:
  ///   - name: The accessible name, the same as the visible label.
  ///   - heights: The minimum and maximum height, in application pixels.
  public convenience init(name: String, heights: ClosedRange<Int> = 72...240) {
    self.init(new: gtk_scrolled_window_new())
    let view = Widget(new: gtk_text_view_new())
    view.accessibleLabel = name
    gtk_text_view_set_wrap_mode(view.cast(), GTK_WRAP_WORD_CHAR)
    gtk_text_view_set_accepts_tab(view.cast(), 0)
    for set in [gtk_text_view_set_left_margin, gtk_text_view_set_right_margin] { set(view.cast(), 9) }
    for set in [gtk_text_view_set_top_margin, gtk_text_view_set_bottom_margin] { set(view.cast(), 9) }
    gtk_scrolled_window_set_child(opaque, view.widget)
    gtk_scrolled_window_set_policy(opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_propagate_natural_height(opaque, 1)
    gtk_scrolled_window_set_min_content_height(opaque, gint(heights.lowerBound))
    gtk_scrolled_window_set_max_content_height(opaque, gint(heights.upperBound))
    for bar in [gtk_scrolled_window_get_hscrollbar(opaque), gtk_scrolled_window_get_vscrollbar(opaque)] {
      bar.map { Widget(retaining: $0).setAccessibleHidden(true) }
    }
    addStyle("text-area")
  }

  /// The current text. Setting it moves the cursor to its end and calls the handlers of ``onEdit(_:)``.
  public var text: String {
    get {
      var (start, end) = (GtkTextIter(), GtkTextIter())
      gtk_text_buffer_get_bounds(buffer, &start, &end)
      guard let text = gtk_text_buffer_get_text(buffer, &start, &end, 0) else { return "" }
      defer { g_free(text) }
      return String(cString: text)
    }
    set { gtk_text_buffer_set_text(buffer, newValue, -1) }
  }

  /// Calls `body` after each change of ``text`` by the user or the program.
  public func onEdit(_ body: @escaping () -> Void) {
    let buffer = Object(retaining: buffer)
    withExtendedLifetime(buffer) { _ = buffer.connect("changed", body) }
  }

  /// Calls `body` when Ctrl+Enter is pressed. Enter alone starts a new line.
  public func onSubmit(_ body: @escaping () -> Void) {
    for key in ["<Control>Return", "<Control>KP_Enter"] {
      view.addShortcut(key, isLocal: true) {
        body()
        return true
      }
    }
  }

  /// Moves the focus to the text. Does nothing outside a window.
  public func focusText() {
    if gtk_widget_get_root(widget) != nil { gtk_widget_grab_focus(view.widget) }
  }

  /// Marks the text as invalid. The label contains the error message and must live as long as this widget; `nil` clears
  /// the error.
  public func setProblem(_ label: Label?) {
    view.setAccessibleError(label)
    view.accessibleDescription = label?.text
  }

  private var view: Widget { Widget(retaining: Widget.required(gtk_scrolled_window_get_child(opaque))) }

  private var buffer: UnsafeMutablePointer<GtkTextBuffer> { Widget.required(gtk_text_view_get_buffer(view.cast())) }
}
