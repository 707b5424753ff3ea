import CAdwaita

/// Where a widget is inside another, in application pixels from the top left.
nonisolated public struct Rectangle: Equatable, Sendable {
  /// From the left.
  public var x: Double
  /// From the top.
  public var y: Double
  /// No less than 0.
  public var width: Double
  /// Likewise.
  public var height: Double

  /// The middle, from the left.
  public var centerX: Double { x + width / 2 }
  /// The middle, from the top.
  public var centerY: Double { y + height / 2 }

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// What lies between this (at 0) and another (at 1), each side going its way evenly.
  public func blended(with other: Rectangle, at progress: Double) -> Rectangle {
    func blend(_ side: KeyPath<Rectangle, Double>) -> Double {
      self[keyPath: side] + (other[keyPath: side] - self[keyPath: side]) * progress
    }
    return Rectangle(x: blend(\.x), y: blend(\.y), width: blend(\.width), height: blend(\.height))
  }
}

extension Widget {
  /// Where the widget is in an ancestor; `nil` before both have been laid out, and where it is in none such.
  public func bounds(in ancestor: Widget) -> Rectangle? {
    var rectangle = graphene_rect_t()
    guard gtk_widget_compute_bounds(widget, ancestor.widget, &rectangle) != 0 else { return nil }
    return Rectangle(
      x: Double(rectangle.origin.x), y: Double(rectangle.origin.y), width: Double(rectangle.size.width),
      height: Double(rectangle.size.height))
  }

  /// The innermost widget at a place, in application pixels from the top left; `nil` where there is none.
  public func widget(at x: Double, _ y: Double) -> Widget? {
    gtk_widget_pick(widget, x, y, GTK_PICK_DEFAULT).map { Widget(retaining: UnsafeMutableRawPointer($0)) }
  }

  /// Scrolls what it stands in up or down, as little as it takes for all of it to be seen, its top before its foot.
  public func scrollIntoView() {
    guard let scrolled = scrolledAncestor else { return }
    let adjustment = scrolled.verticalAdjustment
    // What was scrolled a moment ago, such as to the focus, is not laid out yet: places in the content do not know of that.
    let place = scrolled.content.flatMap { bounds(in: $0) }
    guard let bounds = place ?? bounds(in: scrolled) else { return }
    let start = place == nil ? adjustment.value + bounds.y : bounds.y
    adjustment.reveal(start, to: start + bounds.height)
  }

  /// Whether the middle of it is seen in everything that scrolls around it.
  public var isScrolledIntoView: Bool {
    sequence(first: self as Widget, next: \.scrolledAncestor).dropFirst().allSatisfy { scrolled in
      guard let bounds = bounds(in: scrolled) else { return false }
      let room = scrolled.size
      return (0...Double(room.width)).contains(bounds.centerX) && (0...Double(room.height)).contains(bounds.centerY)
    }
  }

  /// Of a scrolled window; `nil` for what scrolls itself, as lists do, whose first row need not be at its start.
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
