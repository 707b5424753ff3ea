import GTK
import LoadingState

/// A page of shelves. Each section has a heading, *See All*, and horizontally scrolling items of a size that may differ
/// between sections.
///
/// Only shelves near the visible part exist, regardless of the number of sections and items. There are about thirty
/// rows, and about thirty cells in each row that has been near. Each section keeps its scroll position. The arrow keys
/// move between cells and between shelves. Tab moves from a heading's button to its cells, then to the next section.
public final class ShelvesController<View: Configurable>: ViewController {
  /// The value of a cell.
  public typealias Item = View.Value
  /// The value of a row.
  public typealias Section = ShelfSection<Item>

  /// The sections, in order. Setting them updates only the rows that changed in identity or content, so scroll
  /// positions and the keyboard focus are preserved.
  public var sections: [Section] = [] {
    didSet { if sections != oldValue { update() } }
  }
  /// Called with the item of an activated cell and its section.
  public var onSelect: (Item, Section) -> Void = { _, _ in }
  /// Called when the user presses *See All* of a section.
  public var onSeeAll: (Section) -> Void = { _ in }
  /// Called when the user presses the button of a section's ``ShelfSection/state``.
  public var onStateAction: (Section) -> Void = { _ in }
  /// Called when the end of a section's items is near, to load more items. Called again if the end is still near after
  /// its items are set.
  public var onReachEnd: (Section) -> Void = { _ in }
  /// Called with sections that are about to become visible, to load their missing content.
  public var onNear: ([Section]) -> Void = { _ in }

  private let model = ListModel<Section>()
  private let page = ShelvesPage<View>()
  private let makeView: (CardShape) -> View
  private let heights = ShelfHeights()
  private var grid: GridView<Section>?
  private var scrolled: ScrolledWindow?

  /// - Parameter makeView: Makes the view of a cell for a card shape.
  public init(title: String? = nil, makeView: @escaping (CardShape) -> View) {
    self.makeView = makeView
    super.init(title: title)
  }

  public override func loadView() {
    let grid = GridView(model, maximumColumns: 1, kind: .list, isPassive: true) { [page, makeView] in
      ShelfCell(page: page, makeView: makeView)
    }
    grid.addStyle("shelves")
    let scrolled = ScrolledWindow(grid)
    scrolled.expandsVertically = true
    scrolled.isFocusable = false
    self.scrolled = scrolled
    self.grid = grid
    view = scrolled
  }

  /// The shelves; the one that last had the focus takes it, or the first one.
  public override var preferredFocus: Widget { grid ?? view }

  public override func viewDidLoad() {
    super.viewDidLoad()
    connectPage()
    scrolled?.verticalAdjustment.onScroll { [weak self] in self?.approach() }
    scrolled?.verticalAdjustment.onResize { [weak self] in self?.approach() }
    update()
  }

  public override func viewWillAppear() {
    super.viewWillAppear()
    grid?.accessibleLabel = nearestTitle ?? ""
  }

  /// Scrolls to the first section.
  public func scrollToTop() { scrolled?.verticalAdjustment.value = 0 }

  private func update() {
    guard isViewLoaded else { return }
    page.show(sections)
    heights.shapes = sections.map(\.shape)
    approach()
    model.update(to: sections)
  }

  private func approach() {
    guard let adjustment = scrolled?.verticalAdjustment else { return }
    page.approach(heights.near(adjustment))
  }

  private func connectPage() {
    page.onSelect = { [weak self] section, item in self?.onSelect(item, section) }
    page.onSeeAll = { [weak self] in self?.onSeeAll($0) }
    page.onStateAction = { [weak self] in self?.onStateAction($0) }
    page.onReachEnd = { [weak self] in self?.onReachEnd($0) }
    page.onNear = { [weak self] in self?.onNear($0) }
    page.onLayout = { [weak self] body in self?.scrolled?.window?.afterNextFrame(body) }
    page.onReveal = { [weak self] in self?.grid?.reveal($0) }
    page.onLeave = { [weak self] stop, isForward in
      guard let grid = self?.grid else { return false }
      return stop == .line ? grid.leaveByArrow(isForward: isForward) : grid.leaveByTab(isForward: isForward)
    }
  }
}
