import GTK
import LoadingState

/// A page of sections in one scroll view. Each section is a shelf, a grid or a list.
///
/// Only rows near the visible part exist, regardless of the number of sections and items: about thirty shelves, lines
/// of a grid, or rows of a list. Each shelf keeps its own scroll position. The arrow keys move between items and
/// between sections. Tab moves from a heading's button to its items, then to the next section.
///
/// Source: [UICollectionView](https://developer.apple.com/documentation/uikit/uicollectionview), with a compositional
/// layout and a diffable data source.
public final class CompositionalController<ID: Hashable, Item: Identifiable & Equatable>: ViewController {
  /// The value of a section.
  public typealias Section = CompositionalSection<ID, Item>

  /// The sections, in order.
  public private(set) var sections: [Section] = []
  /// Called with the item of an activated cell and its section.
  public var onSelect: (Item, Section) -> Void = { _, _ in }
  /// Called when the user presses *See All* of a section.
  public var onSeeAll: (Section) -> Void = { _ in }
  /// Called when the user presses the button of a section's ``CompositionalSection/state``.
  public var onStateAction: (Section) -> Void = { _ in }
  /// Called when the end of a section's items is near, to load more items. Called again if the end is still near after
  /// its items are set.
  public var onReachEnd: (Section) -> Void = { _ in }
  /// Called with sections that are about to become visible, to load their missing content.
  public var onApproachSections: ([Section]) -> Void = { _ in }
  /// Called with the next items of a grid or list in the scroll direction, and their layout, when they change. Called
  /// with an empty array during a fast scroll and when the page disappears.
  public var onPrefetch: (([Item], SectionLayout) -> Void)?

  private typealias Row = CompositionalRow<ID, Item>
  private let model = ListModel<Row>()
  private let page: CompositionalPage<ID, Item>
  private let metrics: SectionMetrics<Item>
  private var grid: GridView<Row>?
  private var scrolled: ScrolledWindow?
  private var scroll: CompositionalScroll<ID, Item>?
  private var appearanceObservation: AppearanceObservation?

  /// - Parameter makeView: Makes the view of a cell for a layout.
  public init(title: String? = nil, makeView: @escaping (SectionLayout) -> any Configurable<Item>) {
    page = CompositionalPage(makeView: makeView)
    metrics = SectionMetrics(makeView: makeView)
    super.init(title: title)
  }

  public override func loadView() {
    let grid = GridView(model, maximumColumns: 1, kind: .list, isPassive: true) { [page] in
      CompositionalCell(page: page)
    }
    grid.addStyle("shelves")
    let scrolled = ScrolledWindow(filledWith: grid)
    self.scrolled = scrolled
    self.grid = grid
    page.grid = grid
    view = scrolled
  }

  /// The grid of sections, which focuses the row that last had the focus, or the first one that takes it.
  public override var preferredFocus: Widget { grid ?? view }

  public override func viewDidLoad() {
    super.viewDidLoad()
    connectPage()
    guard let scrolled else { return }
    let scroll = CompositionalScroll(page, scrolled.verticalAdjustment) { [weak self] in self?.isVisible == true }
    scroll.onPrefetch = { [weak self] in self?.onPrefetch?($0, $1) }
    self.scroll = scroll
    scrolled.horizontalAdjustment.onResize { [weak self] in self?.widthDidChange() }
    appearanceObservation = AppearanceObservation { [weak self] in self?.appearanceDidChange() }
    update()
  }

  public override func viewWillAppear() {
    super.viewWillAppear()
    grid?.accessibleLabel = nearestTitle ?? ""
  }

  public override func viewDidAppear() {
    super.viewDidAppear()
    scroll?.contentDidAppear()
  }

  public override func viewDidDisappear() {
    super.viewDidDisappear()
    scroll?.contentDidDisappear()
  }

  /// Scrolls to the first section.
  public func scrollToTop() { scrolled?.verticalAdjustment.value = 0 }

  /// Replaces the sections. Only the rows that changed in identity or content are updated, in one step, so scroll
  /// positions and the keyboard focus are preserved. A page at its top stays there, and so does the focus.
  public func apply(_ sections: [Section]) {
    guard sections != self.sections else { return }
    let old = page.rows
    self.sections = sections
    update()
    for section in sections where section.layout.isScrolledByPage && section.state != old[section: section.id]?.state {
      if case .failure(let message) = section.state { announce(message.sentence) }
    }
  }

  private func update() {
    guard isViewLoaded, let scrolled else { return }
    let mark = page.mark()
    // The initial focus may scroll a page that is slightly higher than the window.
    let isAtTop = scrolled.verticalAdjustment.value < nearTop
    let first = page.rows.layout.count > 0 ? page.rows[0].id : nil
    let isAtFirstStop = mark.focused != nil && mark.focused?.row == page.rows.layout.firstStop
    let rows = CompositionalRows(sections) { [metrics, width] in metrics.measure($0, width: width) }
    scroll?.rearm(for: rows)
    page.show(rows)
    let isNewAtTop = isAtTop && first != nil && rows.layout.count > 0 && rows[0].id != first
    // Otherwise, GTK would lead Tab to the row that was the first.
    if isNewAtTop, grid?.containsFocus != true { model.update(to: []) }
    model.update(to: (0..<rows.layout.count).lazy.map { rows[$0] })
    // In GTK 4.8, Tab moves the focus into a scrolled window without anything to focus, where it is lost.
    scrolled.canContainFocus = rows.layout.firstStop != nil
    page.restore(mark, in: scrolled.verticalAdjustment)
    // GTK keeps the first visible row in its place. At the top of the page, a new section above it should be visible.
    if isNewAtTop { stayAtTop(withFocus: isAtFirstStop) }
    scroll?.approach()
  }

  /// - Parameter withFocus: Whether the first stop of Tab had the focus. The new first one then takes it.
  private func stayAtTop(withFocus hasFocus: Bool) {
    grid?.reveal(0)
    // GTK doesn't know the height of a new row before its layout.
    page.onLayout { [weak self] in
      self?.scrollToTop()
      if hasFocus, let page = self?.page, let first = page.rows.layout.firstStop { page.focus(first, .start) }
    }
  }

  /// The width of grids in application pixels. Before the first layout, that of the window.
  private var width: Double {
    let width = scrolled?.size.width ?? 0
    let outer = width > 1 ? width : view.window?.size.width ?? 0
    // A line of a grid has a part of the margin as its own padding.
    return max(0, Double(outer - 2 * (PageMetrics.margin(width: outer) - PageMetrics.narrowMargin)))
  }

  /// Changes the number of columns after the layout. GTK doesn't allow changes to the rows during the layout.
  private func widthDidChange() {
    scrolled?.window?.afterNextFrame { [weak self] in
      guard let self, metrics.changesColumns(of: page.rows, width: width) else { return }
      update()
    }
  }

  /// Measures the cells again, because they grow with the text.
  private func appearanceDidChange() {
    metrics.reset()
    scrolled?.window?.afterNextFrame { [weak self] in self?.update() }
  }

  private func connectPage() {
    page.onSelect = { [weak self] in self?.onSelect($0, $1) }
    page.onSeeAll = { [weak self] in self?.onSeeAll($0) }
    page.onStateAction = { [weak self] in self?.onStateAction($0) }
    page.onReachEnd = { [weak self] in self?.onReachEnd($0) }
    page.onApproachSections = { [weak self] in self?.onApproachSections($0) }
    page.onLayout = { [weak self] body in self?.scrolled?.window?.afterNextFrame(body) }
  }
}

/// The distance from the top, in application pixels, within which a page counts as being at its top.
private let nearTop = 48.0
