import LoadingState

/// Paginated content: its items, its footer, and a callback for when the end is near.
public protocol PagedContent<Item>: ViewController {
  associatedtype Item: Equatable

  /// The items, in order.
  var items: [Item] { get set }
  /// The footer below the last item.
  var footer: LoadMoreState { get set }
  /// Called when the end is near, to load more items.
  var onReachEnd: () -> Void { get set }
  /// Called when the user presses the footer's button.
  var onFooterAction: () -> Void { get set }
}

extension ConfigurableListController: PagedContent {}
extension GridController: PagedContent {}
