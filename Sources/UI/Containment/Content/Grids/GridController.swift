import GTK
import LoadingState

/// A grid that shows values in cells of any view, with as many columns as fit the width. It doesn't know where its
/// values come from.
///
/// The arrow keys move between cells in both directions, and Tab leaves the grid.
public final class GridController<View: Configurable>: ScrollingController<View.Value> {
  /// The value of a cell.
  public typealias Item = View.Value

  /// The footer below the last row of cells. It is visible only near the end of the grid.
  public var footer: LoadMoreState = .none {
    didSet {
      guard footer != oldValue else { return }
      updateFooter()
      if case .failure(let message) = footer { announce(message.sentence) }
    }
  }
  /// Called with the item of an activated cell. Cells can't be activated while this is `nil`.
  public var onSelect: ((Item) -> Void)? {
    didSet { if oldValue == nil { connectActivation() } }
  }
  /// Called when the user presses the footer's button.
  public var onFooterAction: () -> Void = {}

  private let model = ListModel<Item>()
  private let makeView: () -> View
  private var scrolled: ScrolledWindow?
  private var grid: GridView<Item>?
  private lazy var footerView = ListFooterView { [weak self] in self?.onFooterAction() }
  private var isActivationConnected = false
  private var willFitColumns = false

  public init(title: String? = nil, makeView: @escaping () -> View) {
    self.makeView = makeView
    super.init(title: title)
  }

  public override func loadView() {
    let grid = GridView(model, maximumColumns: maximumColumnCount) { [makeView] in ConfigurableCell(makeView()) }
    grid.addStyle("cards", "grid")
    grid.onTab { [weak grid] in grid?.moveFocusOutByTab(isForward: $0) ?? false }
    let scrolled = ScrolledWindow(filledWith: grid)
    footerView.widget.isVisible = false
    self.scrolled = scrolled
    self.grid = grid
    view = Box(.vertical, [scrolled, footerView.widget])
  }

  /// The grid, which focuses the cell that last had the focus, or the first cell. If that cell has scrolled out of
  /// view, a visible cell, so that nothing scrolls.
  public override var preferredFocus: Widget { grid?.cellToFocus ?? grid ?? view }

  public override func viewDidLoad() {
    super.viewDidLoad()
    connectActivation()
    guard let adjustment = scrolled?.verticalAdjustment else { return }
    scrollObserver = ScrollObserver(adjustment, of: self)
    scrollObserver?.onSettle = { [weak self] in self?.updateFooter() }
    adjustment.onScroll { [weak self] in self?.updateFooter() }
    for adjustment in [adjustment, scrolled?.horizontalAdjustment] {
      adjustment?.onResize { [weak self] in self?.fitColumnsAfterLayout() }
    }
    updateItems()
    updateFooter()
  }

  public override func viewWillAppear() {
    super.viewWillAppear()
    grid?.accessibleLabel = nearestTitle ?? ""
  }

  /// Scrolls to the first row. If the items have just changed, GTK would otherwise keep showing the same ones.
  public func scrollToTop() {
    scrolled?.verticalAdjustment.value = 0
    if grid?.isMapped == true, !items.isEmpty { grid?.reveal(0) }
  }

  /// Moves the keyboard focus to an item's cell, at its current position. Does nothing if there is no such item.
  public func focusCell(of id: Item.ID) {
    if let index = items.firstIndex(where: { $0.id == id }) { grid?.focusCell(at: index) }
  }

  override func updateItems() {
    guard isViewLoaded else { return }
    model.update(to: items)
    scrollObserver?.settleAfterLayout()
  }
}

extension GridController {
  /// Shows the footer near the end of the grid, and hides it elsewhere. It isn't a cell, because a cell would be too
  /// narrow.
  private func updateFooter() {
    guard isViewLoaded, let scrolled else { return }
    let isAtEnd = scrolled.verticalAdjustment.remaining < endThreshold
    let isShown = footer != .none && (items.isEmpty || isAtEnd || footerView.widget.containsFocus)
    // The footer or its button may have the focus and is about to be hidden.
    if !isShown || footer == .loading, footerView.widget.containsFocus { grid?.focus() }
    if footer != .none { footerView.show(footer) }
    footerView.widget.isVisible = isShown
  }

  /// Adapts the maximum number of columns to the width after the current layout, in which it can't change.
  private func fitColumnsAfterLayout() {
    guard !willFitColumns, let window = view.window else { return }
    willFitColumns = true
    window.afterNextFrame { [weak self] in
      guard let self else { return }
      willFitColumns = false
      if let width = grid?.size.width { grid?.fitColumns(to: width, limit: maximumColumnCount) }
    }
  }

  private func connectActivation() {
    guard onSelect != nil, !isActivationConnected, let grid else { return }
    isActivationConnected = true
    grid.onActivate { [weak self] position in
      guard let self, items.indices.contains(position) else { return }
      onSelect?(items[position])
    }
  }
}

/// The number of columns that fit a very wide screen.
private let maximumColumnCount = 20
/// The distance from the end within which the last row is visible, in application pixels.
private let endThreshold = 60.0
