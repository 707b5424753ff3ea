extension Element {
  /// Drags the element with the primary button and drops it on a point within another element.
  ///
  /// - Parameters:
  ///   - target: The element to drop on.
  ///   - stops: Elements to hover over first, such as a tab that opens and reveals the target.
  ///   - across: The drop point's distance from the left edge as a fraction of the width, 0 … 1.
  ///   - down: The drop point's distance from the top edge as a fraction of the height, 0 … 1.
  public func drag(
    to target: Element, over stops: Element..., across: Double = 0.5, down: Double = 0.5
  ) throws(AutomationError) {
    let pointer = try application.pointer()
    var point = try pointOnDisplay()
    pointer.move(x: point.x, y: point.y)
    pointer.pressPrimaryButton()
    try application.settle()
    for stop in stops { point = try glide(pointer, from: point, to: stop.pointOnDisplay()) }
    _ = try glide(pointer, from: point, to: target.pointOnDisplay(across: across, down: down))
    pointer.releasePrimaryButton()
    try application.settle()
  }

  /// Drags a point of the element to the right, and presses a key before the button is released.
  ///
  /// - Parameters:
  ///   - across: The point's distance from the left edge as a fraction of the width, 0 … 1.
  ///   - down: The point's distance from the top edge as a fraction of the height, 0 … 1.
  ///   - key: The key, such as `Escape`.
  public func drag(across: Double, down: Double, pressing key: String) throws(AutomationError) {
    let pointer = try application.pointer()
    let point = try pointOnDisplay(across: across, down: down)
    pointer.move(x: point.x, y: point.y)
    pointer.pressPrimaryButton()
    try application.settle()
    for step in 1...dragSteps {
      pointer.move(x: point.x + 10 * step, y: point.y)
      try application.settle()
    }
    try application.pressKey(key)
    pointer.releasePrimaryButton()
    try application.settle()
  }

  /// Moves the pointer in small steps, as a user does, then jiggles it at the end point.
  private func glide(
    _ pointer: Pointer, from start: (x: Int, y: Int), to end: (x: Int, y: Int)
  ) throws(AutomationError) -> (x: Int, y: Int) {
    for step in 1...dragSteps {
      pointer.move(
        x: start.x + (end.x - start.x) * step / dragSteps, y: start.y + (end.y - start.y) * step / dragSteps)
      try application.settle()
    }
    // The drop target accepts the drag through the X server, and only while the pointer moves.
    let dropTime = ContinuousClock.now + dropPause
    var nudge = 0
    while ContinuousClock.now < dropTime {
      nudge = 1 - nudge
      pointer.move(x: end.x + nudge, y: end.y)
      try application.settle()
    }
    return end
  }
}

/// The steps and the final pause of a drag. GTK starts a drag only after the pointer has moved a little.
private let dragSteps = 8
private let dropPause = Duration.milliseconds(700)
