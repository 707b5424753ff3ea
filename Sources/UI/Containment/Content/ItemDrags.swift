import GTK

/// Drag and drop for all lists: rows, and cards in shelves and grids.
extension Widget {
  /// Makes the items inside this widget, such as a controller's view, draggable.
  ///
  /// Source: [UIDragInteraction](https://developer.apple.com/documentation/uikit/uidraginteraction).
  ///
  /// - Parameter makeDrag: Returns the drag for the value of a row, a cell or another widget with a `shownItem` of this
  ///   type. Returns `nil` for values that can't be dragged.
  public func setItemDragProvider<Item>(_ makeDrag: @escaping (Item) -> ItemDrag?) {
    onDragStart(byTouch: false) { [weak self] x, y in
      guard let self, let picked = widget(at: x, y),
        let (row, drag) = nearestShown(from: picked, in: self, makeDrag)
      else { return nil }
      return DraggedItem(drag.value, text: drag.name, picture: row)
    }
  }

  /// Accepts drops of values of one type on the items of another type inside this widget, such as a title on a list's
  /// row. Highlights the target during the drag.
  ///
  /// - Parameters:
  ///   - accepts: Returns whether a dragged value can be dropped on a shown value.
  ///   - perform: Performs the drop.
  public func setItemDropHandler<Dragged, Item>(
    _ accepts: @escaping (_ dragged: Dragged, _ shown: Item) -> Bool = { _, _ in true },
    perform: @escaping (_ dragged: Dragged, _ shown: Item) -> Void
  ) {
    let mark = DropMark()
    typealias Found = (widget: Widget, result: (dragged: Dragged, item: Item))
    // GTK's drag and drop carries values of any type, also from other lists.
    let find: (Any, Double, Double) -> Found? = { [weak self] value, x, y in
      guard let self, let dragged = value as? Dragged, let picked = widget(at: x, y) else { return nil }
      return nearestShown(from: picked, in: self) { item in accepts(dragged, item) ? (dragged, item) : nil }
    }
    onDrop(
      DropTarget { value, x, y in
        let found = find(value, x, y)
        mark.row = found?.widget
        return found != nil
      } hover: { position in
        if position == nil { mark.row = nil }
      } drop: { value, x, y in
        mark.row = nil
        guard let found = find(value, x, y) else { return false }
        perform(found.result.dragged, found.result.item)
        return true
      })
  }
}

/// A dragged value.
public struct ItemDrag {
  /// The value's name. Other apps receive it as text.
  public var name: String
  /// The value to drop, of any type, because the target of the drop checks it.
  public var value: Any

  public init(_ name: String, _ value: Any) {
    self.name = name
    self.value = value
  }
}

/// The highlight of the current drop target.
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
