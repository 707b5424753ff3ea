import Containment
import GTK

/// Keys that do something with the row that has the keyboard.
extension ViewController {
  func onItemKey<Item>(_ key: String, _ body: @escaping (Item) -> Void) {
    view.addShortcut(key, isLocal: true) { [weak self] in
      guard let item = self?.focusedItem as? Item else { return false }
      body(item)
      return true
    }
  }
}
