import GTK
import LoadingState

/// A page of shelves, one below the other: each section has a heading, *See All*, and items of a size of its own that
/// scroll sideways.
///
/// However many sections and items there are, only those near the visible part exist: some thirty rows, and some thirty
/// cells in each that has been near. A section keeps the place it was scrolled to. Arrow keys go from cell to cell and from
/// shelf to shelf; Tab goes from a heading's button to its cells, and on to the next section.
public final class ShelvesController<View: Configurable>: ViewController {
  /// What one cell shows.
  public typealias Item = View.Value
  /// What one row shows.
  public typealias Section = ShelfSection<Item>

  /// The sections, in order. Setting them changes only what differs by identity or content, so that places and the
  /// keyboard's focus stay.
  public var sections: [Section] = [] {
    didSet { if sections != oldValue { update() } }
  }
  /// Called with the item of a cell that is pressed or activated, and the section that it stands in.
  public var onSelect: (Item, Section) -> Void = { _, _ in }
  /// Called when the button beside a heading is pressed.
  public var onSeeAll: (Section) -> Void = { _ in }
  /// Called when the button of a section's ``ShelfSection/state`` is pressed.
  public var onStateAction: (Section) -> Void = { _ in }
  /// Called when the end of a section's items comes near, so that more can be fetched; again when its items are set and it
  /// is still near.
  public var onReachEnd: (Section) -> Void = { _ in }
  /// Called with sections that are about to be seen, so that what is missing of them can be fetched.
  public var onNear: ([Section]) -> Void = { _ in }

  private let model = ListModel<Section>()
  private let page = ShelvesPage<View>()
  private let makeView: (CardShape) -> View
  private let heights = ShelfHeights()
  private var grid: GridView<Section>?
  private var scrolled: ScrolledWindow?

  /// - Parameter makeView: makes the view of a cell for sections of a shape.
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

  /// The cells: the shelf that had the focus last gets it, else the first.
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
