import GTK

/// One hook for dragging everything that is listed, and one for what it is dropped on: rows, and cards in shelves and grids.
extension ViewController {
  /// Lets what this controller shows, and what the controllers in it show, be dragged.
  ///
  /// Source: [UIDragInteraction](https://developer.apple.com/documentation/uikit/uidraginteraction).
  ///
  /// - Parameter makeDrag: what is dragged with a value that a row, a cell, or another widget with a `shownItem` shows; `nil`
  ///   for what stays where it is.
  public func offerItemDrags(_ makeDrag: @escaping (Any) -> ItemDrag?) {
    let host = view
    host.onDragStart(byTouch: false) { [weak host] x, y in
      guard let host, let picked = host.widget(at: x, y),
        let (row, drag) = nearestShown(from: picked, in: host, makeDrag)
      else { return nil }
      return DraggedItem(drag.value, text: drag.name, picture: row)
    }
  }

  /// Lets what is dragged be dropped on what this controller shows, such as a title on a list's row. What it would be dropped
  /// on is marked meanwhile.
  ///
  /// - Parameters:
  ///   - accepts: whether a value that is dragged may be dropped on a value that is shown.
  ///   - perform: does it.
  public func acceptItemDrops(
    _ accepts: @escaping (_ dragged: Any, _ shown: Any) -> Bool,
    perform: @escaping (_ dragged: Any, _ shown: Any) -> Void
  ) {
    let host = view
    let mark = DropMark()
    let find: (Any, Double, Double) -> (widget: Widget, result: Any)? = { [weak host] value, x, y in
      guard let host, let picked = host.widget(at: x, y) else { return nil }
      return nearestShown(from: picked, in: host) { shown in accepts(value, shown) ? shown : nil }
    }
    host.onDrop(
      DropTarget { value, x, y in
        let found = find(value, x, y)
        mark.row = found?.widget
        return found != nil
      } hover: { place in
        if place == nil { mark.row = nil }
      } drop: { value, x, y in
        mark.row = nil
        guard let found = find(value, x, y) else { return false }
        perform(value, found.result)
        return true
      })
  }
}

/// One value as it is dragged.
public struct ItemDrag {
  /// What it is called; other programs get it as text.
  public var name: String
  /// What is dropped.
  public var value: Any

  public init(_ name: String, _ value: Any) {
    self.name = name
    self.value = value
  }
}

/// The row that something would be dropped on.
final class DropMark {
  private let className: String

  init(_ className: String = "drop-target") { self.className = className }

  var row: Widget? {
    didSet {
      guard row?.pointer != oldValue?.pointer else { return }
      oldValue?.removeStyle(className)
      row?.addStyle(className)
    }
  }
}
