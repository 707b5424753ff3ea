extension Element {
  /// Scrolls with the mouse wheel until the element's center is in view, or until the scroll view reaches its end. Rows
  /// that a long list hasn't created yet can't be found.
  public func scrollToVisible() throws(AutomationError) {
    let display = try application.requireRunning().session.display
    var notches = 1
    while true {
      let gap = try reading { object throws(NodeFailure) in try ScrollGap(of: object, on: display) }
      guard let gap else { return }
      let pointer = try application.pointer()
      for _ in 0..<notches { pointer.press(gap.distance < 0 ? .wheelUp : .wheelDown, x: gap.x, y: gap.y) }
      try application.settle()
      // The new position arrives with the next frame. At the end of the scroll view, nothing moves.
      let moved = try application.pollTree(within: Deadlines.change) { tree throws(NodeFailure) -> Int? in
        guard let object = try resolve(in: tree), object.frame != gap.frame else { return nil }
        return abs(object.frame.y - gap.frame.y)
      }
      guard let moved, moved > 0 else { return }
      notches = max(1, (abs(gap.distance) - moved) * notches / moved)
    }
  }
}

/// The distance by which a scroll view must scroll to show an element's center.
private struct ScrollGap {
  /// The distance in pixels; negative if the element is above the visible part.
  let distance: Int
  let frame: Frame
  /// The center of the scroll view's visible part on the display.
  let x: Int
  let y: Int

  /// Returns `nil` if the center is in view, or the element has no frame yet.
  init?(of object: Tree.Object, on display: Display) throws(NodeFailure) {
    guard object.frame.hasSize, let surface = try Surface(of: object, on: display) else { return nil }
    let center = object.frame.center.y
    for view in object.withAncestors.dropFirst() where view.role == .scrollPane {
      guard let part = surface.visiblePart(of: view) else { continue }
      if center >= part.y, center < part.y + part.height { continue }
      distance = center < part.y ? center - part.y : center - part.y - part.height + 1
      frame = object.frame
      (x, y) = surface.onDisplay(x: part.center.x, y: part.center.y)
      return
    }
    return nil
  }
}
