import GTK

/// The cells of a shelf: a line that scrolls sideways, of which only what is near exists, with buttons to turn a page for a
/// pointer that cannot scroll sideways.
final class ShelfLine<View: Configurable> {
  typealias Item = View.Value

  let widget: Widget
  var onSelect: (Item) -> Void = { _ in }
  /// The arrow key up or down was pressed; `true` says that the focus was moved.
  var onArrowAcross: (_ isForward: Bool) -> Bool
  /// Tab or Shift+Tab was pressed; likewise.
  var onTab: (_ isForward: Bool) -> Bool
  let adjustment: Adjustment
  private(set) var items: [Item] = []

  private let model = ListModel<Item>()
  private let grid: GridView<Item>
  private let scrolled: ScrolledWindow
  private let pageButtons: ShelfPageButtons
  private var isActivationConnected = false
  /// Where it is to be scrolled to as soon as it is laid out.
  private var awaited: Double?

  init(makeView: @escaping () -> View) {
    grid = GridView(model, orientation: .horizontal, maximumColumns: 1, kind: .list) { ConfigurableCell(makeView()) }
    grid.addStyle("cards", "shelf-line")
    scrolled = ScrolledWindow(grid, horizontal: .external, vertical: .never)
    scrolled.isFocusable = false
    scrolled.takesSidewaysScrollOnly()
    adjustment = scrolled.horizontalAdjustment
    adjustment.isMirrored = TextDirection.current == .rightToLeft
    pageButtons = ShelfPageButtons(adjustment, of: scrolled)
    let overlay = Overlay(scrolled)
    pageButtons.lay(over: overlay)
    widget = overlay
    onArrowAcross = { [grid] in grid.leaveByArrow(isForward: $0) }
    onTab = { [grid] in grid.leaveByTab(isForward: $0) }
    // What is out of sight has no layout.
    grid.onMap { [weak self] in self?.settleAfterLayout() }
    grid.onArrowAcross { [weak self] in self?.onArrowAcross($0) ?? false }
    grid.onTab { [weak self] in self?.onTab($0) ?? false }
  }

  var isEmpty: Bool { items.isEmpty }
  var focusedMiddle: Double? { grid.focusedMiddle }

  /// What the line is called.
  var name: String {
    get { grid.accessibleLabel ?? "" }
    set { grid.accessibleLabel = newValue }
  }

  /// Changes what differs: place and focus stay.
  func update(to items: [Item]) {
    guard items != self.items else { return }
    self.items = items
    model.update(to: items)
  }

  /// Shows other items, scrolled to a position of before.
  func replace(with items: [Item], at position: Double) {
    let wasAt = self.position
    self.items = items
    model.replace(with: items)
    awaited = position > 0 || wasAt > 0 ? position : nil
    // GTK finds a place by the layout of what is there: what is not there yet is not seen elsewhere meanwhile.
    scrolled.opacity = awaited == nil ? 1 : 0
    settleAfterLayout()
  }

  /// How far it is scrolled, or will be.
  var position: Double { awaited ?? adjustment.position }

  @discardableResult
  func focus(nearest place: Double? = nil) -> Bool {
    guard !items.isEmpty else { return false }
    return place.map { grid.focusCell(nearest: $0) } ?? grid.focus()
  }

  /// Cells cannot be pressed before this.
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
