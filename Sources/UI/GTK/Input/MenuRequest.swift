import CAdwaita

/// A request for a context menu, by pointer or by keyboard.
public struct MenuRequest {
  /// The innermost widget at the pointer or with the focus.
  public let target: Widget
  /// The pointer's position in the widget that handles the request, in application pixels; `nil` for a key press.
  public let position: (x: Double, y: Double)?
}

extension Widget {
  /// Calls `body` when the user requests a context menu in this widget or a descendant: by secondary click, long press,
  /// Shift+F10 or the Menu key.
  ///
  /// - Parameter body: A closure that returns whether it opened a menu.
  ///
  /// Source: GNOME's [menus](https://developer.gnome.org/hig/patterns/controls/menus.html).
  public func onMenuRequest(_ body: @escaping (MenuRequest) -> Bool) {
    let host = pointer
    let press = Object(retaining: UnsafeMutableRawPointer(gtk_gesture_click_new()))
    gtk_gesture_single_set_button(press.opaque, guint(GDK_BUTTON_SECONDARY))
    press.connect("pressed") { [gesture = press.pointer] (arguments: SignalArguments) in
      if request(host, arguments.double(1), arguments.double(2), body) { claim(gesture) }
      return nil
    }
    gtk_widget_add_controller(widget, press.opaque)
    let touch = Object(retaining: UnsafeMutableRawPointer(gtk_gesture_long_press_new()))
    gtk_gesture_single_set_touch_only(touch.opaque, 1)
    touch.connect("pressed") { [gesture = touch.pointer] (arguments: SignalArguments) in
      if request(host, arguments.double(0), arguments.double(1), body) { claim(gesture) }
      return nil
    }
    gtk_widget_add_controller(widget, touch.opaque)
    for key in ["<Shift>F10", "Menu"] {
      addShortcut(key, isLocal: true) {
        guard let focused = Widget(retaining: host).window?.focusedWidget else { return false }
        return body(MenuRequest(target: focused, position: nil))
      }
    }
  }
}

/// Claims an event sequence so that the pressed widget doesn't also handle it.
private func claim(_ gesture: UnsafeMutableRawPointer) {
  gtk_gesture_set_state(OpaquePointer(gesture), GTK_EVENT_SEQUENCE_CLAIMED)
}

private func request(
  _ host: UnsafeMutableRawPointer, _ x: Double, _ y: Double, _ body: (MenuRequest) -> Bool
) -> Bool {
  guard let picked = gtk_widget_pick(host.assumingMemoryBound(to: GtkWidget.self), x, y, GTK_PICK_DEFAULT) else {
    return false
  }
  return body(MenuRequest(target: Widget(retaining: picked), position: (x, y)))
}
