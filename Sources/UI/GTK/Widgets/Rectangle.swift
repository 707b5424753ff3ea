import CAdwaita

/// A rectangle in application pixels, relative to the top left corner of a containing widget.
nonisolated public struct Rectangle: Equatable, Sendable {
  /// The distance from the left.
  public var x: Double
  /// The distance from the top.
  public var y: Double
  /// The width, at least 0.
  public var width: Double
  /// The height, at least 0.
  public var height: Double

  /// The horizontal center, from the left.
  public var centerX: Double { x + width / 2 }
  /// The vertical center, from the top.
  public var centerY: Double { y + height / 2 }

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Returns the linear interpolation between this rectangle (0) and another one (1).
  public func blended(with other: Rectangle, at progress: Double) -> Rectangle {
    func blend(_ side: KeyPath<Rectangle, Double>) -> Double {
      self[keyPath: side] + (other[keyPath: side] - self[keyPath: side]) * progress
    }
    return Rectangle(x: blend(\.x), y: blend(\.y), width: blend(\.width), height: blend(\.height))
  }
}

extension Widget {
  /// Returns the widget's bounds in an ancestor; `nil` before both have a layout or if the widget isn't inside it.
  public func bounds(in ancestor: Widget) -> Rectangle? {
    var rectangle = graphene_rect_t()
    guard gtk_widget_compute_bounds(widget, ancestor.widget, &rectangle) != 0 else { return nil }
    return Rectangle(
      x: Double(rectangle.origin.x), y: Double(rectangle.origin.y), width: Double(rectangle.size.width),
      height: Double(rectangle.size.height))
  }

  /// Returns the innermost widget at a position, in application pixels from the top left corner; `nil` if there is
  /// none.
  public func widget(at x: Double, _ y: Double) -> Widget? {
    gtk_widget_pick(widget, x, y, GTK_PICK_DEFAULT).map { Widget(retaining: UnsafeMutableRawPointer($0)) }
  }

  /// Scrolls the surrounding content vertically, just far enough to show the whole widget. If it doesn't fit, its top
  /// takes precedence.
  public func scrollIntoView() {
    guard let scrolled = scrolledAncestor else { return }
    let adjustment = scrolled.verticalAdjustment
    // A very recent scroll, such as one to the focus, isn't laid out yet. Positions within the content don't depend on
    // it.
    let boundsInContent = scrolled.content.flatMap { bounds(in: $0) }
    guard let bounds = boundsInContent ?? bounds(in: scrolled) else { return }
    let start = boundsInContent == nil ? adjustment.value + bounds.y : bounds.y
    adjustment.reveal(start, to: start + bounds.height)
  }

  /// Whether the widget's center is visible in all scrolled ancestors.
  public var isScrolledIntoView: Bool {
    sequence(first: self as Widget, next: \.scrolledAncestor).dropFirst().allSatisfy { scrolled in
      guard let bounds = bounds(in: scrolled) else { return false }
      let room = scrolled.size
      return (0...Double(room.width)).contains(bounds.centerX) && (0...Double(room.height)).contains(bounds.centerY)
    }
  }

  /// The content of a scrolled window. It is `nil` for content that scrolls itself, such as a list, whose first row
  /// need not be at its start.
  private var content: Widget? {
    guard let port = gtk_scrolled_window_get_child(opaque),
      g_type_check_instance_is_a(
        UnsafeMutableRawPointer(port).assumingMemoryBound(to: GTypeInstance.self), gtk_viewport_get_type()) != 0
    else { return nil }
    return gtk_widget_get_first_child(port).map { Widget(retaining: UnsafeMutableRawPointer($0)) }
  }

  private var scrolledAncestor: ScrolledWindow? {
    guard let parent = gtk_widget_get_parent(widget) else { return nil }
    return gtk_widget_get_ancestor(parent, gtk_scrolled_window_get_type()).map { ScrolledWindow(retaining: $0) }
  }
}
