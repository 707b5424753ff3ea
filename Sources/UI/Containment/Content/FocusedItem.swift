import GTK

/// The item with the keyboard focus, in any list.
extension ViewController {
  /// The value shown by the focused row, cell or other widget with a `shownItem` in this controller's view; `nil` if
  /// there is none.
  public var focusedItem: Any? {
    guard isViewLoaded, let focused = view.window?.focusedWidget else { return nil }
    let found: (widget: Widget, result: Any)? = nearestShown(from: focused, in: view) { item in item }
    return found?.result
  }
}
