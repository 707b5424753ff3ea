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
    setUpPopover()
  }

  /// Closes the popover. Does nothing if it is closed.
  public func close() { gtk_popover_popdown(cast()) }

  /// Calls `body` after the popover has closed, for whatever reason.
  public func onClose(_ body: @escaping () -> Void) { connect("closed", body) }
}

extension Widget {
  /// Sets up a popover's behavior that GTK 4.8 lacks: it forwards keys to the window, and it closes with the window.
  func setUpPopover() {
    forwardKeysToWindow()
    // GTK never releases a popover that is open when its window closes.
    onUnmap { [pointer] in
      if gtk_widget_get_visible(Widget(retaining: pointer).widget) != 0 {
        gtk_popover_popdown(pointer.assumingMemoryBound(to: GtkPopover.self))
      }
    }
  }
}
