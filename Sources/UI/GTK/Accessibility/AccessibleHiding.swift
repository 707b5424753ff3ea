import CAdwaita

extension Widget {
  /// Hides the widget and its descendants from screen readers, or shows them again.
  ///
  /// Use it for widgets that repeat other content or are out of sight. By itself, GTK hides only invisible widgets.
  public func setAccessibleHidden(_ isHidden: Bool) {
    guard HiddenWidgets.areShownWhenMapped else { return setHiddenState(isHidden) }
    if isHidden { HiddenWidgets.add(self) } else { HiddenWidgets.remove(self) }
    // GTK hides an unmapped widget and shows it when it is mapped.
    setHiddenState(isHidden || !isMapped)
  }

  fileprivate func setHiddenState(_ isHidden: Bool) {
    matinee_set_accessible_state(pointer, GTK_ACCESSIBLE_STATE_HIDDEN, isHidden ? 1 : 0)
  }
}

/// The widgets that are hidden from screen readers although they are mapped.
@MainActor
private enum HiddenWidgets {
  /// Whether GTK shows a widget to screen readers each time it maps it. GTK 4.8 doesn't.
  static let areShownWhenMapped = gtk_get_minor_version() > 8

  /// The widgets that GTK has just shown.
  private static var shown: [Widget] = []

  static func add(_ widget: Widget) {
    guard handler(of: widget) == 0 else { return }
    let handler = g_signal_connect_data(
      widget.pointer, "map", unsafeBitCast(didMap, to: GCallback.self), nil, nil, GConnectFlags(rawValue: 0))
    g_object_set_data(widget.opaque.asObject, handlerKey, UnsafeMutableRawPointer(bitPattern: UInt(handler)))
  }

  static func remove(_ widget: Widget) {
    let handler = handler(of: widget)
    guard handler != 0 else { return }
    g_signal_handler_disconnect(widget.pointer, handler)
    g_object_set_data(widget.opaque.asObject, handlerKey, nil)
  }

  private static func handler(of widget: Widget) -> gulong {
    gulong(UInt(bitPattern: g_object_get_data(widget.opaque.asObject, handlerKey)))
  }

  private static let didMap: @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer?) -> Void = {
    pointer, _ in
    nonisolated(unsafe) let pointer = pointer
    MainActor.assumeIsolated {
      shown.append(Widget(retaining: pointer))
      // GTK shows the widget after this signal.
      if shown.count == 1 { g_idle_add_full(G_PRIORITY_HIGH, hideAgain, nil, nil) }
    }
  }

  private static let hideAgain: GSourceFunc = { _ in
    MainActor.assumeIsolated {
      for widget in shown where handler(of: widget) != 0 { widget.setHiddenState(true) }
      shown = []
    }
    return 0
  }
}

private let handlerKey = "matinee-accessible-hidden"
