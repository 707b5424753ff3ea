import CAdwaita

/// A bubble with any content, which a ``MenuButton`` opens. Escape and a click outside close it.
///
/// Source: [GtkPopover](https://docs.gtk.org/gtk4/class.Popover.html).
public final class Popover: Widget {
  /// Creates a popover.
  ///
  /// - Parameters:
  ///   - name: The accessible name.
  ///   - content: The content. A focusable widget in it gets the focus when the popover opens.
  public convenience init(name: String, _ content: Widget) {
    self.init(new: gtk_popover_new())
    accessibleLabel = name
    gtk_popover_set_child(cast(), content.widget)
    forwardKeysToWindow()
  }

  /// Closes the popover. Does nothing if it is closed.
  public func close() { gtk_popover_popdown(cast()) }

  /// Calls `body` after the popover has closed, for whatever reason.
  public func onClose(_ body: @escaping () -> Void) { connect("closed", body) }
}
