import CAdwaita
import GTK

/// A widget on screen, with the properties that the checks need.
final class Element {
  let widget: Widget
  /// The parent element; `nil` for the window.
  unowned let parent: Element?
  private(set) var children: [Element] = []
  /// The bounds, including the border, in the surface's image.
  let area: Rect
  /// The currently visible part of the bounds.
  let visibleArea: Rect
  /// The area in which the content can become visible, now or after scrolling.
  let reach: Rect
  private(set) lazy var role = widget.role
  private(set) lazy var name = AccessibleName(of: widget)
  /// Whether the element is interactive: the user can click it, edit it or choose it.
  private(set) lazy var isControl: Bool = computeIsControl()
  /// Whether the element is hidden from screen readers, either itself or through an ancestor.
  private(set) lazy var isIgnored: Bool = isSkipped || parent?.isIgnored == true

  init(_ widget: Widget, parent: Element?, area: Rect, visibleArea: Rect, reach: Rect) {
    self.widget = widget
    self.parent = parent
    self.area = area
    self.visibleArea = visibleArea
    self.reach = reach
  }

  func add(_ child: Element) { children.append(child) }

  /// Whether the element and all its ancestors are sensitive.
  var isSensitive: Bool { gtk_widget_is_sensitive(widget.widget) != 0 }

  /// Whether a part of the element is on screen or can be scrolled into view.
  var isShown: Bool { !area.isEmpty && !area.intersection(reach).isEmpty }

  /// The ancestors, innermost first.
  var ancestors: some Sequence<Element> { sequence(first: self, next: \.parent).dropFirst() }

  /// The element and its descendants, in tree order.
  var tree: [Element] { [self] + children.flatMap(\.tree) }

  func isInside(_ type: GType) -> Bool { ancestors.contains { $0.widget.isA(type) } }
}

extension Element: CustomStringConvertible {
  /// The path from the window to this element, without purely structural elements.
  var description: String {
    let path = ancestors.filter(\.isReported).map(\.summary).reversed()
    return (path + ["\(summary) (\(widget.typeNameWithStyles))"]).joined(separator: " › ")
  }

  private var isReported: Bool { parent == nil || isAnnounced || name.isGiven && !isStructural }

  private var summary: String {
    let label = name.isGiven ? " “\(name.text.count > 60 ? name.text.prefix(59) + "…" : name.text[...])”" : ""
    return widget.roleName.replacing("-", with: " ") + label
  }
}

extension Widget {
  /// The name of the C type, such as `GtkButton`.
  var typeName: String { String(cString: g_type_name(matinee_instance_type(pointer))) }

  /// The name of the C type and the style classes, as in a style sheet.
  var typeNameWithStyles: String {
    guard let styles = gtk_widget_get_css_classes(widget) else { return typeName }
    defer { g_strfreev(styles) }
    var names = [typeName]
    var next = styles
    while let name = next.pointee {
      names.append(String(cString: name))
      next += 1
    }
    return names.joined(separator: ".")
  }

  func isA(_ type: GType) -> Bool { g_type_check_instance_is_a(cast(), type) != 0 }

  /// Returns the bounds, including the border, in an ancestor's coordinates.
  func area(in ancestor: Widget) -> Rect? {
    var bounds = graphene_rect_t()
    return gtk_widget_compute_bounds(widget, ancestor.widget, &bounds) != 0 ? Rect(bounds) : nil
  }
}
