import GTK

/// Context menus for all lists: rows, and cards in shelves and grids.
extension Widget {
  /// Adds context menus to the items inside this widget, such as a controller's view. The user opens them with the
  /// secondary mouse button, a long press, Shift+F10 or the Menu key.
  ///
  /// Source: [UIContextMenuInteraction](https://developer.apple.com/documentation/uikit/uicontextmenuinteraction).
  ///
  /// - Parameter makeMenu: Returns the menu for the value of a row, a cell or another widget with a `shownItem` of this
  ///   type. Returns `nil` for values without a menu.
  public func setItemMenuProvider<Item>(_ makeMenu: @escaping (Item) -> ItemMenu?) {
    onMenuRequest { [weak self] request in
      guard let self, let (target, menu) = nearestShown(from: request.target, in: self, makeMenu) else { return false }
      ContextMenu.open(menu.sections, name: menu.name, of: target, at: request.position, in: self)
      return true
    }
  }
}

/// The context menu of a value.
public struct ItemMenu {
  /// The value's name.
  public var name: String
  /// The menu's sections, separated by lines.
  public var sections: [[MenuItem]]

  public init(_ name: String, _ sections: [[MenuItem]]) {
    self.name = name
    self.sections = sections
  }
}

/// A wrapper around a value, such as a list row, which can also be the list's footer. Menus, keys and drags are about
/// the value.
public protocol ItemContaining {
  /// The type of the value.
  associatedtype ContainedItem
  /// The value; `nil` if there is none.
  var containedItem: ContainedItem? { get }
}

/// Returns the nearest widget, from `target` up to `host`, for whose value `make` returns a result. The value has type
/// `Item`. A row's heading doesn't belong to the row's value.
func nearestShown<Item, Result>(
  from target: Widget, in host: Widget, _ make: (Item) -> Result?
) -> (widget: Widget, result: Result)? {
  if target.isInRowHeading { return nil }
  var next: Widget? = target
  while let widget = next {
    var shown = widget.shownItem
    while let container = shown as? any ItemContaining { shown = container.containedItem }
    if let item = shown as? Item, let result = make(item) { return (widget, result) }
    next = widget.pointer == host.pointer ? nil : widget.parentWidget
  }
  return nil
}
