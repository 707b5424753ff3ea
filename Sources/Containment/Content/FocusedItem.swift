import GTK

/// What is done to whatever has the keyboard, wherever it is listed.
extension ViewController {
  /// The value that is shown by the row, the cell or another widget with a `shownItem` that has the keyboard's focus in this
  /// controller's view; `nil` where none has it.
  public var focusedItem: Any? {
    guard isViewLoaded, let focused = view.window?.focusedWidget else { return nil }
    let found: (widget: Widget, result: Any)? = nearestShown(from: focused, in: view) { item in item }
    return found?.result
  }
}
