import GTK
import LoadingState

/// A shelf: a titled line of any values in any view, which scrolls sideways. Its heading is the controller's title.
///
/// It shows what it is given and knows nothing of where that comes from. However many items there are, only about thirty
/// cells exist. The arrow keys go from cell to cell, and up or down out of the shelf; Tab goes past it.
public final class ShelfController<View: Configurable>: ViewController {
  /// What one cell shows.
  public typealias Item = View.Value

  /// The items, in order. Setting them changes only what differs by identity or content, so that the place and the
  /// keyboard's focus stay.
  public var items: [Item] = [] {
    didSet {
      watcher?.rearm()
      if items == oldValue { watcher?.settleAfterLayout() } else { update() }
    }
  }
  /// What stands in place of the items while there are none; the room is the same.
  public var state: ListFooter = .none {
    didSet {
      guard state != oldValue else { return }
      update()
      if case .failure(let message) = state { announce(message.sentence) }
    }
  }
  /// Called with the item of a cell that is pressed or activated; cells cannot be, as long as this is `nil`.
  public var onSelect: ((Item) -> Void)? {
    didSet { if onSelect != nil { shelf?.line.connectActivation() } }
  }
  /// Called when the button beside the heading is pressed; there is none as long as this is `nil`.
  public var onSeeAll: (() -> Void)? {
    didSet { update() }
  }
  /// Called when the end comes near, so that more can be fetched; again when items are set, or the shelf appears, and it
  /// is still near.
  public var onReachEnd: () -> Void = {}
  /// Called with the items that come next in the direction of the scroll, each time they change; with none while it is
  /// fast, and when the shelf disappears.
  public var onComingNext: (([Item]) -> Void)?
  /// Called with the message's action when the button of ``state`` is pressed.
  public var onStateAction: () -> Void = {}

  private let makeView: () -> View
  private var shelf: ShelfView<View>?
  private var watcher: ScrollWatcher<ShelfController>?

  public override var title: String? {
    didSet { update() }
  }

  /// - Parameter makeView: makes the view of a cell; all are of one size.
  public init(title: String? = nil, makeView: @escaping () -> View) {
    self.makeView = makeView
    super.init(title: title)
  }

  public override func loadView() {
    let shelf = ShelfView(makeView: makeView)
    self.shelf = shelf
    view = shelf.widget
  }

  /// The cells: the one that had the focus last gets it, else the first.
  public override var preferredFocus: Widget { shelf?.line.widget ?? view }

  public override func viewDidLoad() {
    super.viewDidLoad()
    guard let shelf else { return }
    shelf.onSeeAll = { [weak self] in self?.onSeeAll?() }
    shelf.onStateAction = { [weak self] in self?.onStateAction() }
    shelf.line.onSelect = { [weak self] in self?.onSelect?($0) }
    if onSelect != nil { shelf.line.connectActivation() }
    watcher = ScrollWatcher(shelf.line.adjustment, of: self)
    update()
  }

  public override func viewDidAppear() {
    super.viewDidAppear()
    watcher?.contentDidAppear()
  }

  public override func viewDidDisappear() {
    super.viewDidDisappear()
    watcher?.contentDidDisappear()
  }

  /// Scrolls to the first item.
  public func scrollToStart() { shelf?.line.adjustment.position = 0 }

  private func update() {
    guard let shelf else { return }
    shelf.line.update(to: items)
    shelf.showsItems = !items.isEmpty
    shelf.show(
      title: title ?? "", hasSeeAll: onSeeAll != nil, state: items.isEmpty ? state : .none)
    watcher?.settleAfterLayout()
  }
}
