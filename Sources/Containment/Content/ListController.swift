import GTK
import LoadingState

/// A list of ``Listable`` values, each an image with four labels.
public typealias ListController<Item: Listable> = ConfigurableListController<ImageWithFourLabelsView<Item>>

/// A list of any values in any view. It shows what it is given and knows nothing of where that comes from.
public final class ConfigurableListController<View: Configurable>: ViewController {
  /// What one row shows.
  public typealias Item = View.Value

  /// The rows, in order. Setting them changes only what differs by identity or content, so that the scroll position and
  /// the keyboard's focus stay.
  public var items: [Item] = [] {
    didSet {
      watcher?.rearm()
      if items == oldValue { watcher?.settleAfterLayout() } else { updateRows() }
    }
  }
  /// What stands under the last row.
  public var footer: ListFooter = .none {
    didSet {
      guard footer != oldValue else { return }
      // Its row is made anew or goes: who is there stays with the last item, at once, since more may come in this frame.
      if oldValue != .none { list?.leaveLastRow() }
      updateRows()
      if case .failure(let message) = footer { announce(message.sentence) }
    }
  }
  /// Called when the end comes near, so that more can be fetched; again when items are set, or the list appears, and it is
  /// still near.
  public var onReachEnd: () -> Void = {}
  /// Called with the items that come next in the direction of the scroll, each time they change; with none while it is
  /// fast, and when the list disappears.
  public var onComingNext: (([Item]) -> Void)?
  /// Called with the item of a row that is pressed or activated; rows cannot be, as long as this is `nil`.
  public var onSelect: ((Item) -> Void)? {
    didSet { if oldValue == nil { connectActivation() } }
  }
  /// Called when the button of the footer is pressed.
  public var onFooterAction: () -> Void = {}

  private let model = ListModel<ListRow<Item>>()
  private let makeView: () -> View
  private var scrolled: ScrolledWindow?
  private var list: ListView<ListRow<Item>>?
  private var isActivationConnected = false
  private var watcher: ScrollWatcher<ConfigurableListController>?

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

  /// The rows: the one that had the focus last gets it, else the first.
  public override var preferredFocus: Widget { list ?? view }

  public override func viewDidLoad() {
    super.viewDidLoad()
    connectActivation()
    watcher = scrolled.map { ScrollWatcher($0.verticalAdjustment, of: self) }
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

  /// Gives the keyboard's focus to an item's row, wherever that is by now; an item that is not there is passed over.
  public func focusRow(of id: Item.ID) {
    if let place = items.firstIndex(where: { $0.id == id }) { list?.focusRow(at: place) }
  }

  private func updateRows() {
    guard isViewLoaded else { return }
    model.update(to: items.map(ListRow.item) + (footer == .none ? [] : [.footer(footer)]))
    // GTK 4.8 gives the key Tab to what scrolls even where nothing in it can be focused, and there it is lost.
    scrolled?.letsFocusIn = model.count > 0
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
