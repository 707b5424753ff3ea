import GTK

/// The item with the keyboard focus, in any list.
extension Widget {
  /// Returns the value of a type that the focused row, cell or other widget inside this widget shows; `nil` if there is
  /// none.
  public func focusedItem<Item>(_ type: Item.Type = Item.self) -> Item? {
    guard let focused = window?.focusedWidget else { return nil }
    return nearestShown(from: focused, in: self) { (item: Item) in item }?.result
  }
}
