import GTK

/// Follows a controller's scroll while it is seen, and has it tell when its end comes near and which items come next.
final class ScrollWatcher<Content: ScrollingContent> {
  /// Called when new items have been laid out.
  var onSettle: () -> Void = {}
  private weak var content: Content?
  private let end: EndWatcher
  private let ahead: AheadWatcher

  init(_ adjustment: Adjustment, of content: Content) {
    self.content = content
    end = EndWatcher(adjustment) { [weak content] in
      content?.isVisible == true && content?.items.isEmpty == false
    } onReachEnd: { [weak content] in
      content?.onReachEnd()
    }
    ahead = AheadWatcher(adjustment) { [weak content] in
      content?.isVisible == true ? content?.items.count ?? 0 : 0
    } onChange: { [weak content] range in
      guard let content else { return }
      content.onComingNext?(Array(content.items[range.clamped(to: content.items.indices)]))
    }
  }

  /// Its items were set: it tells again when the end is still near.
  func rearm() { end.rearm() }

  /// New items that do not fill the window change no extent, so nothing else would tell.
  func settleAfterLayout() {
    guard let content, content.isVisible else { return }
    content.view.window?.afterNextFrame { [weak self] in
      self?.end.settle()
      self?.onSettle()
    }
  }

  func contentDidAppear() {
    rearm()
    settleAfterLayout()
    ahead.check()
  }

  func contentDidDisappear() { ahead.rest() }
}

/// A controller of items that scroll, and what it tells of that.
protocol ScrollingContent: ViewController {
  associatedtype Item

  var items: [Item] { get }
  var onReachEnd: () -> Void { get }
  var onComingNext: (([Item]) -> Void)? { get }
}

extension ConfigurableListController: ScrollingContent {}
extension GridController: ScrollingContent {}
extension ShelfController: ScrollingContent {}
