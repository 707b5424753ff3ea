import LoadingState

/// Content that comes page by page: items, what stands at their foot, and who is told when their end is near.
public protocol PagedContent<Item>: ViewController {
  associatedtype Item: Equatable

  /// The items, in order.
  var items: [Item] { get set }
  /// What stands below the last item.
  var footer: ListFooter { get set }
  /// Called when the end comes near, so that more can be fetched.
  var onReachEnd: () -> Void { get set }
  /// Called when the button of the footer is pressed.
  var onFooterAction: () -> Void { get set }
}

extension ConfigurableListController: PagedContent {}
extension GridController: PagedContent {}
