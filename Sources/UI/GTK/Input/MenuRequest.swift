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
  /// - Parameter body: A closure that returns whether it opened a menu. If it didn't, the next ancestor that handles
  ///   requests is asked.
  ///
  /// Source: GNOME's [menus](https://developer.gnome.org/hig/patterns/controls/menus.html).
  public func onMenuRequest(_ body: @escaping (MenuRequest) -> Bool) {
    retain(MenuRequestHandler(body: body), for: handlerKey)
    let host = pointer
    let press = Object(retaining: UnsafeMutableRawPointer(gtk_gesture_click_new()))
    gtk_gesture_single_set_button(press.opaque, guint(GDK_BUTTON_SECONDARY))
    press.connect("pressed") { [gesture = press.pointer] (arguments: SignalArguments) in
      if Widget(retaining: host).requestMenu(at: (arguments.double(1), arguments.double(2))) { claim(gesture) }
      return nil
    }
    let touch = Object(retaining: UnsafeMutableRawPointer(gtk_gesture_long_press_new()))
    gtk_gesture_single_set_touch_only(touch.opaque, 1)
    touch.connect("pressed") { [gesture = touch.pointer] (arguments: SignalArguments) in
      if Widget(retaining: host).requestMenu(at: (arguments.double(0), arguments.double(1))) { claim(gesture) }
      return nil
    }
    for gesture in [press, touch] {
      // The rows of newer versions of GTK than 4.8 claim all buttons.
      gtk_event_controller_set_propagation_phase(gesture.opaque, GTK_PHASE_CAPTURE)
      gtk_widget_add_controller(widget, gesture.opaque)
    }
    for key in ["<Shift>F10", "Menu"] {
      addShortcut(key, isLocal: true) {
        guard let focused = Widget(retaining: host).window?.focusedWidget else { return false }
        return body(MenuRequest(target: focused, position: nil))
      }
    }
  }

  /// Asks the handlers from the widget at a position up to this widget, which sees the event first.
  private func requestMenu(at position: (x: Double, y: Double)) -> Bool {
    guard let target = widget(at: position.x, position.y), !target.isInText else { return false }
    var next: Widget? = target
    while let widget = next {
      if let handler = widget.retained(for: handlerKey) as? MenuRequestHandler,
        let position = translated(position, to: widget),
        handler.body(MenuRequest(target: target, position: position))
      {
        return true
      }
      next = widget.pointer == pointer ? nil : widget.parentWidget
    }
    return false
  }

  /// Whether the widget is a text that has its own context menu.
  private var isInText: Bool {
    isKind(of: gtk_text_get_type()) || isKind(of: gtk_text_view_get_type())
      || isKind(of: gtk_label_get_type()) && gtk_label_get_selectable(opaque) != 0
  }
}

/// Claims an event sequence so that the pressed widget doesn't also handle it.
private func claim(_ gesture: UnsafeMutableRawPointer) {
  gtk_gesture_set_state(OpaquePointer(gesture), GTK_EVENT_SEQUENCE_CLAIMED)
}

private final class MenuRequestHandler {
  let body: (MenuRequest) -> Bool

  init(body: @escaping (MenuRequest) -> Bool) { self.body = body }
}

private let handlerKey = "matinee-menu-request"
