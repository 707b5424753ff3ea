/// Actions on an element with the virtual pointer.
extension Element {
  /// Whether a click on the element would reach it. Reading this property doesn't wait for the element.
  ///
  /// Part of the element must be on the display and not scrolled out of view. Nothing may cover it, neither another
  /// element nor a popover nor a modal window. The element and its ancestors must be sensitive.
  public var isHittable: Bool {
    get throws(AutomationError) {
      let display = try application.requireRunning().session.display
      return try application.readOnce(queryDescription) { tree throws(NodeFailure) in
        guard let object = try candidates(in: tree).first else { return false }
        if case .success = try HitTest.run(object, on: display) { return true }
        return false
      }
    }
  }

  /// Scrolls to the element if it is out of view, waits until it is hittable, and clicks it.
  public func tap() throws(AutomationError) {
    try scrollToVisible()
    try click()
  }

  /// Waits until the element is hittable, and clicks the primary button at the center of its visible part.
  ///
  /// If nothing hittable is at the center, clicks at the center of one of its quarters. Fails with the reason if the
  /// element doesn't become hittable in time.
  public func click() throws(AutomationError) { try press(.primary) }

  /// Waits until a point within the element's visible part is hittable, and clicks the primary button there.
  ///
  /// - Parameters:
  ///   - across: The distance from the left edge as a fraction of the width, 0 … 1.
  ///   - down: The distance from the top edge as a fraction of the height, 0 … 1.
  public func click(across: Double, down: Double = 0.5) throws(AutomationError) {
    try press(.primary, across: across, down: down)
  }

  /// Waits until the element is hittable, and clicks the secondary button at the center of its visible part. This opens
  /// a context menu.
  ///
  /// - Parameters:
  ///   - across: The distance from the left edge as in ``click(across:down:)``; `nil` for the center.
  ///   - down: The distance from the top edge; `nil` for the center.
  public func secondaryClick(across: Double? = nil, down: Double? = nil) throws(AutomationError) {
    try press(.secondary, across: across, down: down)
  }

  /// Moves the pointer over a point within the element, with coordinates as in ``click(across:down:)``.
  public func hover(across: Double = 0.5, down: Double = 0.5) throws(AutomationError) {
    let point = try pointOnDisplay(across: across, down: down)
    try application.pointer().move(x: point.x, y: point.y)
    try application.settle()
  }

  /// Scrolls the wheel over the element: down for a positive number of notches, up for a negative one.
  ///
  /// Waits for a frame after each notch, because a user can't scroll faster. In GTK 4.8, a list may jump if it receives
  /// several notches between two frames.
  public func scroll(_ notches: Int) throws(AutomationError) {
    let point = try pointOnDisplay()
    for _ in 0..<abs(notches) {
      let visible = try reading { object throws(NodeFailure) in object.all.filter { $0.visibleFrame != nil } }
      try application.pointer().press(notches < 0 ? .wheelUp : .wheelDown, x: point.x, y: point.y)
      try application.settle()
      // At the end of the scroll view, nothing moves.
      _ = try application.poll(within: Deadlines.change) { () throws(NodeFailure) -> Bool? in
        try Tree.frames(of: visible) == visible.map(\.frame) ? nil : true
      }
    }
  }
}

extension Element {
  /// Returns a point within the element's visible part in the display's pixels; its center by default.
  func pointOnDisplay(across: Double = 0.5, down: Double = 0.5) throws(AutomationError) -> (x: Int, y: Int) {
    let display = try application.requireRunning().session.display
    return try reading { object throws(NodeFailure) in
      guard let surface = try Surface(of: object, on: display), let part = surface.visiblePart(of: object) else {
        throw .unsupported("no part of it is visible")
      }
      return surface.onDisplay(
        x: part.x + Int(Double(part.width) * across), y: part.y + Int(Double(part.height) * down))
    }
  }

  private func press(_ button: Pointer.Button, across: Double? = nil, down: Double? = nil) throws(AutomationError) {
    let hit = try waitForHit(across: across, down: down)
    try application.pointer().press(button, x: hit.x, y: hit.y)
    try application.settle()
  }

  /// Waits until a click reaches the element at the same point in two consecutive frames.
  private func waitForHit(across: Double?, down: Double?) throws(AutomationError) -> Hit {
    let running = try application.requireRunning()
    var obstacle: Obstacle?
    let hit = try application.pollTree(within: nil) { tree throws(NodeFailure) -> Hit? in
      obstacle = nil
      guard let object = try resolve(in: tree) else { return nil }
      switch try HitTest.run(object, on: running.session.display, across: across, down: down) {
      case .failure(let reason):
        obstacle = reason
        return nil
      case .success(let hit):
        running.bus.wait(for: frameTime)
        if try Tree.frames(of: object.withAncestors) == hit.frames { return hit }
        obstacle = .moving
        return nil
      }
    }
    if let hit { return hit }
    guard let obstacle else { throw application.missing(self, nil) }
    throw application.failure(
      .notHittable, "\(queryDescription.capitalizedFirst) isn’t hittable: \(obstacle.description).")
  }
}

/// The time between two frames of a display, rounded up.
private let frameTime = Duration.milliseconds(20)
