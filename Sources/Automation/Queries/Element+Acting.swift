/// What a person can do with an element.
extension Element {
  /// Does what the element is for: presses a button, follows a row. Through the accessibility bus, as a screen reader does.
  ///
  /// - Parameter action: one of ``actions`` by name; without one, the first.
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

  /// Presses the pointer's first button on the middle of what can be seen of it.
  public func click() throws(AutomationError) { try press(.primary) }

  /// Presses the pointer's secondary button there, which asks for a menu.
  public func secondaryClick() throws(AutomationError) { try press(.secondary) }

  /// Presses the pointer's first button on a part of it.
  ///
  /// - Parameters:
  ///   - across: how far from its left, 0 … 1.
  ///   - down: how far from its top, 0 … 1.
  public func click(across: Double, down: Double = 0.5) throws(AutomationError) {
    let place = try placeOnDisplay(across: across, down: down)
    try application.pointer().press(.primary, x: place.x, y: place.y)
    try application.settle()
  }

  /// Rests the pointer on a part of it; the parts count as in ``click(across:down:)``.
  public func hover(across: Double = 0.5, down: Double = 0.5) throws(AutomationError) {
    let place = try placeOnDisplay(across: across, down: down)
    try application.pointer().move(x: place.x, y: place.y)
    try application.settle()
  }

  /// Drags it with the pointer's first button, and drops it on a part of another element.
  ///
  /// - Parameter way: what it rests on before that, such as a tab that opens meanwhile: the goal may be seen only then.
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

  /// Turns the wheel over it: down for a positive number of notches, up for a negative one.
  public func scroll(_ notches: Int) throws(AutomationError) {
    let place = try placeOnDisplay()
    for _ in 0..<abs(notches) {
      try application.pointer().press(notches < 0 ? .wheelUp : .wheelDown, x: place.x, y: place.y)
      try application.settle()
    }
  }

  /// Selects it among its neighbours, where the toolkit lets a screen reader do that.
  public func select() throws(AutomationError) {
    try reading { place throws(NodeFailure) in try place.node.select() }
    try application.settle()
  }

  /// Replaces the text in it.
  public func setText(_ text: String) throws(AutomationError) {
    try reading { place throws(NodeFailure) in try place.node.setContent(text) }
    try application.settle()
  }

  /// Moves it to a number, as a slider.
  public func setValue(_ value: Double) throws(AutomationError) {
    try reading { place throws(NodeFailure) in try place.node.setNumber(value) }
    try application.settle()
  }

  /// Presses Tab until it, or something in it, has the keyboard; within a list, the arrows.
  public func focus() throws(AutomationError) {
    var met: Set<AccessibleNode> = []
    while true {
      let (key, focused) = try reading { place throws(NodeFailure) in
        let focused = try place.top.focused
        return (place.keyTowards(from: focused), focused?.node)
      }
      guard let key else { return }
      if let focused, !met.insert(focused).inserted {
        throw application.failure(
          .unable, "The keyboard does not reach \(words): it went through \(met.count) others and came round.")
      }
      try application.pressKey(key)
    }
  }

  /// Gives it the keyboard, unless it has it, and types.
  public func typeText(_ text: String) throws(AutomationError) {
    try focus()
    try application.typeText(text)
  }

  /// Gives it the keyboard, unless it has it, and presses a key.
  public func pressKey(_ key: String, _ modifiers: KeyModifiers = []) throws(AutomationError) {
    try focus()
    try application.pressKey(key, modifiers)
  }
}

extension Element {
  /// Moves the pointer as a hand does, and rests there.
  private func glide(
    _ pointer: Pointer, from start: (x: Int, y: Int), to end: (x: Int, y: Int)
  ) throws(AutomationError) -> (x: Int, y: Int) {
    for step in 1...dragSteps {
      pointer.move(
        x: start.x + (end.x - start.x) * step / dragSteps, y: start.y + (end.y - start.y) * step / dragSteps)
      try application.settle()
    }
    // Whether it may be dropped is asked and answered by way of the display, as the pointer moves.
    let rested = ContinuousClock.now + dropRest
    var nudge = 0
    while ContinuousClock.now < rested {
      nudge = 1 - nudge
      pointer.move(x: end.x + nudge, y: end.y)
      try application.settle()
    }
    return end
  }

  /// A point of the part that can be seen, in the display's pixels; the middle, unless told otherwise.
  private func placeOnDisplay(across: Double = 0.5, down: Double = 0.5) throws(AutomationError) -> (x: Int, y: Int) {
    let (part, window) = try reading { place throws(NodeFailure) -> (Frame, Frame) in
      guard let seen = place.inSight else { throw .unable("nothing of it can be seen") }
      return seen
    }
    let (x, y) = try application.placeOnDisplay(of: part, inWindow: window)
    let center = part.center
    return (
      x - center.x + part.x + Int(Double(part.width) * across), y - center.y + part.y + Int(Double(part.height) * down)
    )
  }
}

/// A drag begins only once the pointer has moved a little, and what it is over is told as it moves.
private let dragSteps = 8
private let dropRest = Duration.milliseconds(700)

extension Tree.Place {
  /// The key that a person presses to come here from what has the keyboard; nil when it is here.
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
