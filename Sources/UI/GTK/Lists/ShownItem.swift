/// The value that a widget shows, so that other code can build a context menu for it.
extension Widget {
  /// The value that the widget represents: the bound value of a row or cell, or the value set here for any other
  /// widget. `nil` if there is none. It has any type, because a widget tree contains widgets for all kinds of values.
  public var shownItem: Any? {
    get {
      if let item = retained(for: itemKey) as? ShownItem { return item.value }
      return (parentWidget?.retained(for: factoryKey) as? any RowReading)?.item(in: self)
    }
    set {
      if let newValue { retain(ShownItem(newValue), for: itemKey) } else { discard(for: itemKey) }
    }
  }
}

/// An object that knows the value that each of its rows shows.
protocol RowReading: AnyObject {
  func item(in row: Widget) -> Any?
  func row(at position: Int) -> Widget?
  func position(of row: Widget) -> Int?
  /// The existing rows by their positions.
  var rows: [Int: Widget] { get }
}

private final class ShownItem {
  let value: Any

  init(_ value: Any) { self.value = value }
}

private let itemKey = "matinee-shown-item"
