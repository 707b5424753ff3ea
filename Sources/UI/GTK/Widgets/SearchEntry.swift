import CAdwaita

/// A search entry with an icon and a clear button. Escape closes the popover that contains it, if any.
///
/// Source: [GtkSearchEntry](https://docs.gtk.org/gtk4/class.SearchEntry.html).
public final class SearchEntry: Widget {
  /// Creates a search entry.
  ///
  /// - Parameters:
  ///   - name: The accessible name.
  ///   - placeholder: The dimmed text in an empty entry.
  public convenience init(name: String, placeholder: String = "") {
    self.init(new: gtk_search_entry_new())
    accessibleLabel = name
    setProperty("placeholder-text", placeholder)
    limitText(to: maximumLineLength)
    for image in descendants(gtk_image_get_type()) { image.setAccessibleHidden(true) }
    // The entry handles Escape, so a popover around it doesn't receive the key.
    connect("stop-search") { [pointer] in
      let entry = Widget(retaining: pointer)
      gtk_widget_get_ancestor(entry.widget, gtk_popover_get_type()).map {
        gtk_popover_popdown(Widget(retaining: $0).cast())
      }
    }
  }

  /// The current text. Setting it also calls the handlers of ``onEdit(_:)``.
  public var text: String {
    get { gtk_editable_get_text(opaque).map { String(cString: $0) } ?? "" }
    set { gtk_editable_set_text(opaque, newValue) }
  }

  /// Calls `body` immediately after each change of ``text`` by the user or the program.
  public func onEdit(_ body: @escaping () -> Void) { connect("changed", body) }
  /// Calls `body` when Enter is pressed.
  public func onSubmit(_ body: @escaping () -> Void) { connect("activate", body) }
  /// Calls `body` when Escape is pressed.
  public func onStop(_ body: @escaping () -> Void) { connect("stop-search", body) }

  /// Moves the focus to the end of the text. Does nothing outside a window.
  public func focusAtEnd() {
    guard let line, gtk_widget_get_root(widget) != nil else { return }
    gtk_text_grab_focus_without_selecting(line.cast())
    gtk_editable_set_position(opaque, -1)
  }

  /// The inner text widget.
  var line: Widget? { gtk_editable_get_delegate(opaque).map { Widget(retaining: UnsafeMutableRawPointer($0)) } }
}
