/// What a widget shows, so that a menu for it can be asked for from outside.
extension Widget {
  /// The value that the widget stands for: of a row or cell the one it is bound to, of any other widget what was set here;
  /// `nil` where it stands for none.
  public var shownItem: Any? {
    get {
      if let item = kept(for: itemKey) as? ShownItem { return item.value }
      return (parentWidget?.kept(for: factoryKey) as? any RowReading)?.item(in: self)
    }
    set {
      if let newValue { keep(ShownItem(newValue), for: itemKey) } else { discard(for: itemKey) }
    }
  }
}

/// Knows what each of its rows shows.
protocol RowReading: AnyObject {
  func item(in row: Widget) -> Any?
  func row(at position: Int) -> Widget?
  func position(of row: Widget) -> Int?
}

private final class ShownItem {
  let value: Any

  init(_ value: Any) { self.value = value }
}

private let itemKey = "matinee-shown-item"
