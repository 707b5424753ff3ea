import GTK
import LoadingState

/// A grid of any values in any view, in as many columns as the width has room for. It shows what it is given and knows
/// nothing of where that comes from.
///
/// Arrow keys go from cell to cell in both directions, and Tab leaves the grid.
public final class GridController<View: Configurable>: ViewController {
  /// What one cell shows.
  public typealias Item = View.Value

  /// The items, in order. Setting them changes only what differs by identity or content, so that the scroll position and
  /// the keyboard's focus stay.
  public var items: [Item] = [] {
    didSet {
      watcher?.rearm()
      if items == oldValue { watcher?.settleAfterLayout() } else { updateItems() }
    }
  }
  /// What stands below the last line of cells, while that is seen.
  public var footer: ListFooter = .none {
    didSet {
      guard footer != oldValue else { return }
      updateFooter()
      if case .failure(let message) = footer { announce(message.sentence) }
    }
  }
  /// Called when the end comes near, so that more can be fetched; again when items are set, or the grid appears, and it is
  /// still near.
  public var onReachEnd: () -> Void = {}
  /// Called with the items that come next in the direction of the scroll, each time they change; with none while it is
  /// fast, and when the grid disappears.
  public var onComingNext: (([Item]) -> Void)?
  /// Called with the item of a cell that is pressed or activated; cells cannot be, as long as this is `nil`.
  public var onSelect: ((Item) -> Void)? {
    didSet { if oldValue == nil { connectActivation() } }
  }
  /// Called when the button of the footer is pressed.
  public var onFooterAction: () -> Void = {}

  private let model = ListModel<Item>()
  private let makeView: () -> View
  private var scrolled: ScrolledWindow?
  private var grid: GridView<Item>?
  private lazy var footerView = ListFooterView { [weak self] in self?.onFooterAction() }
  private var isActivationConnected = false
  private var watcher: ScrollWatcher<GridController>?

  public init(title: String? = nil, makeView: @escaping () -> View) {
    self.makeView = makeView
    super.init(title: title)
  }

  public override func loadView() {
    let grid = GridView(model, maximumColumns: mostColumns) { [makeView] in ConfigurableCell(makeView()) }
    grid.addStyle("cards", "grid")
    grid.onTab { [weak grid] in grid?.leaveByTab(isForward: $0) ?? false }
    let scrolled = ScrolledWindow(grid)
    scrolled.expandsVertically = true
    scrolled.isFocusable = false
    footerView.widget.isVisible = false
    self.scrolled = scrolled
    self.grid = grid
    view = Box(.vertical, [scrolled, footerView.widget])
  }

  /// The cells: the one that had the focus last gets it, else the first.
  public override var preferredFocus: Widget { grid ?? view }

  public override func viewDidLoad() {
    super.viewDidLoad()
    connectActivation()
    guard let adjustment = scrolled?.verticalAdjustment else { return }
    watcher = ScrollWatcher(adjustment, of: self)
    watcher?.onSettle = { [weak self] in self?.updateFooter() }
    adjustment.onScroll { [weak self] in self?.updateFooter() }
    updateItems()
    updateFooter()
  }

  public override func viewWillAppear() {
    super.viewWillAppear()
    grid?.accessibleLabel = nearestTitle ?? ""
  }

  public override func viewDidAppear() {
    super.viewDidAppear()
    watcher?.contentDidAppear()
  }

  public override func viewDidDisappear() {
    super.viewDidDisappear()
    watcher?.contentDidDisappear()
  }

  /// Scrolls to the first line.
  public func scrollToTop() { scrolled?.verticalAdjustment.value = 0 }
}

extension GridController {
  private func updateItems() {
    guard isViewLoaded else { return }
    model.update(to: items)
    watcher?.settleAfterLayout()
  }

  /// It is no cell, which would be as narrow as one: it comes up below the grid once the end is in sight, and goes with it.
  private func updateFooter() {
    guard isViewLoaded, let scrolled else { return }
    let isAtEnd = scrolled.verticalAdjustment.remaining < atEnd
    let isShown = footer != .none && (items.isEmpty || isAtEnd || footerView.widget.containsFocus)
    // What has the focus goes, be it the foot or the button in it.
    if !isShown || footer == .loading, footerView.widget.containsFocus { grid?.focus() }
    if footer != .none { footerView.show(footer) }
    footerView.widget.isVisible = isShown
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

/// What fits a very wide screen.
private let mostColumns = 20
/// In application pixels: so near the end, the last line is in sight.
private let atEnd = 60.0
