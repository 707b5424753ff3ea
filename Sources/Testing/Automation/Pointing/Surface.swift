import CATSPI
import CXCB

/// A window or an open popover. Each has a separate X window.
struct Surface {
  /// The tree object of the window or popover.
  let root: Tree.Object
  let window: xcb_window_t
  /// The frame of the X window on the display, which includes borders and shadows.
  let outer: Frame

  /// Finds the surface of an object. Returns `nil` if it has no X window, such as a popover that is about to open.
  init?(of object: Tree.Object, on display: Display) throws(NodeFailure) {
    let chain = object.withAncestors
    let names = try Snapshot.names(of: chain)
    // A window is the last object before the application.
    let popover = try chain.arePopovers().firstIndex(of: true)
    let index = popover ?? chain.count - 2
    guard chain.indices.contains(index) else { return nil }
    root = chain[index]
    let inner = chain[index].frame
    let fitting = (popover == nil ? display.windows : display.popups).compactMap { window in
      display.frame(of: window).map { (window: window, frame: $0) }
    }.filter { $0.frame.width >= inner.width && $0.frame.height >= inner.height }
    let named = popover == nil ? fitting.filter { display.title(of: $0.window) == names[index] } : []
    // The surface's window is the smallest one that can contain it; of several, it is the topmost, which comes last.
    let best = (named.isEmpty ? fitting : named).reversed().min { $0.frame.area < $1.frame.area }
    guard let best else { return nil }
    (window, outer) = (best.window, best.frame)
  }

  /// Converts a point from the tree's coordinates to the display's.
  func onDisplay(x: Int, y: Int) -> (x: Int, y: Int) {
    // The X window's border and shadow are equally wide on opposite sides. GTK 4.8 misreports popovers' positions.
    (
      outer.x + (outer.width - root.frame.width) / 2 + x - root.frame.x,
      outer.y + (outer.height - root.frame.height) / 2 + y - root.frame.y
    )
  }

  /// Returns the part of an object that its ancestors in the surface don't clip, or `nil` if they clip all of it.
  func visiblePart(of object: Tree.Object) -> Frame? {
    guard var part = object.frame.hasSize ? object.frame : object.firstFrame else { return nil }
    for ancestor in object.withAncestors.dropFirst() where ancestor.frame.hasSize {
      guard let rest = part.intersection(ancestor.frame) else { return nil }
      part = rest
      if ancestor === root { break }
    }
    return part
  }

  /// Returns the open popovers in a tree that don't contain an object.
  static func popovers(in tree: Tree.Object, without object: Tree.Object) throws(NodeFailure) -> [Tree.Object] {
    let objects = tree.all
    let popovers = zip(objects, try objects.arePopovers()).filter(\.1).map(\.0)
    return try Tree.shown(popovers).filter { object !== $0 && !object.isInside($0) }
  }
}

extension [Tree.Object] {
  /// Returns whether each object is a popover, which has a layer of its own.
  fileprivate func arePopovers() throws(NodeFailure) -> [Bool] {
    var found: [Bool] = []
    for reply in BusCall.perform(map { BusCall($0.node, "Component", "GetLayer") }) {
      if reply == .failure(.notResponding) { throw .notResponding }
      // The application has no layer.
      found.append((try? reply.get().first?.integer) == Int(ATSPI_LAYER_POPUP.rawValue))
    }
    return found
  }
}

extension Tree.Object {
  /// The object and its ancestors, up to the application.
  var withAncestors: [Tree.Object] {
    var objects = [self]
    while let parent = objects[objects.count - 1].parent { objects.append(parent) }
    return objects
  }

  /// The first frame among the descendants of an object without a size, such as a stack's page.
  fileprivate var firstFrame: Frame? {
    // The first element of a lazy map would be searched for twice on each level.
    for child in children { if let frame = child.frame.hasSize ? child.frame : child.firstFrame { return frame } }
    return nil
  }
}

extension Frame {
  fileprivate var area: Int { width * height }

  /// Returns whether a point lies within the frame.
  func contains(x: Int, y: Int) -> Bool {
    x >= self.x && y >= self.y && x < self.x + width && y < self.y + height
  }
}
