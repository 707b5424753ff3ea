import GTK
import LoadingState

/// A list of ``Listable`` values. Each row has an image and four labels.
public typealias ListController<Item: Listable> = ConfigurableListController<ImageWithFourLabelsView<Item>>

/// A list that shows values in rows of any view. It doesn't know where its values come from.
public final class ConfigurableListController<View: Configurable>: ViewController {
  /// The value of a row.
  public typealias Item = View.Value

  /// The items, in order. Setting them updates only the rows that changed in identity or content, so the scroll
  /// position and the keyboard focus are preserved.
  public var items: [Item] = [] {
    didSet {
      watcher?.rearm()
      if items == oldValue { watcher?.settleAfterLayout() } else { updateRows() }
    }
  }
  /// The footer below the last row.
  public var footer: ListFooter = .none {
    didSet {
      guard footer != oldValue else { return }
      // The footer's row is replaced or removed. Move its focus to the last item now, because more rows may arrive in
      // this frame.
      if oldValue != .none { list?.leaveLastRow() }
      updateRows()
      if case .failure(let message) = footer { announce(message.sentence) }
    }
  }
  /// Called when the end of the list is near, to load more items. Called again if the end is still near after items are
  /// set or the list appears.
  public var onReachEnd: () -> Void = {}
  /// Called with the next items in the scroll direction when they change. Called with an empty array during a fast
  /// scroll and when the list disappears.
  public var onComingNext: (([Item]) -> Void)?
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
  private var watcher: ScrollObserver<ConfigurableListController>?

  public init(makeView: @escaping () -> View) {
    self.makeView = makeView
    super.init()
  }

  public override func loadView() {
    let list = ListView(model) { [makeView, weak self] in
      ListRowCell(makeView()) { self?.onFooterAction() }
    }
    list.addStyle("rows")
    let scrolled = ScrolledWindow(ClampScrollable(list, maximumWidth: 860))
    scrolled.expandsVertically = true
    scrolled.isFocusable = false
    self.scrolled = scrolled
    self.list = list
    view = scrolled
  }

  /// The list, which focuses the row that last had the focus, or the first row.
  public override var preferredFocus: Widget { list ?? view }

  public override func viewDidLoad() {
    super.viewDidLoad()
    connectActivation()
    watcher = scrolled.map { ScrollObserver($0.verticalAdjustment, of: self) }
    updateRows()
  }

  public override func viewWillAppear() {
    super.viewWillAppear()
    list?.accessibleLabel = nearestTitle ?? ""
  }

  public override func viewDidAppear() {
    super.viewDidAppear()
    watcher?.contentDidAppear()
  }

  public override func viewDidDisappear() {
    super.viewDidDisappear()
    watcher?.contentDidDisappear()
  }

  /// Scrolls to the first row.
  public func scrollToTop() { scrolled?.verticalAdjustment.value = 0 }

  /// Moves the keyboard focus to an item's row, at its current position. Does nothing if there is no such item.
  public func focusRow(of id: Item.ID) {
    if let place = items.firstIndex(where: { $0.id == id }) { list?.focusRow(at: place) }
  }

  private func updateRows() {
    guard isViewLoaded else { return }
    model.update(to: items.map(ListRow.item) + (footer == .none ? [] : [.footer(footer)]))
    // In GTK 4.8, Tab moves the focus into an empty scrolled window, where it is lost.
    scrolled?.canContainFocus = model.count > 0
    watcher?.settleAfterLayout()
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
