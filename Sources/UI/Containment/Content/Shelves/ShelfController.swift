import GTK
import LoadingState

/// A shelf: a titled, horizontally scrolling row of cells, each of which shows a value. The heading is the controller's
/// title.
///
/// The shelf doesn't know where its values come from. Only about thirty cells exist, regardless of the number of items.
/// Left and Right move between cells, Up and Down leave the shelf, and Tab moves past the other cells.
public final class ShelfController<View: Configurable>: ScrollingController<View.Value> {
  /// The value of a cell.
  public typealias Item = View.Value

  /// The placeholder while there are no items. It takes up as much space as the cells.
  public var state: LoadMoreState = .none {
    didSet {
      guard state != oldValue else { return }
      updateItems()
      if case .failure(let message) = state { announce(message.sentence) }
    }
  }
  /// Called with the item of an activated cell. Cells can't be activated while this is `nil`.
  public var onSelect: ((Item) -> Void)? {
    didSet { if onSelect != nil { shelf?.line.connectActivation() } }
  }
  /// Called when the user presses *See All*. The button is hidden while this is `nil`.
  public var onSeeAll: (() -> Void)? {
    didSet { updateItems() }
  }
  /// Called when the user presses the button of ``state``.
  public var onStateAction: () -> Void = {}

  private let makeView: () -> View
  private var shelf: ShelfView<View>?

  public override var title: String? {
    didSet { updateItems() }
  }

  /// - Parameter makeView: Makes the view of a cell. All views have the same size.
  public init(title: String? = nil, makeView: @escaping () -> View) {
    self.makeView = makeView
    super.init(title: title)
  }

  public override func loadView() {
    let shelf = ShelfView(makeView: makeView)
    self.shelf = shelf
    view = shelf.widget
  }

  /// The cells. The focus moves to the cell that last had it, or to the first one.
  public override var preferredFocus: Widget { shelf?.line.widget ?? view }

  public override func viewDidLoad() {
    super.viewDidLoad()
    guard let shelf else { return }
    shelf.onSeeAll = { [weak self] in self?.onSeeAll?() }
    shelf.onStateAction = { [weak self] in self?.onStateAction() }
    shelf.line.onSelect = { [weak self] in self?.onSelect?($0) }
    if onSelect != nil { shelf.line.connectActivation() }
    scrollObserver = ScrollObserver(shelf.line.adjustment, of: self)
    updateItems()
  }

  /// Scrolls to the first item.
  public func scrollToStart() { shelf?.line.adjustment.position = 0 }

  override func updateItems() {
    guard let shelf else { return }
    shelf.line.update(to: items)
    shelf.showsItems = !items.isEmpty
    shelf.show(
      title: title ?? "", hasSeeAll: onSeeAll != nil, state: items.isEmpty ? state : .none)
    scrollObserver?.settleAfterLayout()
  }
}
