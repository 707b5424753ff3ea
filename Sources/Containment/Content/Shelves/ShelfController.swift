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
      end?.rearm()
      items == oldValue ? checkEndAfterLayout() : update()
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
  private var end: EndWatcher?
  private var ahead: AheadWatcher?

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
    end = watchEnd(of: shelf.line.adjustment)
    ahead = watchAhead(of: shelf.line.adjustment)
    update()
  }

  public override func viewDidAppear() {
    super.viewDidAppear()
    end?.rearm()
    checkEndAfterLayout()
    ahead?.check()
  }

  public override func viewDidDisappear() {
    super.viewDidDisappear()
    ahead?.rest()
  }

  /// Scrolls to the first item.
  public func scrollToStart() { shelf?.line.adjustment.position = 0 }

  private func update() {
    guard let shelf else { return }
    shelf.line.update(to: items)
    shelf.showsItems = !items.isEmpty
    shelf.show(
      title: title ?? "", hasSeeAll: onSeeAll != nil, state: items.isEmpty ? state : .none)
    checkEndAfterLayout()
  }

  /// New items that do not fill the window change no extent, so nothing else would tell.
  private func checkEndAfterLayout() {
    guard isVisible else { return }
    shelf?.widget.window?.afterNextFrame { [weak self] in self?.end?.settle() }
  }

  private func watchEnd(of adjustment: Adjustment) -> EndWatcher {
    EndWatcher(adjustment) { [weak self] in
      self?.isVisible == true && self?.items.isEmpty == false
    } onReachEnd: { [weak self] in
      self?.onReachEnd()
    }
  }

  private func watchAhead(of adjustment: Adjustment) -> AheadWatcher {
    AheadWatcher(adjustment) { [weak self] in
      self?.isVisible == true ? self?.items.count ?? 0 : 0
    } onChange: { [weak self] range in
      guard let self else { return }
      onComingNext?(Array(items[range.clamped(to: items.indices)]))
    }
  }
}
