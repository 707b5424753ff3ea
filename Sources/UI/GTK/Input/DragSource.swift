import CAdwaita

/// An item that is dragged within the program.
public struct DraggedItem {
  /// The dragged value, which the drop target receives unchanged.
  public var value: Any  // GTK delivers it to any drop target, which checks its type.
  /// The text that other programs receive; `nil` for none.
  public var text: String?
  /// The drag image below the pointer; `nil` for the desktop's default.
  public var picture: Widget?

  public init(_ value: Any, text: String? = nil, picture: Widget? = nil) {
    self.value = value
    self.text = text
    self.picture = picture
  }
}

extension Widget {
  /// Makes the widget a drag source.
  ///
  /// - Parameters:
  ///   - byTouch: Whether a touch can also start a drag. Pass `false` in scrollable content, where touch is for
  ///     scrolling.
  ///   - prepare: A closure that returns the item at a position in this widget's application pixels, or `nil` if there
  ///     is none.
  ///   - onEnd: A closure that is called when the drag ends, with or without a drop.
  ///
  /// Source: [GtkDragSource](https://docs.gtk.org/gtk4/class.DragSource.html).
  public func onDragStart(
    byTouch: Bool = true, _ prepare: @escaping (_ x: Double, _ y: Double) -> DraggedItem?,
    onEnd: @escaping () -> Void = {}
  ) {
    let source = Object(retaining: UnsafeMutableRawPointer(gtk_drag_source_new()))
    gtk_drag_source_set_actions(source.opaque, GDK_ACTION_COPY)
    // The capture phase precedes descendants that would treat the press as a click.
    gtk_event_controller_set_propagation_phase(source.opaque, GTK_PHASE_CAPTURE)
    source.connectReturningResult("prepare") { [pointer = source.pointer] arguments in
      // GTK reports an event sequence for touches only.
      let isTouch = gtk_gesture_single_get_current_sequence(OpaquePointer(pointer)) != nil
      guard byTouch || !isTouch else { return .object(nil) }
      guard let item = prepare(arguments.double(0), arguments.double(1)) else { return .object(nil) }
      if let picture = item.picture {
        let paintable = gtk_widget_paintable_new(picture.widget)
        gtk_drag_source_set_icon(OpaquePointer(pointer), paintable, 12, 12)
        g_object_unref(paintable.map { UnsafeMutableRawPointer($0) })
      }
      return .object(item.content)
    }
    source.connect("drag-end") { (_: SignalArguments) in
      onEnd()
      return nil
    }
    gtk_widget_add_controller(widget, source.opaque)
  }
}

extension DraggedItem {
  /// The content for GDK: the Swift value and the text for other programs.
  fileprivate var content: Object {
    let own = withValue(of: DraggedValueType.type) { value in
      withExtendedLifetime(DraggedValueType.wrap(self.value)) { g_value_set_object(value, $0.pointer) }
      return gdk_content_provider_new_for_value(value)
    }
    guard let text else { return Object(adopting: UnsafeMutableRawPointer(Widget.required(own))) }
    let other = withValue(of: matinee_type_string()) { value in
      g_value_set_string(value, text)
      return gdk_content_provider_new_for_value(value)
    }
    // The union takes ownership of both providers.
    var providers = [own, other]
    return Object(
      adopting: UnsafeMutableRawPointer(Widget.required(gdk_content_provider_new_union(&providers, gsize(2)))))
  }
}

/// A GObject that transports a Swift value from the drag source to the drop target.
enum DraggedValueType {
  static let type: GType = g_type_register_static_simple(
    matinee_type_object(), "MatineeDraggedValue", guint(MemoryLayout<GObjectClass>.size), { _, _ in },
    guint(MemoryLayout<GObject>.size), { _, _ in }, GTypeFlags(rawValue: 0))

  static func wrap(_ value: Any) -> Object {
    guard let instance = g_object_new_with_properties(type, 0, nil, nil) else {
      preconditionFailure("GLib couldn’t create an object")
    }
    let object = Object(adopting: UnsafeMutableRawPointer(instance))
    object.retain(DragPayload(value), for: carriedKey)
    return object
  }

  /// Returns the Swift value in a `GValue` of this type.
  static func unwrap(_ value: UnsafePointer<GValue>) -> Any? {
    guard let object = g_value_get_object(value) else { return nil }
    return (Object(retaining: object).retained(for: carriedKey) as? DragPayload)?.value
  }

  private final class DragPayload {
    let value: Any

    init(_ value: Any) { self.value = value }
  }
}

private let carriedKey = "matinee-dragged-value"
