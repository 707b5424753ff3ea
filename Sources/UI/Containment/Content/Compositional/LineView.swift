import GTK

/// A line of a grid or a row of a list: cells of equal width, each of which shows an item.
///
/// A cell belongs to a position in the line, so that GTK doesn't make new cells when the line shows other items.
final class LineView<Item: Identifiable & Equatable> {
  let widget: Widget
  var onSelect: (Item) -> Void = { _ in }
  /// Called for keys that may move the focus to another row. Returns `true` if it has moved the focus.
  var onMove: (_ move: RowMove, _ isForward: Bool) -> Bool = { _, _ in false }
  private(set) var items: [Item] = []

  private let model = ListModel<LineSlot<Item>>()
  private let grid: GridView<LineSlot<Item>>
  private let isList: Bool

  init(isList: Bool, makeView: @escaping () -> any Configurable<Item>) {
    self.isList = isList
    grid = GridView(model, maximumColumns: 1, kind: .group) { LineCell(AnyConfigurable(makeView())) }
    grid.addStyle("cards", isList ? "list-line" : "grid-line")
    widget = LayoutBox(
      LineLayout(maximumWidth: isList ? PageMetrics.rowWidth : nil) { [weak grid] in grid?.columns ?? 1 }, [grid])
    grid.onActivate { [weak self] index in
      if let self, items.indices.contains(index) { onSelect(items[index]) }
    }
    connectKeys()
  }

  /// Shows items in a number of columns.
  func show(_ items: [Item], columns: Int) {
    self.items = items
    grid.columns = columns
    model.update(to: items.enumerated().map { LineSlot(index: $0.offset, value: $0.element) })
  }

  /// The horizontal center of the focused cell, in application pixels.
  var focusedCenterX: Double? { grid.focusedCenterX }

  /// The item with the focus.
  var focusedItem: Item? {
    grid.focusedPosition.flatMap { items.indices.contains($0) ? items[$0] : nil }
  }

  func focus(nearest x: Double?) -> Bool {
    guard !items.isEmpty else { return false }
    return x.map { grid.focusCell(nearest: $0) } ?? focus(at: 0)
  }

  func focus(at index: Int) -> Bool {
    grid.row(at: max(0, min(index, items.count - 1)))?.focus() ?? false
  }

  private func connectKeys() {
    grid.onTab { [weak self] in self?.onMove(.tab, $0) ?? false }
    let isMirrored = TextDirection.current == .rightToLeft
    let keys: [(key: String, move: RowMove, isForward: Bool)] = [
      ("Up", .arrow, false), ("Down", .arrow, true), ("Page_Up", .page, false), ("Page_Down", .page, true),
      ("Home", .end, false), ("End", .end, true), ("Left", .wrap, isMirrored), ("Right", .wrap, !isMirrored),
    ]
    for (key, move, isForward) in keys {
      grid.addShortcut(key, isLocal: true) { [weak self] in
        guard let self, move != .wrap || isAtEnd(isForward) else { return false }
        return onMove(move, isForward)
      }
    }
  }

  private func isAtEnd(_ isForward: Bool) -> Bool {
    !isList && grid.focusedPosition == (isForward ? items.count - 1 : 0)
  }
}

/// A position in a line, and the item there.
struct LineSlot<Item: Identifiable & Equatable>: Identifiable, Equatable {
  var index: Int
  var value: Item

  nonisolated var id: Int { index }
}

extension LineSlot: ItemContaining {
  var containedItem: Item? { value }
}

private final class LineCell<Item: Identifiable & Equatable>: ListCell {
  let widget: Widget
  private let view: AnyConfigurable<Item>

  init(_ view: AnyConfigurable<Item>) {
    self.view = view
    widget = view.widget
    // The cell has one label for all of its content; otherwise, a screen reader would read the parts as well.
    widget.setAccessibleHidden(true)
  }

  func bind(_ slot: LineSlot<Item>) { view.configure(with: slot.value) }

  func unbind() { view.prepareForReuse() }

  func accessibleLabel(for slot: LineSlot<Item>) -> String { view.accessibleLabel(of: slot.value) }

  func accessibleDescription(for slot: LineSlot<Item>) -> String? { view.accessibleDescription(of: slot.value) }
}

/// A layout that makes a line as narrow as one cell, so that the window can become narrower. The columns then change.
private final class LineLayout: LayoutRule {
  private let columns: () -> Int
  /// The width of a row of a list; `nil` for the cards of a grid.
  private let maximumWidth: Int?

  init(maximumWidth: Int?, columns: @escaping () -> Int) {
    self.columns = columns
    self.maximumWidth = maximumWidth
  }

  func width(of children: [Widget]) -> Extent {
    let line = children.first?.measuredWidth() ?? Extent(minimum: 0, natural: 0)
    return Extent(minimum: line.minimum / max(columns(), 1), natural: line.natural)
  }

  func height(of children: [Widget], width: Int) -> Extent {
    children.first.map { $0.measuredHeight(width: self.width(of: $0, in: width)) } ?? Extent(minimum: 0, natural: 0)
  }

  func frames(of children: [Widget], width: Int, height: Int) -> [Frame?] {
    children.map { Frame(x: 0, y: 0, width: self.width(of: $0, in: width), height: height) }
  }

  private func width(of line: Widget, in width: Int) -> Int {
    // In cells that are wider than a card, the cards would move away from the start edge, where the heading is.
    let extent = line.measuredWidth()
    return max(min(width, maximumWidth ?? extent.natural), extent.minimum)
  }
}
