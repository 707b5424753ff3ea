import CAdwaita
import GTK

/// A window or a popup in front of one, such as an open menu, with its elements and its drawing.
final class Surface {
  let root: Widget
  /// The elements on screen, in tree order.
  let elements: [Element]
  /// The origin of the image in the root's coordinates. The image includes a window's frame.
  let origin: (x: Double, y: Double)
  private(set) lazy var drawing = Drawing(of: root)

  private init(root: Widget, elements: [Element], origin: (x: Double, y: Double)) {
    self.root = root
    self.elements = elements
    self.origin = origin
  }

  /// Returns a window's surfaces that are on screen: its own and those of its menus.
  static func all(of window: Window) -> [Surface] {
    var surfaces: [Surface] = []
    var waiting: [(root: Widget, parent: Element?)] = [(window, nil)]
    while !waiting.isEmpty {
      let (root, parent) = waiting.removeFirst()
      guard root.isMapped, let bounds = root.area(in: root) else { continue }
      var walk = TreeWalk(root: root, bounds: bounds)
      let top = walk.element(of: root, parent: parent)
      waiting += walk.others
      surfaces.append(Surface(root: root, elements: top.tree, origin: (bounds.x, bounds.y)))
    }
    return surfaces
  }
}

/// A traversal that creates the elements of one surface and collects the surfaces attached to it.
private struct TreeWalk {
  let root: Widget
  let bounds: Rect
  private(set) var others: [(root: Widget, parent: Element?)] = []

  init(root: Widget, bounds: Rect) {
    self.root = root
    self.bounds = bounds
  }

  mutating func element(of widget: Widget, parent: Element?) -> Element {
    let whole = Rect(x: 0, y: 0, width: bounds.width, height: bounds.height)
    return element(of: widget, parent: parent, visible: whole, reach: whole)
  }

  private mutating func element(of widget: Widget, parent: Element?, visible: Rect, reach: Rect) -> Element {
    let area = (widget.area(in: root) ?? Rect(x: 0, y: 0, width: 0, height: 0)).moved(x: -bounds.x, y: -bounds.y)
    let element = Element(widget, parent: parent, area: area, visibleArea: area.intersection(visible), reach: reach)
    var (visible, reach) = (visible, reach)
    if gtk_widget_get_overflow(widget.widget) == GTK_OVERFLOW_HIDDEN {
      visible = visible.intersection(area)
      reach = reach.intersection(area)
    }
    for axis in ScrollAxis.allCases where widget.scrolls(axis) { axis.open(&reach) }
    var next = gtk_widget_get_first_child(widget.widget)
    while let child = next {
      next = gtk_widget_get_next_sibling(child)
      guard gtk_widget_get_mapped(child) != 0, gtk_widget_get_opacity(child) > 0 else { continue }
      let child = Widget(retaining: UnsafeMutableRawPointer(child))
      if child.isA(gtk_native_get_type()) {
        others.append((child, element))
      } else {
        element.add(self.element(of: child, parent: element, visible: visible, reach: reach))
      }
    }
    return element
  }
}

/// A direction in which content can scroll.
private enum ScrollAxis: CaseIterable {
  case horizontal, vertical

  /// Extends the reachable area without limit in this direction, because scrolling can make everything along it
  /// visible.
  func open(_ reach: inout Rect) {
    switch self {
    case .horizontal: (reach.x, reach.width) = (-unboundedDistance, 2 * unboundedDistance)
    case .vertical: (reach.y, reach.height) = (-unboundedDistance, 2 * unboundedDistance)
    }
  }
}

/// A distance beyond the end of any list, in application pixels.
private let unboundedDistance = 1e9

extension Widget {
  /// Returns whether the widget scrolls in a direction and its content is larger than the visible part.
  fileprivate func scrolls(_ axis: ScrollAxis) -> Bool {
    guard isA(gtk_scrollable_get_type()) else { return false }
    let adjustment =
      axis == .horizontal ? gtk_scrollable_get_hadjustment(opaque) : gtk_scrollable_get_vadjustment(opaque)
    guard let adjustment else { return false }
    return gtk_adjustment_get_upper(adjustment) > gtk_adjustment_get_page_size(adjustment)
  }
}
