import CAdwaita

/// A line with a knob, for a value between 0 and an end.
///
/// Source: [GtkScale](https://docs.gtk.org/gtk4/class.Scale.html).
public final class Slider: Widget {
  private var connection: SignalConnection?

  /// - Parameters:
  ///   - name: what a screen reader calls it.
  ///   - step: how far an arrow key goes.
  ///   - page: how far Page Up goes.
  public convenience init(name: String, step: Double, page: Double) {
    self.init(new: gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 1, step))
    gtk_range_set_increments(cast(), step, page)
    gtk_scale_set_draw_value(cast(), 0)
    accessibleLabel = name
  }

  /// Where the knob is. Setting it is no change by the user.
  public var value: Double {
    get { gtk_range_get_value(cast()) }
    set {
      let set = { gtk_range_set_value(self.cast(), newValue) }
      connection.map { $0.blocked(set) } ?? set()
    }
  }

  /// Where the line ends; at least a little beyond its start.
  public var end: Double {
    get { gtk_adjustment_get_upper(gtk_range_get_adjustment(cast())) }
    set {
      let set = { gtk_range_set_range(self.cast(), 0, max(newValue, 0.001)) }
      connection.map { $0.blocked(set) } ?? set()
    }
  }

  /// Calls `body` with the new value when the user moves the knob. One handler at a time.
  public func onMove(_ body: @escaping (Double) -> Void) {
    connection?.disconnect()
    connection = connect("value-changed") { [weak self] in
      if let self { body(value) }
    }
  }

  /// Has `body` decide what becomes of a step that a key asks for: it is told where the knob would go, and sets ``value``
  /// itself. What a screen reader sets still comes by ``onMove(_:)``.
  public func onStep(_ body: @escaping (_ proposed: Double) -> Void) {
    connect("change-value") { (arguments: SignalArguments) in
      body(arguments.double(1))
      return true
    }
  }

  /// Leaves clicks, drags and the wheel to others: only keys and screen readers move the knob.
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
