import Containment
import GTK

/// Keyboard shortcuts that act on the focused row.
extension ViewController {
  func onItemKey<Item>(_ key: String, _ body: @escaping (Item) -> Void) {
    view.addShortcut(key, isLocal: true) { [weak self] in
      guard let item = self?.focusedItem as? Item else { return false }
      body(item)
      return true
    }
  }
}
