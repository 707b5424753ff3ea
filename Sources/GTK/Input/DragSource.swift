import CAdwaita

/// What is dragged from here to there, within the program.
public struct DraggedItem {
  /// What it is; whoever it is dropped on is given it as it is.
  public var value: Any
  /// What other programs get of it, as text; `nil` for nothing.
  public var text: String?
  /// What is drawn below the pointer; `nil` for the desktop's own sign.
  public var picture: Widget?

  public init(_ value: Any, text: String? = nil, picture: Widget? = nil) {
    self.value = value
    self.text = text
    self.picture = picture
  }
}

extension Widget {
  /// Lets something be dragged from here.
  ///
  /// - Parameters:
  ///   - byTouch: whether a finger drags as well; where there is something to scroll, it scrolls.
  ///   - prepare: what is dragged from a place, in application pixels of this widget; `nil` where nothing is.
  ///   - onEnd: called when it has been dropped, or was let go elsewhere.
  ///
  /// Source: [GtkDragSource](https://docs.gtk.org/gtk4/class.DragSource.html).
  public func onDragStart(
    byTouch: Bool = true, _ prepare: @escaping (_ x: Double, _ y: Double) -> DraggedItem?,
    onEnd: @escaping () -> Void = {}
  ) {
    let source = Object(retaining: UnsafeMutableRawPointer(gtk_drag_source_new()))
    gtk_drag_source_set_actions(source.opaque, GDK_ACTION_COPY)
    // Before what is inside takes the press for a click.
    gtk_event_controller_set_propagation_phase(source.opaque, GTK_PHASE_CAPTURE)
    source.connectAnswering("prepare") { [pointer = source.pointer] arguments in
      // Of touches alone GTK tells which finger it is.
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
  /// As GDK hands it over: the Swift value, and the text for others.
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
    // It takes both.
    var providers = [own, other]
    return Object(
      adopting: UnsafeMutableRawPointer(Widget.required(gdk_content_provider_new_union(&providers, gsize(2)))))
  }
}

/// A GObject that carries a Swift value from where it is dragged to where it is dropped.
enum DraggedValueType {
  static let type: GType = g_type_register_static_simple(
    matinee_type_object(), "MatineeDraggedValue", guint(MemoryLayout<GObjectClass>.size), { _, _ in },
    guint(MemoryLayout<GObject>.size), { _, _ in }, GTypeFlags(rawValue: 0))

  static func wrap(_ value: Any) -> Object {
    guard let instance = g_object_new_with_properties(type, 0, nil, nil) else {
      preconditionFailure("GLib could not make an object")
    }
    let object = Object(adopting: UnsafeMutableRawPointer(instance))
    object.keep(Carried(value), for: carriedKey)
    return object
  }

  /// The Swift value in a `GValue` of this type.
  static func unwrap(_ value: UnsafePointer<GValue>) -> Any? {
    guard let object = g_value_get_object(value) else { return nil }
    return (Object(retaining: object).kept(for: carriedKey) as? Carried)?.value
  }

  private final class Carried {
    let value: Any

    init(_ value: Any) { self.value = value }
  }
}

private let carriedKey = "matinee-dragged-value"
