import CAdwaita

/// A line to type what is searched for, with a sign before it and a cross that empties it.
///
/// Source: [GtkSearchEntry](https://docs.gtk.org/gtk4/class.SearchEntry.html).
public final class SearchEntry: Widget {
  /// - Parameters:
  ///   - name: what a screen reader calls it.
  ///   - placeholder: shown, dimmed, while there is no text.
  public convenience init(name: String, placeholder: String = "") {
    self.init(new: gtk_search_entry_new())
    accessibleLabel = name
    setProperty("placeholder-text", placeholder)
    boundText(to: longestLine)
    for image in descendants(gtk_image_get_type()) { image.setAccessibleHidden(true) }
  }

  /// What is in the line now; setting it is a change that ``onEdit(_:)`` hears.
  public var text: String {
    get { gtk_editable_get_text(opaque).map { String(cString: $0) } ?? "" }
    set { gtk_editable_set_text(opaque, newValue) }
  }

  /// Calls `body` after each change of ``text``, by the user or by the program, without waiting for more.
  public func onEdit(_ body: @escaping () -> Void) { connect("changed", body) }
  /// Calls `body` when Enter is pressed.
  public func onSubmit(_ body: @escaping () -> Void) { connect("activate", body) }
  /// Calls `body` when Escape is pressed.
  public func onStop(_ body: @escaping () -> Void) { connect("stop-search", body) }

  /// Gives it the keyboard, behind what is typed already; outside a window it does nothing.
  public func focusAtEnd() {
    guard let line, gtk_widget_get_root(widget) != nil else { return }
    gtk_text_grab_focus_without_selecting(line.cast())
    gtk_editable_set_position(opaque, -1)
  }

  /// What is typed into.
  var line: Widget? { gtk_editable_get_delegate(opaque).map { Widget(retaining: UnsafeMutableRawPointer($0)) } }
}
