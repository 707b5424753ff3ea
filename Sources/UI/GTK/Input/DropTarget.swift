import CAdwaita

/// The handlers for items that are dragged over a widget or dropped on it.
public struct DropTarget {
  /// A closure that returns whether a value may be dropped at a position, in application pixels of the widget. It is
  /// called on each movement.
  public var accepts: (_ value: Any, _ x: Double, _ y: Double) -> Bool
  /// A closure that receives the current drop position, or `nil` when the value is no longer over an accepting
  /// position.
  public var hover: (_ position: (x: Double, y: Double)?) -> Void
  /// A closure that handles a drop at a position and returns whether it accepted the value.
  public var drop: (_ value: Any, _ x: Double, _ y: Double) -> Bool

  public init(
    accepts: @escaping (Any, Double, Double) -> Bool, hover: @escaping ((x: Double, y: Double)?) -> Void = { _ in },
    drop: @escaping (Any, Double, Double) -> Bool
  ) {
    self.accepts = accepts
    self.hover = hover
    self.drop = drop
  }
}

extension Widget {
  /// Makes the widget a drop target for values dragged within this program with ``onDragStart(byTouch:_:onEnd:)``.
  ///
  /// Source: [GtkDropTarget](https://docs.gtk.org/gtk4/class.DropTarget.html).
  public func onDrop(_ target: DropTarget) {
    let controller = Object(
      retaining: UnsafeMutableRawPointer(gtk_drop_target_new(DraggedValueType.type, GDK_ACTION_COPY)))
    for signal in ["enter", "motion"] {
      controller.connectReturningResult(signal) { [pointer = controller.pointer] arguments in
        let (x, y) = (arguments.double(0), arguments.double(1))
        let drop = gtk_drop_target_get_current_drop(OpaquePointer(pointer))
        let isWelcome = drop.flatMap(draggedValue).map { target.accepts($0, x, y) } ?? false
        target.hover(isWelcome ? (x, y) : nil)
        return .flags(isWelcome ? GDK_ACTION_COPY.rawValue : 0)
      }
    }
    controller.connect("leave") { target.hover(nil) }
    controller.connect("drop") { (arguments: SignalArguments) in
      target.hover(nil)
      let (x, y) = (arguments.double(1), arguments.double(2))
      guard let value = arguments.boxedValue(0).flatMap(DraggedValueType.unwrap), target.accepts(value, x, y) else {
        return false
      }
      return target.drop(value, x, y)
    }
    gtk_widget_add_controller(widget, controller.opaque)
  }
}

/// Returns the dragged value if the drag started in this program.
private func draggedValue(_ drop: OpaquePointer) -> Any? {
  guard let drag = gdk_drop_get_drag(drop), let content = gdk_drag_get_content(drag) else { return nil }
  return withValue(of: DraggedValueType.type) { value in
    gdk_content_provider_get_value(content, value, nil) != 0 ? DraggedValueType.unwrap(value) : nil
  }
}
