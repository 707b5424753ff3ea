import CAdwaita

/// A slider for a value between 0 and an upper bound.
///
/// Source: [GtkScale](https://docs.gtk.org/gtk4/class.Scale.html).
public final class Slider: Widget {
  private var connection: SignalConnection?

  /// Creates a slider.
  ///
  /// - Parameters:
  ///   - name: The accessible name.
  ///   - step: The change for an arrow key.
  ///   - page: The change for Page Up and Page Down.
  public convenience init(name: String, step: Double, page: Double) {
    self.init(new: gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 1, step))
    gtk_range_set_increments(cast(), step, page)
    gtk_scale_set_draw_value(cast(), 0)
    accessibleLabel = name
  }

  /// The current value. Setting it doesn't call the handler of ``onMove(_:)``.
  public var value: Double {
    get { gtk_range_get_value(cast()) }
    set {
      let set = { gtk_range_set_value(self.cast(), newValue) }
      connection.map { $0.blocked(set) } ?? set()
    }
  }

  /// The upper bound, always slightly greater than 0. Setting it doesn't call the handler of ``onMove(_:)``.
  public var end: Double {
    get { gtk_adjustment_get_upper(gtk_range_get_adjustment(cast())) }
    set {
      let set = { gtk_range_set_range(self.cast(), 0, max(newValue, 0.001)) }
      connection.map { $0.blocked(set) } ?? set()
    }
  }

  /// Calls `body` with the new value when the user moves the slider. A new handler replaces the previous one.
  public func onMove(_ body: @escaping (Double) -> Void) {
    connection?.disconnect()
    connection = connect("value-changed") { [weak self] in
      if let self { body(value) }
    }
  }

  /// Calls `body` with the value that a key press would set. The handler decides and sets ``value`` itself. Changes by
  /// a screen reader still call the handler of ``onMove(_:)``.
  public func onStep(_ body: @escaping (_ proposed: Double) -> Void) {
    connect("change-value") { (arguments: SignalArguments) in
      body(arguments.double(1))
      return true
    }
  }

  /// Ignores clicks, drags and scrolling. Only keys and screen readers can move the slider.
  public func ignorePointer() {
    let controllers = gtk_widget_observe_controllers(widget)
    defer { g_object_unref(controllers.map { UnsafeMutableRawPointer($0) }) }
    for index in 0..<g_list_model_get_n_items(controllers) {
      guard let item = g_list_model_get_item(controllers, index) else { continue }
      let controller = Object(adopting: item)
      let types = [gtk_gesture_get_type(), gtk_event_controller_scroll_get_type()]
      guard types.contains(where: { g_type_check_instance_is_a(controller.cast(), $0) != 0 }) else { continue }
      gtk_event_controller_set_propagation_phase(controller.opaque, GTK_PHASE_NONE)
    }
  }
}
