import GTK
import LoadingState

/// A list of ``Listable`` values. Each row has an image and four labels.
public typealias ListController<Item: Listable> = ConfigurableListController<ImageWithFourLabelsView<Item>>

/// A list that shows values in rows of any view. It doesn't know where its values come from.
public final class ConfigurableListController<View: Configurable>: ScrollingController<View.Value> {
  /// The value of a row.
  public typealias Item = View.Value

  /// The footer below the last row.
  public var footer: LoadMoreState = .none {
    didSet {
      guard footer != oldValue else { return }
      // The footer's row is replaced or removed. Move its focus to the last item now, because more rows may arrive in
      // this frame.
      if oldValue != .none { list?.leaveLastRow() }
      updateItems()
      if case .failure(let message) = footer { announce(message.sentence) }
    }
  }
  /// Called with the item of an activated row. Rows can't be activated while this is `nil`.
  public var onSelect: ((Item) -> Void)? {
    didSet { if oldValue == nil { connectActivation() } }
  }
  /// Called when the user presses the footer's button.
  public var onFooterAction: () -> Void = {}

  private let model = ListModel<ListRow<Item>>()
  private let makeView: () -> View
  private var scrolled: ScrolledWindow?
  private var list: ListView<ListRow<Item>>?
  private var isActivationConnected = false

  public init(makeView: @escaping () -> View) {
    self.makeView = makeView
    super.init()
  }

  public override func loadView() {
    let list = ListView(model) { [makeView, weak self] in
      ListRowCell(makeView()) { self?.onFooterAction() }
    }
    list.addStyle("rows")
    let scrolled = ScrolledWindow(rows: list)
    self.scrolled = scrolled
    self.list = list
    view = scrolled
  }

  /// The list, which focuses the row that last had the focus, or the first row. If that row has scrolled out of view,
  /// a visible row, so that nothing scrolls.
  public override var preferredFocus: Widget { list?.rowToFocus ?? list ?? view }

  public override func viewDidLoad() {
    super.viewDidLoad()
    connectActivation()
    scrollObserver = scrolled.map { ScrollObserver($0.verticalAdjustment, of: self) }
    updateItems()
  }

  public override func viewWillAppear() {
    super.viewWillAppear()
    list?.accessibleLabel = nearestTitle ?? ""
  }

  /// Limits the frames of hover and focus to the parts of rows with the style class `row-content`, so that they exclude
  /// a heading above it. Call it after the view has loaded.
  public func highlightsRowContent() { list?.addStyle("headed-rows") }

  /// Scrolls to the first row.
  public func scrollToTop() { scrolled?.verticalAdjustment.value = 0 }

  /// Moves the keyboard focus to an item's row, at its current position. Does nothing if there is no such item.
  public func focusRow(of id: Item.ID) {
    if let index = items.firstIndex(where: { $0.id == id }) { list?.focusRow(at: index) }
  }

  override func updateItems() {
    guard isViewLoaded else { return }
    model.update(to: items.map(ListRow.item) + (footer == .none ? [] : [.footer(footer)]))
    // In GTK 4.8, Tab moves the focus into an empty scrolled window, where it is lost.
    scrolled?.canContainFocus = model.count > 0
    scrollObserver?.settleAfterLayout()
  }

  private func connectActivation() {
    guard onSelect != nil, !isActivationConnected, let list else { return }
    isActivationConnected = true
    list.onActivate { [weak self] in self?.activate($0) }
  }

  private func activate(_ position: Int) {
    if items.indices.contains(position) { onSelect?(items[position]) }
  }
}
