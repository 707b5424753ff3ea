import AppFoundation
import Containment
import GTK
import LoadingState

/// A list of titles as a grid of posters or as rows, as the user prefers. Automatically, a wide window shows posters.
///
/// Only the visible arrangement has the items, so that the other one loads no pictures.
package final class TitleListContentController<Item: Listable & Cardable & PageEntry>: ViewController, PagedContent
where Item.BadgeSubject == TitleSubject {
  package var items: [Item] = [] {
    didSet { updateItems() }
  }
  package var footer: LoadMoreState = .none {
    didSet { updateFooter() }
  }
  package var onReachEnd: () -> Void = {} {
    didSet {
      rows.onReachEnd = { [weak self] in self?.reachEnd(ofPosters: false) }
      posters.onReachEnd = { [weak self] in self?.reachEnd(ofPosters: true) }
    }
  }
  package var onFooterAction: () -> Void = {} {
    didSet {
      rows.onFooterAction = onFooterAction
      posters.onFooterAction = onFooterAction
    }
  }
  private let rows: ListController<Item>
  private let posters: GridController<CardView<Item>>
  private let rule: TitleListLayout
  private let box: LayoutBox
  private let rowsContainer = ChildContainer("the rows")
  private let postersContainer = ChildContainer("the posters")
  private let setting: ListLayoutSetting
  /// Called when the arrangement changes, with whether it is now posters.
  package var onArrange: (Bool) -> Void = { _ in }
  package private(set) var showsPosters = false {
    didSet { if showsPosters != oldValue { onArrange(showsPosters) } }
  }
  private var binding: Binding?

  /// - Parameter onSelect: Called with the selected item.
  package init(
    _ setting: ListLayoutSetting, images: any ImageProviding, badges: any TitleBadges,
    onSelect: @escaping (Item) -> Void
  ) {
    self.setting = setting
    rule = TitleListLayout(setting.layout)
    box = LayoutBox(rule, [rowsContainer.widget, postersContainer.widget])
    rows = ListController(images: images, badges: badges)
    posters = GridController { CardView(images: images, badges: badges) }
    super.init()
    rows.onSelect = onSelect
    posters.onSelect = onSelect
  }

  package override func loadView() { view = box }

  package override var preferredFocus: Widget { showsPosters ? posters.preferredFocus : rows.preferredFocus }

  package override func viewDidLoad() {
    super.viewDidLoad()
    add(child: rows, in: rowsContainer)
    add(child: posters, in: postersContainer)
    rule.onChange = { [weak self] in self?.updateLayout(movingFocus: $0) }
    binding = Binding({ [setting] in setting.layout }) { [weak self] in self?.choose($0) }
  }

  package override func viewWillAppear() {
    super.viewWillAppear()
    // The width isn't known before the first layout, but the window's is close to it.
    if view.size.width <= 1, let width = view.window?.defaultSize.width { rule.expect(width) }
    updateLayout()
  }
}

extension TitleListContentController {
  package func scrollToTop() {
    if showsPosters { posters.scrollToTop() } else { rows.scrollToTop() }
  }

  private func choose(_ layout: ListLayout) {
    rule.layout = layout
    box.queueResize()
  }

  /// - Parameter hadFocus: Whether the previous arrangement had the focus. GTK takes it away when it hides a widget.
  private func updateLayout(movingFocus hadFocus: Bool = false) {
    guard rule.showsPosters != showsPosters else { return }
    showsPosters = rule.showsPosters
    updateItems()
    updateFooter()
    if hadFocus { takeFocus() }
  }

  private func updateItems() {
    rows.items = showsPosters ? [] : items
    posters.items = showsPosters ? items : []
  }

  private func updateFooter() {
    rows.footer = showsPosters ? .none : footer
    posters.footer = showsPosters ? footer : .none
  }

  private func reachEnd(ofPosters isPosters: Bool) {
    if isPosters == showsPosters { onReachEnd() }
  }
}

/// A layout that shows one of two widgets, rows or posters, at the whole size.
private final class TitleListLayout: LayoutRule {
  var layout: ListLayout
  private(set) var showsPosters = false
  /// Called after a frame in which ``showsPosters`` has changed, with whether a child had the focus before.
  var onChange: (Bool) -> Void = { _ in }

  init(_ layout: ListLayout) { self.layout = layout }

  /// Chooses for the width of a coming layout.
  func expect(_ width: Int) { showsPosters = choice(width) }

  func width(of children: [Widget]) -> Extent {
    let widths = children.map { $0.measuredWidth() }
    return Extent(minimum: widths.map(\.minimum).max() ?? 0, natural: widths.map(\.natural).max() ?? 0)
  }

  func height(of children: [Widget], width: Int) -> Extent {
    let heights = children.map { $0.measuredHeight(width: width) }
    return Extent(minimum: heights.map(\.minimum).max() ?? 0, natural: heights.map(\.natural).max() ?? 0)
  }

  func frames(of children: [Widget], width: Int, height: Int) -> [Frame?] {
    let choice = choice(width)
    if choice != showsPosters {
      showsPosters = choice
      let hadFocus = children.contains(where: \.containsFocus)
      children.first?.window?.afterNextFrame { [weak self] in self?.onChange(hadFocus) }
    }
    let whole = Frame(x: 0, y: 0, width: width, height: height)
    return choice ? [nil, whole] : [whole, nil]
  }

  private func choice(_ width: Int) -> Bool {
    switch layout {
    case .automatic: Double(width) >= postersWidth * Display.textScale
    case .posters: true
    case .rows: false
    }
  }
}

/// The width in application pixels at which posters make better use of the space than rows.
private let postersWidth = 700.0
