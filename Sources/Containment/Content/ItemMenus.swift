import GTK

/// One hook for the menus of everything that is listed: rows, and cards in shelves and grids.
extension ViewController {
  /// Offers menus for what this controller shows, and for what the controllers in it show: by the secondary button, a long
  /// touch, Shift+F10 and the Menu key.
  ///
  /// Source: [UIContextMenuInteraction](https://developer.apple.com/documentation/uikit/uicontextmenuinteraction).
  ///
  /// - Parameter makeMenu: what can be done with a value that a row, a cell, or another widget with a
  ///   `shownItem` shows; `nil` for what has no menu.
  public func offerItemMenus(_ makeMenu: @escaping (Any) -> ItemMenu?) {
    let host = view
    host.onMenuRequest { [weak host] request in
      guard let host, let (target, menu) = nearestShown(from: request.target, in: host, makeMenu) else { return false }
      ContextMenu.open(menu.sections, name: menu.name, of: target, at: request.place, in: host)
      return true
    }
  }
}

/// What can be done with one value.
public struct ItemMenu {
  /// What the value is called.
  public var name: String
  /// Drawn with a line between them.
  public var sections: [[MenuItem]]

  public init(_ name: String, _ sections: [[MenuItem]]) {
    self.name = name
    self.sections = sections
  }
}

/// A row that holds a value among other things.
protocol ItemHolding {
  var heldItem: Any? { get }
}

/// The nearest around what was meant of which something can be made.
func nearestShown<Result>(
  from target: Widget, in host: Widget, _ make: (Any) -> Result?
) -> (widget: Widget, result: Result)? {
  var next: Widget? = target
  while let widget = next {
    if let item = widget.shownItem, let result = make((item as? any ItemHolding).map { $0.heldItem ?? () } ?? item) {
      return (widget, result)
    }
    next = widget.pointer == host.pointer ? nil : widget.parentWidget
  }
  return nil
}
