/// Actions on an element through the accessibility bus, as a screen reader performs them, and by keyboard.
///
/// The bus reaches elements that no pointer can reach. Use ``tap()`` or ``click()`` unless the test is about screen
/// readers.
extension Element {
  /// Performs the element's action through the accessibility bus, as a screen reader does: presses a button, opens a
  /// row.
  ///
  /// - Parameter action: The name of one of ``actions``, or `nil` for the first.
  public func performAccessibilityAction(_ action: String? = nil) throws(AutomationError) {
    try reading { object throws(NodeFailure) in
      let actions = try object.node.actions
      let index = action.map { actions.firstIndex(of: $0) } ?? (actions.isEmpty ? nil : 0)
      guard let index else {
        guard let action, !actions.isEmpty else { throw .unsupported("it has no actions") }
        let known = actions.map { "\"\($0)\"" }.joined(separator: ", ")
        throw .unsupported("it has no action \"\(action)\", only \(known)")
      }
      try object.node.perform(action: index)
    }
    try application.settle()
  }

  /// Selects the element among its siblings if the toolkit supports that for screen readers.
  public func select() throws(AutomationError) {
    try reading { object throws(NodeFailure) in try object.node.select() }
    try application.settle()
  }

  /// Replaces the element's text.
  public func setText(_ text: String) throws(AutomationError) {
    try reading { object throws(NodeFailure) in try object.node.setContent(text) }
    try application.settle()
  }

  /// Sets the value of an element such as a slider.
  public func setValue(_ value: Double) throws(AutomationError) {
    try reading { object throws(NodeFailure) in try object.node.setNumber(value) }
    try application.settle()
  }

  /// Presses Tab, or arrow keys within a list, until the element or one of its descendants has the keyboard focus.
  public func focus() throws(AutomationError) {
    var visited: Set<AccessibleNode> = []
    var isSecondRound = false
    while true {
      let (key, focused) = try reading { object throws(NodeFailure) in
        let focused = try object.top.focused
        return (object.keyForMovingFocus(from: focused), focused?.node)
      }
      guard let key else { return }
      if let focused, !visited.insert(focused).inserted {
        // The app itself may have moved the focus back, such as from a widget that disappeared.
        guard !isSecondRound else {
          throw application.failure(
            .unsupported,
            "The keyboard can’t reach \(queryDescription): the focus visited \(visited.count) other elements and "
              + "returned to the start."
          )
        }
        isSecondRound = true
        visited = [focused]
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

extension Tree.Object {
  /// Returns the key that moves the keyboard focus toward this element, or `nil` if the element has it.
  fileprivate func keyForMovingFocus(from focused: Tree.Object?) -> String? {
    guard let focused else { return "Tab" }
    if focused === self || focused.isInside(self) { return nil }
    guard role == .listItem, focused.role == .listItem, let list = parent, list === focused.parent,
      let target = list.children.firstIndex(where: { $0 === self }),
      let start = list.children.firstIndex(where: { $0 === focused })
    else { return "Tab" }
    return start < target ? "Down" : "Up"
  }
}
