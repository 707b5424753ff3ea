import CAdwaita

/// A container with a custom layout rule in Swift, for layouts that GTK doesn't provide.
///
/// Height depends on width, as in all of GTK's wrapping widgets. A rule is a function of the available width, so a
/// single pass is sufficient.
///
/// Source: [GtkCustomLayout](https://docs.gtk.org/gtk4/class.CustomLayout.html).
public final class LayoutBox: Widget {
  public convenience init(_ rule: any LayoutRule, _ children: [Widget] = []) {
    self.init(new: gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
    setLayout(rule)
    children.forEach(append)
  }

  /// Adds a widget without a parent after all others.
  public func append(_ child: Widget) { gtk_box_append(cast(to: GtkBox.self), child.widget) }

  /// Adds a widget without a parent after `sibling`, or before all others.
  public func insert(_ child: Widget, after sibling: Widget?) {
    gtk_box_insert_child_after(cast(to: GtkBox.self), child.widget, sibling?.widget)
  }

  /// Moves a child after `sibling`, or before all others. The child keeps its focus.
  public func move(_ child: Widget, after sibling: Widget?) {
    gtk_box_reorder_child_after(cast(to: GtkBox.self), child.widget, sibling?.widget)
  }

  /// Removes a direct child of this box.
  public func remove(_ child: Widget) { gtk_box_remove(cast(to: GtkBox.self), child.widget) }

  /// Requests a new measurement and layout because the rule's inputs have changed.
  public func queueResize() { gtk_widget_queue_resize(widget) }

  /// Requests new positions for the children. The size of the box stays the same.
  public func queueAllocate() { gtk_widget_queue_allocate(widget) }
}

/// The layout of the children of a ``LayoutBox``. All lengths are application pixels.
///
/// GTK calls the rule again whenever a child's size request changes. A rule must be deterministic and must not change
/// any widget.
public protocol LayoutRule: AnyObject {
  /// Returns the minimum and natural width of all children together.
  ///
  /// At the natural width, the height must be as low as it can be at any width. GTK takes it for the minimum height.
  func width(of children: [Widget]) -> Extent

  /// Returns the minimum and natural height at a width.
  func height(of children: [Widget], width: Int) -> Extent

  /// Returns the frame of each child, measured from the start edge; `nil` hides the child.
  func frames(of children: [Widget], width: Int, height: Int) -> [Frame?]
}

/// A minimum and a natural length.
public struct Extent: Equatable, Sendable {
  /// The minimum length in application pixels.
  public var minimum: Int
  /// The preferred length in application pixels. A value below ``minimum`` acts as ``minimum``.
  public var natural: Int

  public init(minimum: Int, natural: Int) {
    self.minimum = minimum
    self.natural = natural
  }
}

/// A rectangle in application pixels, relative to the start edge.
public struct Frame: Equatable, Sendable {
  /// The distance from the start edge.
  public var x: Int
  /// The distance from the top.
  public var y: Int
  /// The width, at least the child's minimum.
  public var width: Int
  /// The height, at least the child's minimum.
  public var height: Int

  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

extension Widget {
  /// Returns the minimum and natural width, including margins.
  public func measuredWidth() -> Extent { measured(GTK_ORIENTATION_HORIZONTAL, -1) }

  /// Returns the minimum and natural height at a width, including margins. Without a width, it uses the natural one. A
  /// width below the minimum counts as the minimum.
  public func measuredHeight(width: Int? = nil) -> Extent {
    // GTK warns about a width below the minimum, and then uses the minimum.
    measured(GTK_ORIENTATION_VERTICAL, width.map { max($0, measuredWidth().minimum) } ?? -1)
  }

  private func measured(_ orientation: GtkOrientation, _ size: Int) -> Extent {
    var minimum: gint = 0
    var natural: gint = 0
    gtk_widget_measure(widget, orientation, gint(clamping: size), &minimum, &natural, nil, nil)
    return Extent(minimum: Int(minimum), natural: Int(natural))
  }
}

extension Widget {
  /// Replaces the widget's layout manager with a rule in Swift.
  func setLayout(_ rule: any LayoutRule) {
    retain(rule, for: ruleKey)
    gtk_widget_set_layout_manager(
      widget,
      gtk_custom_layout_new(
        { _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH },
        { widget, orientation, size, minimum, natural, minimumBaseline, naturalBaseline in
          let extent = MainActor.assumeIsolated { measure(widget, orientation, Int(size)) }
          minimum?.pointee = gint(clamping: extent.minimum)
          natural?.pointee = gint(clamping: max(extent.minimum, extent.natural))
          minimumBaseline?.pointee = -1
          naturalBaseline?.pointee = -1
        },
        { widget, width, height, _ in MainActor.assumeIsolated { place(widget, Int(width), Int(height)) } }))
  }
}

private func rule(of widget: UnsafeMutablePointer<GtkWidget>) -> ((any LayoutRule), [Widget])? {
  let owner = Widget(retaining: UnsafeMutableRawPointer(widget))
  return (owner.retained(for: ruleKey) as? any LayoutRule).map { ($0, owner.childWidgets.filter(\.isVisible)) }
}

private func measure(_ widget: UnsafeMutablePointer<GtkWidget>?, _ orientation: GtkOrientation, _ size: Int) -> Extent {
  guard let widget, let (rule, children) = rule(of: widget) else { return Extent(minimum: 0, natural: 0) }
  let width = rule.width(of: children)
  if orientation == GTK_ORIENTATION_HORIZONTAL { return width }
  return rule.height(of: children, width: size < 0 ? width.natural : max(size, width.minimum))
}

private func place(_ widget: UnsafeMutablePointer<GtkWidget>?, _ width: Int, _ height: Int) {
  guard let widget, let (rule, children) = rule(of: widget) else { return }
  let isMirrored = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
  for (child, frame) in zip(children, rule.frames(of: children, width: width, height: height)) {
    gtk_widget_set_child_visible(child.widget, frame == nil ? 0 : 1)
    guard let frame else { continue }
    var allocation = GtkAllocation(
      x: gint(clamping: isMirrored ? width - frame.x - frame.width : frame.x), y: gint(clamping: frame.y),
      width: gint(clamping: frame.width), height: gint(clamping: frame.height))
    gtk_widget_size_allocate(child.widget, &allocation, -1)
  }
}

private let ruleKey = "matinee-layout-rule"
