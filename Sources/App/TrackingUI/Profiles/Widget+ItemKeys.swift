import Containment
import GTK

/// Keyboard shortcuts that act on the focused row.
extension Widget {
  /// Adds a shortcut that acts on the focused item, if it has the given type.
  ///
  /// - Parameter isPossible: Returns whether the shortcut acts on an item.
  func onItemKey<Item>(
    _ key: String, if isPossible: @escaping (Item) -> Bool = { _ in true }, _ body: @escaping (Item) -> Void
  ) {
    addShortcut(key, isLocal: true) { [weak self] in
      guard let item = self?.focusedItem(Item.self), isPossible(item) else { return false }
      body(item)
      return true
    }
  }
}
