import CATSPI

/// A test of whether a click on an element reaches it.
///
/// The X server finds the topmost window or popover at a point, and GTK the topmost widget within it. GTK 4.8 has gaps,
/// which the tree fills:
/// - GTK doesn't return a widget without a role, such as the knob of a switch. The element then counts as covered if a
///   later sibling, or a later sibling of an ancestor, contains the point.
/// - GTK ignores that a modal window blocks all other windows.
/// - GTK ignores that a popover closes on the first click outside.
///
/// GTK 4.10 and later report the wrong widget at a point, so there, only the tree counts.
struct HitTest {
  private let target: Tree.Object
  private let display: Display
  private let surface: Surface
  private let part: Frame

  /// Returns a point of an object at which a click reaches it, or the obstacle.
  ///
  /// - Parameters:
  ///   - across: The point's distance from the left edge of the visible part as a fraction of its width.
  ///   - down: The point's distance from the top edge of the visible part as a fraction of its height. If both are
  ///     `nil`, tries several points.
  static func run(
    _ target: Tree.Object, on display: Display, across: Double? = nil, down: Double? = nil
  ) throws(NodeFailure) -> Result<Hit, Obstacle> {
    let chain = target.withAncestors
    // The application has no states.
    let states = try Snapshot.states(of: Array(chain.dropLast()))
    if states.contains(where: { !$0.contains(ATSPI_STATE_SENSITIVE) }) { return .failure(.insensitive) }
    if let window = try modalWindow(in: target.top), window !== target, !target.isInside(window) {
      return .failure(.blocked(by: try Snapshot(of: window).name))
    }
    if !display.popups.isEmpty, try !Surface.popovers(in: target.top, without: target).isEmpty {
      return .failure(.popover)
    }
    guard let surface = try Surface(of: target, on: display), let part = surface.visiblePart(of: target) else {
      return .failure(.offScreen)
    }
    return try HitTest(target: target, display: display, surface: surface, part: part).run(across: across, down: down)
  }

  /// Tries a point of the visible part, or by default its center and the centers of its quarters.
  private func run(across: Double?, down: Double?) throws(NodeFailure) -> Result<Hit, Obstacle> {
    let points =
      across == nil && down == nil
      ? [(0.5, 0.5), (0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)] : [(across ?? 0.5, down ?? 0.5)]
    var first: Obstacle?
    for (across, down) in points {
      let x = part.x + Int(Double(part.width) * across)
      let y = part.y + Int(Double(part.height) * down)
      guard let obstacle = try obstacle(atX: x, y: y) else {
        let (displayX, displayY) = surface.onDisplay(x: x, y: y)
        return .success(Hit(x: displayX, y: displayY, frames: target.withAncestors.map(\.frame), outer: surface.outer))
      }
      first = first ?? obstacle
    }
    return .failure(first ?? .offScreen)
  }

  private func obstacle(atX x: Int, y: Int) throws(NodeFailure) -> Obstacle? {
    let point = surface.onDisplay(x: x, y: y)
    guard display.frame(of: display.root)?.contains(x: point.x, y: point.y) == true else { return .outsideDisplay }
    guard let window = display.window(atX: point.x, y: point.y) else { return .outsideDisplay }
    if window != surface.window {
      return .covered(by: display.isUnmanaged(window) ? "a popover" : "window \"\(display.title(of: window))\"")
    }
    let call = BusCall(
      surface.root.node, "Component", "GetAccessibleAtPoint", [.integer(x), .integer(y), .unsigned(1)])
    if surface.root.geometry == .widgets, let node = try call.perform().first.flatMap({ AccessibleNode($0) }) {
      return try isPart(node) ? nil : .covered(by: title(of: node))
    }
    guard let cover = try siblingOver(x: x, y: y) else { return nil }
    return .covered(by: try Snapshot(of: cover).title)
  }
}

/// A point at which a click reaches an element.
struct Hit: Equatable {
  /// The point on the display, in pixels.
  let x: Int
  let y: Int
  /// The frames of the element and its ancestors.
  let frames: [Frame]
  /// The frame of the X window.
  let outer: Frame
}

extension HitTest {
  /// Returns the shown modal window that opened last, which blocks all others.
  private static func modalWindow(in application: Tree.Object) throws(NodeFailure) -> Tree.Object? {
    let windows = application.children
    let modal = zip(windows, try Snapshot.states(of: windows)).filter { $0.1.contains(ATSPI_STATE_MODAL) }.map(\.0)
    return try Tree.shown(modal).last
  }

  /// Returns the object that GTK doesn't see but that is drawn over a point of the element, or `nil`.
  private func siblingOver(x: Int, y: Int) throws(NodeFailure) -> Tree.Object? {
    for object in target.withAncestors {
      guard object !== surface.root, let parent = object.parent else { return nil }
      let later = parent.children.drop(while: { $0 !== object }).dropFirst().filter { $0.frame.contains(x: x, y: y) }
      if let cover = try Tree.shown(Array(later)).last { return cover }
    }
    return nil
  }

  /// Returns whether an object is the element or one of its descendants, some of which aren't in the tree.
  private func isPart(_ node: AccessibleNode) throws(NodeFailure) -> Bool {
    let above = Set(target.withAncestors.dropFirst().map(\.node))
    var object: AccessibleNode? = node
    while let current = object, !above.contains(current) {
      if current == target.node { return true }
      object = try current.parent
    }
    return false
  }

  private func title(of node: AccessibleNode) throws(NodeFailure) -> String {
    guard let object = target.top.all.first(where: { $0.node == node }) else { return "another element" }
    return try Snapshot(of: object).title
  }
}

extension Snapshot {
  /// The role and the name, such as `push button "Close"`.
  fileprivate var title: String { (role?.description ?? "element") + (name.isEmpty ? "" : " \"\(name)\"") }
}
