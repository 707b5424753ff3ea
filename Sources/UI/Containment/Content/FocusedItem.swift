import GTK

/// The item with the keyboard focus, in any list.
extension Widget {
  /// The value that the focused row, cell or other widget inside this widget shows; `nil` if there is none.
  public var focusedItem: Any? {
    guard let focused = window?.focusedWidget else { return nil }
    let found: (widget: Widget, result: Any)? = nearestShown(from: focused, in: self) { item in item }
    return found?.result
  }
}
