import CAdwaita
import GTK

/// One widget on screen, with what the checks ask of it.
final class Element {
  let widget: Widget
  /// The element that it is in; `nil` for the window.
  unowned let parent: Element?
  private(set) var children: [Element] = []
  /// Its place, border included, in the picture of its surface.
  let area: Area
  /// What of it can be seen now.
  let seenArea: Area
  /// Where its content may lie to be seen, now or once something is scrolled.
  let reach: Area
  private(set) lazy var role = widget.role
  private(set) lazy var name = AccessibleName(of: widget)
  /// Whether it is something to press, fill in or choose, rather than to read.
  private(set) lazy var isControl: Bool = findIsControl()
  /// Whether screen readers are not told of it, be it because of what it is in.
  private(set) lazy var isLeftOut: Bool = isPassedBy || parent?.isLeftOut == true

  init(_ widget: Widget, parent: Element?, area: Area, seenArea: Area, reach: Area) {
    self.widget = widget
    self.parent = parent
    self.area = area
    self.seenArea = seenArea
    self.reach = reach
  }

  func add(_ child: Element) { children.append(child) }

  /// Whether it can be used: it and all that it is in.
  var isSensitive: Bool { gtk_widget_is_sensitive(widget.widget) != 0 }

  /// Whether there is something of it on screen, or could be after scrolling.
  var isShown: Bool { !area.isEmpty && !area.intersection(reach).isEmpty }

  /// What it is in, from the inside out.
  var ancestors: some Sequence<Element> { sequence(first: self, next: \.parent).dropFirst() }

  /// The element and all that is in it, in the order of the tree.
  var tree: [Element] { [self] + children.flatMap(\.tree) }

  func isInside(_ type: GType) -> Bool { ancestors.contains { $0.widget.isA(type) } }
}

extension Element: CustomStringConvertible {
  /// The way here from the window, without what is there for layout alone.
  var description: String {
    let way = ancestors.filter(\.isWorthTelling).map(\.words).reversed()
    return (way + ["\(words) (\(widget.typeNameWithStyles))"]).joined(separator: " › ")
  }

  private var isWorthTelling: Bool { parent == nil || isAnnounced || name.isGiven && !isStructural }

  private var words: String {
    let said = name.isGiven ? " “\(name.text.count > 60 ? name.text.prefix(59) + "…" : name.text[...])”" : ""
    return widget.roleName.replacing("-", with: " ") + said
  }
}

extension Widget {
  /// The C type's name, such as `GtkButton`.
  var typeName: String { String(cString: g_type_name(matinee_instance_type(pointer))) }

  /// The C type's name and the style classes, as in a style sheet.
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

  /// Its place, border included, in an ancestor's coordinates.
  func area(in ancestor: Widget) -> Area? {
    var bounds = graphene_rect_t()
    return gtk_widget_compute_bounds(widget, ancestor.widget, &bounds) != 0 ? Area(bounds) : nil
  }
}
