import CAdwaita

extension Widget {
  /// Calls `body` when a key is pressed while this widget is on screen, regardless of the focus.
  ///
  /// - Parameters:
  ///   - key: The shortcut in GTK's notation, such as `<Alt>Left`. A shortcut that GTK can't parse never fires.
  ///   - isLocal: Whether the shortcut works only while the focus is in this widget. It then takes precedence over
  ///     the window's own focus movement.
  ///   - body: A closure that returns whether it handled the key. If so, no other widget receives it.
  ///
  /// Source: [GtkShortcutController](https://docs.gtk.org/gtk4/class.ShortcutController.html), in its global scope.
  public func addShortcut(_ key: String, isLocal: Bool = false, _ body: @escaping () -> Bool) {
    let action = gtk_callback_action_new(
      { widget, _, data in
        guard let widget, gtk_widget_get_mapped(widget) != 0 else { return 0 }
        nonisolated(unsafe) let box = data
        return MainActor.assumeIsolated { CallbackBox<() -> Bool>.from(box)?.call() ?? false } ? 1 : 0
      }, CallbackBox(body).retained(), releaseCallback)
    let controller = gtk_shortcut_controller_new()
    gtk_shortcut_controller_set_scope(controller, isLocal ? GTK_SHORTCUT_SCOPE_LOCAL : GTK_SHORTCUT_SCOPE_GLOBAL)
    // The shortcut owns its trigger and action, the controller owns the shortcut, and the widget owns the controller.
    let shortcut = gtk_shortcut_new(gtk_shortcut_trigger_parse_string(key), action)
    gtk_shortcut_controller_add_shortcut(controller, shortcut)
    gtk_widget_add_controller(widget, controller)
  }
}
