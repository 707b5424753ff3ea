import CAdwaita

/// A container whose children are placed by a rule in Swift, where no layout of GTK's does it.
///
/// Height follows width, as in all of GTK's wrapping widgets: a rule is a function of the width that it is given, so that
/// one pass settles it.
///
/// Source: [GtkCustomLayout](https://docs.gtk.org/gtk4/class.CustomLayout.html).
public final class LayoutBox: Widget {
  public convenience init(_ rule: any LayoutRule, _ children: [Widget] = []) {
    self.init(new: gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
    lay(by: rule)
    children.forEach(append)
  }

  /// Puts a widget, which must be in no container, after all others.
  public func append(_ child: Widget) { gtk_box_append(cast(to: GtkBox.self), child.widget) }

  /// Puts a widget, which must be in no container, after `sibling`, or before all others.
  public func insert(_ child: Widget, after sibling: Widget?) {
    gtk_box_insert_child_after(cast(to: GtkBox.self), child.widget, sibling?.widget)
  }

  /// Moves a child to the place after `sibling`, or before all others. It keeps the keyboard's focus.
  public func move(_ child: Widget, after sibling: Widget?) {
    gtk_box_reorder_child_after(cast(to: GtkBox.self), child.widget, sibling?.widget)
  }

  /// Takes a widget out; it must be a direct child of this box.
  public func remove(_ child: Widget) { gtk_box_remove(cast(to: GtkBox.self), child.widget) }

  /// Has the rule asked again: something has changed that it goes by.
  public func layOutAgain() { gtk_widget_queue_resize(widget) }

  /// Has the rule asked again where the children stand; the size of the whole is as before.
  public func placeAgain() { gtk_widget_queue_allocate(widget) }
}

/// Where the children of a ``LayoutBox`` stand. All lengths are application pixels.
///
/// It is asked again whenever a child asks for another size; it must answer the same to the same, and change no widget.
public protocol LayoutRule: AnyObject {
  /// How wide all of them must be, and would like to be.
  func width(of children: [Widget]) -> Extent

  /// How high they are at a width.
  func height(of children: [Widget], width: Int) -> Extent

  /// The place of each child, counted from where lines of text start; `nil` does not show it.
  func places(of children: [Widget], width: Int, height: Int) -> [Frame?]
}

/// A length that is needed, and one that is wished for.
public struct Extent: Equatable, Sendable {
  /// In application pixels.
  public var minimum: Int
  /// In application pixels; no less than ``minimum`` counts.
  public var natural: Int

  public init(minimum: Int, natural: Int) {
    self.minimum = minimum
    self.natural = natural
  }
}

/// A rectangle in application pixels; `x` counts from where lines of text start.
public struct Frame: Equatable, Sendable {
  /// From where lines of text start.
  public var x: Int
  /// From the top.
  public var y: Int
  /// No less than what the child needs.
  public var width: Int
  /// Likewise.
  public var height: Int

  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

extension Widget {
  /// How wide it must be and would like to be, with its margins.
  public func measuredWidth() -> Extent { measured(GTK_ORIENTATION_HORIZONTAL, -1) }

  /// How high it must be and would like to be, with its margins, at a width; without one, at the width it would like.
  public func measuredHeight(width: Int? = nil) -> Extent { measured(GTK_ORIENTATION_VERTICAL, width ?? -1) }

  private func measured(_ orientation: GtkOrientation, _ size: Int) -> Extent {
    var minimum: gint = 0
    var natural: gint = 0
    gtk_widget_measure(widget, orientation, gint(clamping: size), &minimum, &natural, nil, nil)
    return Extent(minimum: Int(minimum), natural: Int(natural))
  }
}

extension Widget {
  /// Has a rule in Swift place its children, in the place of the layout that it has.
  func lay(by rule: any LayoutRule) {
    keep(rule, for: ruleKey)
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
  return (owner.kept(for: ruleKey) as? any LayoutRule).map { ($0, owner.childWidgets.filter(\.isVisible)) }
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
  for (child, frame) in zip(children, rule.places(of: children, width: width, height: height)) {
    gtk_widget_set_child_visible(child.widget, frame == nil ? 0 : 1)
    guard let frame else { continue }
    var allocation = GtkAllocation(
      x: gint(clamping: isMirrored ? width - frame.x - frame.width : frame.x), y: gint(clamping: frame.y),
      width: gint(clamping: frame.width), height: gint(clamping: frame.height))
    gtk_widget_size_allocate(child.widget, &allocation, -1)
  }
}

private let ruleKey = "matinee-layout-rule"
