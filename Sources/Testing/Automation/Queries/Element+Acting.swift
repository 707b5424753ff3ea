/// User actions on an element.
extension Element {
  /// Performs the element's action through the accessibility bus, as a screen reader does: presses a button, opens a
  /// row.
  ///
  /// - Parameter action: The name of one of ``actions``, or `nil` for the first.
  public func activate(_ action: String? = nil) throws(AutomationError) {
    try reading { place throws(NodeFailure) in
      let actions = try place.node.actions
      let index = action.map { actions.firstIndex(of: $0) } ?? (actions.isEmpty ? nil : 0)
      guard let index else {
        let known = actions.isEmpty ? "it has none" : "it has " + actions.map { "\"\($0)\"" }.joined(separator: ", ")
        throw .unable(action.map { "it has no action \"\($0)\": \(known)" } ?? "it has no action")
      }
      try place.node.perform(action: index)
    }
    try application.settle()
  }

  /// Clicks the primary button at the center of the element's visible part.
  public func click() throws(AutomationError) { try press(.primary) }

  /// Clicks the secondary button at the center of the element's visible part, which opens a context menu.
  public func secondaryClick() throws(AutomationError) { try press(.secondary) }

  /// Clicks the primary button at a point within the element's visible part.
  ///
  /// - Parameters:
  ///   - across: The distance from the left edge as a fraction of the width, 0 … 1.
  ///   - down: The distance from the top edge as a fraction of the height, 0 … 1.
  public func click(across: Double, down: Double = 0.5) throws(AutomationError) {
    let place = try placeOnDisplay(across: across, down: down)
    try application.pointer().press(.primary, x: place.x, y: place.y)
    try application.settle()
  }

  /// Moves the pointer over a point within the element, with coordinates as in ``click(across:down:)``.
  public func hover(across: Double = 0.5, down: Double = 0.5) throws(AutomationError) {
    let place = try placeOnDisplay(across: across, down: down)
    try application.pointer().move(x: place.x, y: place.y)
    try application.settle()
  }

  /// Drags the element with the primary button and drops it on a point within another element.
  ///
  /// - Parameters:
  ///   - goal: The element to drop on.
  ///   - way: Elements to hover over first, such as a tab that opens and reveals the goal.
  ///   - across: The drop point's distance from the left edge as a fraction of the width, 0 … 1.
  ///   - down: The drop point's distance from the top edge as a fraction of the height, 0 … 1.
  public func drag(
    to goal: Element, over way: Element..., across: Double = 0.5, down: Double = 0.5
  ) throws(AutomationError) {
    let pointer = try application.pointer()
    var place = try placeOnDisplay()
    pointer.move(x: place.x, y: place.y)
    pointer.hold(true)
    try application.settle()
    for stop in way { place = try glide(pointer, from: place, to: stop.placeOnDisplay()) }
    _ = try glide(pointer, from: place, to: goal.placeOnDisplay(across: across, down: down))
    pointer.hold(false)
    try application.settle()
  }

  /// Scrolls the wheel over the element: down for a positive number of notches, up for a negative one.
  public func scroll(_ notches: Int) throws(AutomationError) {
    let place = try placeOnDisplay()
    for _ in 0..<abs(notches) {
      try application.pointer().press(notches < 0 ? .wheelUp : .wheelDown, x: place.x, y: place.y)
      try application.settle()
    }
  }

  /// Selects the element among its siblings if the toolkit supports that for screen readers.
  public func select() throws(AutomationError) {
    try reading { place throws(NodeFailure) in try place.node.select() }
    try application.settle()
  }

  /// Replaces the element's text.
  public func setText(_ text: String) throws(AutomationError) {
    try reading { place throws(NodeFailure) in try place.node.setContent(text) }
    try application.settle()
  }

  /// Sets the value of an element such as a slider.
  public func setValue(_ value: Double) throws(AutomationError) {
    try reading { place throws(NodeFailure) in try place.node.setNumber(value) }
    try application.settle()
  }

  /// Presses Tab, or arrow keys within a list, until the element or one of its descendants has the keyboard focus.
  public func focus() throws(AutomationError) {
    var visited: Set<AccessibleNode> = []
    while true {
      let (key, focused) = try reading { place throws(NodeFailure) in
        let focused = try place.top.focused
        return (place.keyTowards(from: focused), focused?.node)
      }
      guard let key else { return }
      if let focused, !visited.insert(focused).inserted {
        throw application.failure(
          .unable,
          "The keyboard doesn’t reach \(queryDescription): it went through \(visited.count) others and returned to the start."
        )
      }
      try application.pressKey(key)
    }
  }

  /// Gives the element the keyboard focus if needed, and types text.
  public func typeText(_ text: String) throws(AutomationError) {
    try focus()
    try application.typeText(text)
  }

  /// Gives the element the keyboard focus if needed, and presses a key.
  public func pressKey(_ key: String, _ modifiers: KeyModifiers = []) throws(AutomationError) {
    try focus()
    try application.pressKey(key, modifiers)
  }
}

extension Element {
  /// Moves the pointer in small steps, as a hand does, then jiggles it at the end point.
  private func glide(
    _ pointer: Pointer, from start: (x: Int, y: Int), to end: (x: Int, y: Int)
  ) throws(AutomationError) -> (x: Int, y: Int) {
    for step in 1...dragSteps {
      pointer.move(
        x: start.x + (end.x - start.x) * step / dragSteps, y: start.y + (end.y - start.y) * step / dragSteps)
      try application.settle()
    }
    // The drop target accepts the drag through the X server, and only while the pointer moves.
    let rested = ContinuousClock.now + dropRest
    var nudge = 0
    while ContinuousClock.now < rested {
      nudge = 1 - nudge
      pointer.move(x: end.x + nudge, y: end.y)
      try application.settle()
    }
    return end
  }

  /// Returns a point within the element's visible part in the display's pixels; its center by default.
  private func placeOnDisplay(across: Double = 0.5, down: Double = 0.5) throws(AutomationError) -> (x: Int, y: Int) {
    let (part, window) = try reading { place throws(NodeFailure) -> (Frame, Frame) in
      guard let visible = place.visibleFrame else { throw .unable("no part of it is visible") }
      return visible
    }
    let (x, y) = try application.placeOnDisplay(of: part, inWindow: window)
    let center = part.center
    return (
      x - center.x + part.x + Int(Double(part.width) * across), y - center.y + part.y + Int(Double(part.height) * down)
    )
  }
}

/// The steps and the final pause of a drag. GTK starts a drag only after the pointer has moved a little.
private let dragSteps = 8
private let dropRest = Duration.milliseconds(700)

extension Tree.Place {
  /// Returns the key that moves the keyboard focus toward this element, or `nil` if the element has it.
  fileprivate func keyTowards(from focused: Tree.Place?) -> String? {
    guard let focused else { return "Tab" }
    if focused === self || focused.isInside(self) { return nil }
    guard role == .listItem, focused.role == .listItem, let list = parent, list === focused.parent,
      let goal = list.children.firstIndex(where: { $0 === self }),
      let start = list.children.firstIndex(where: { $0 === focused })
    else { return "Tab" }
    return start < goal ? "Down" : "Up"
  }
}

extension Element {
  private func press(_ button: Pointer.Button) throws(AutomationError) {
    let place = try placeOnDisplay()
    try application.pointer().press(button, x: place.x, y: place.y)
    try application.settle()
  }
}
