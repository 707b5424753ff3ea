import GTK
import LoadingState

/// A list of ``Listable`` values, each an image with four labels.
public typealias ListController<Item: Listable> = ConfigurableListController<ImageWithFourLabelsView<Item>>

/// A list of any values in any view. It shows what it is given and knows nothing of where that comes from.
public final class ConfigurableListController<View: Configurable>: ViewController {
  public typealias Item = View.Value

  public var items: [Item] = [] {
    didSet { if items != oldValue { updateRows() } }
  }
  /// What stands under the last row.
  public var footer: ListFooter = .none {
    didSet { if footer != oldValue { updateRows() } }
  }
  /// Called when the end is near, so that more can be fetched; again each time there is something new.
  public var onReachEnd: () -> Void = {}
  /// Called with the item of a row that is pressed or activated; rows cannot be, as long as this is `nil`.
  public var onSelect: ((Item) -> Void)?
  /// Called when the button of the footer is pressed.
  public var onFooterAction: () -> Void = {}

  private let model = ListModel<ListRow<Item>>()
  private let makeView: () -> View
  private var scrolled: ScrolledWindow?

  public init(makeView: @escaping () -> View) {
    self.makeView = makeView
    super.init()
  }

  public override func loadView() {
    let list = ListView(model) { [makeView, weak self] in
      ListRowCell(makeView()) { self?.onFooterAction() }
    }
    list.addStyle("rows")
    if onSelect != nil { list.onActivate { [weak self] in self?.activate($0) } }
    let scrolled = ScrolledWindow(ClampScrollable(list, maximumWidth: 860))
    scrolled.expandsVertically = true
    self.scrolled = scrolled
    view = scrolled
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    updateRows()
    scrolled?.verticalAdjustment.onScroll { [weak self] in self?.checkEnd() }
    scrolled?.verticalAdjustment.onResize { [weak self] in self?.checkEnd() }
  }

  public override func viewDidAppear() {
    super.viewDidAppear()
    checkEnd()
  }

  /// Scrolls to the first row.
  public func scrollToTop() { scrolled?.verticalAdjustment.value = 0 }

  private func updateRows() {
    guard isViewLoaded else { return }
    model.update(to: items.map(ListRow.item) + (footer == .none ? [] : [.footer(footer)]))
  }

  private func checkEnd() {
    guard isVisible, !items.isEmpty, let adjustment = scrolled?.verticalAdjustment, adjustment.pageSize > 1 else { return }
    if adjustment.remaining < adjustment.pageSize { onReachEnd() }
  }

  private func activate(_ position: Int) {
    if items.indices.contains(position) { onSelect?(items[position]) }
  }
}
