import GTK

/// The base class of controllers that scroll through items: lists, grids and shelves. They don't know where their items
/// come from.
public class ScrollingController<Item: Equatable>: ViewController {
  /// The items, in order. Setting them updates only those that changed in identity or content, so the scroll position
  /// and the keyboard focus are preserved.
  public var items: [Item] = [] {
    didSet {
      scrollObserver?.rearm()
      if items == oldValue { scrollObserver?.settleAfterLayout() } else { updateItems() }
    }
  }
  /// Called when the end is near, to load more items. Called again if the end is still near after items are set or the
  /// controller appears.
  public var onReachEnd: () -> Void = {}
  /// Called with the next items in the scroll direction when they change. Called with an empty array during a fast
  /// scroll and when the controller disappears.
  public var onPrefetch: (([Item]) -> Void)?

  var scrollObserver: ScrollObserver<Item>?

  public override func viewDidAppear() {
    super.viewDidAppear()
    scrollObserver?.contentDidAppear()
  }

  public override func viewDidDisappear() {
    super.viewDidDisappear()
    scrollObserver?.contentDidDisappear()
  }

  /// Shows the items that were set.
  func updateItems() {}
}
