import GTK

/// The item with the keyboard focus, in any list.
extension Widget {
  /// The value shown by the focused row, cell or other widget with a `shownItem` inside this widget; `nil` if there is
  /// none.
  public var focusedItem: Any? {
    guard let focused = window?.focusedWidget else { return nil }
    let found: (widget: Widget, result: Any)? = nearestShown(from: focused, in: self) { item in item }
    return found?.result
  }
}
