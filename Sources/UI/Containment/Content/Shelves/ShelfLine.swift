import GTK

/// The cells of a shelf. They scroll horizontally, and only those near the visible part exist. Page buttons are for
/// pointers that can't scroll horizontally.
final class ShelfLine<View: Configurable> {
  typealias Item = View.Value

  let widget: Widget
  var onSelect: (Item) -> Void = { _ in }
  /// Called for the Up and Down keys. Returns `true` if it has moved the focus.
  var onArrowAcross: (_ isForward: Bool) -> Bool
  /// Called for Tab and Shift+Tab. Returns `true` if it has moved the focus.
  var onTab: (_ isForward: Bool) -> Bool
  /// The number of cells that are visible at the start.
  var visibleCount: () -> Int = { .max }
  /// Called when ``isFilled`` becomes `true`.
  var onFill: () -> Void = {}
  let adjustment: Adjustment
  private(set) var items: [Item] = []
  /// Whether all items have been laid out. After a large change, the next frame has only the cells that fit.
  private(set) var isFilled = true

  private let model = ListModel<Item>()
  private let grid: GridView<Item>
  private let scrolled: ScrolledWindow
  private let pageButtons: PageButtons
  private var isActivationConnected = false
  /// The position to scroll to after the next layout.
  private var awaited: Double?

  init(makeView: @escaping () -> View) {
    grid = GridView(model, orientation: .horizontal, maximumColumns: 1, kind: .list) { ConfigurableCell(makeView()) }
    grid.addStyle("cards", "shelf-line")
    scrolled = ScrolledWindow(grid, horizontal: .external, vertical: .never)
    scrolled.isFocusable = false
    scrolled.takesSidewaysScrollOnly()
    adjustment = scrolled.horizontalAdjustment
    adjustment.isMirrored = TextDirection.current == .rightToLeft
    pageButtons = PageButtons(adjustment, of: scrolled)
    let overlay = Overlay(scrolled)
    pageButtons.lay(over: overlay)
    widget = overlay
    onArrowAcross = { [grid] in grid.moveFocusOutByArrow(isForward: $0) }
    onTab = { [grid] in grid.moveFocusOutByTab(isForward: $0) }
    // The grid has no layout while it is out of sight.
    grid.onMap { [weak self] in self?.settleAfterLayout() }
    grid.onArrowAcross { [weak self] in self?.onArrowAcross($0) ?? false }
    grid.onTab { [weak self] in self?.onTab($0) ?? false }
  }

  var isEmpty: Bool { items.isEmpty }
  var focusedCenterX: Double? { grid.focusedCenterX }

  /// The accessible name of the row.
  var name: String {
    get { grid.accessibleLabel ?? "" }
    set { grid.accessibleLabel = newValue }
  }

  /// Updates only the items that changed, so the scroll position and the focus are preserved. At the start, new items
  /// before the first one come into sight.
  func update(to items: [Item]) {
    guard items != self.items else { return }
    let wasEmpty = self.items.isEmpty
    let staysAtStart = position <= 1 && self.items.first?.id != items.first?.id
    self.items = items
    if wasEmpty, awaited == nil { return fill() }
    model.update(to: items)
    if staysAtStart { showStart() }
  }

  /// GTK would keep the first visible cell in place, so that the items before it would be out of sight.
  private func showStart() {
    guard !items.isEmpty else { return }
    if grid.isMapped { return grid.reveal(0) }
    awaited = 0
  }

  /// Replaces the items, and scrolls to an earlier position.
  func replace(with items: [Item], at position: Double) {
    let wasAt = self.position
    self.items = items
    awaited = position > 0 || wasAt > 0 ? position : nil
    if awaited == nil { fill() } else { model.replace(with: items) }
    // GTK can scroll to a position only after the layout. The items are invisible until then, so that they don't jump.
    scrolled.opacity = awaited == nil ? 1 : 0
    settleAfterLayout()
  }

  /// Shows the first cells in the next frame, and adds the others after it. GTK would make about thirty cells at once,
  /// most of them out of sight.
  private func fill() {
    let count = visibleCount()
    guard count < items.count, let window = scrolled.window, window.isMapped else { return model.replace(with: items) }
    model.replace(with: Array(items.prefix(count)))
    isFilled = false
    window.afterNextFrame { [weak self] in
      self?.addRemainingItems()
      window.afterNextFrame { self?.endFilling() }
    }
  }

  private func addRemainingItems() { model.update(to: items) }

  private func endFilling() {
    guard !isFilled else { return }
    isFilled = true
    onFill()
  }

  /// The current scroll position, or the one after the next layout.
  var position: Double { awaited ?? adjustment.position }

  @discardableResult
  func focus(nearest x: Double? = nil) -> Bool {
    guard !items.isEmpty else { return false }
    return x.map { grid.focusCell(nearest: $0) } ?? grid.focus()
  }

  /// Makes cells respond to activation.
  func connectActivation() {
    guard !isActivationConnected else { return }
    isActivationConnected = true
    grid.onActivate { [weak self] position in
      guard let self, items.indices.contains(position) else { return }
      onSelect(items[position])
    }
  }

  private func settleAfterLayout() {
    guard awaited != nil, grid.isMapped else { return }
    scrolled.window?.afterNextFrame { [weak self] in self?.settle() }
  }

  private func settle() {
    guard let awaited, grid.isMapped else { return }
    self.awaited = nil
    adjustment.position = awaited
    scrolled.opacity = 1
  }
}
