import GTK

/// A scroll observer that notifies a visible controller when the end is near or the next items change.
final class ScrollObserver<Item: Equatable> {
  /// Called when new items have been laid out.
  var onSettle: () -> Void = {}
  private weak var content: ScrollingController<Item>?
  private let end: EndObserver
  private let prefetch: PrefetchObserver

  init(_ adjustment: Adjustment, of content: ScrollingController<Item>) {
    self.content = content
    end = EndObserver(adjustment) { [weak content] in
      content?.isVisible == true && content?.items.isEmpty == false
    } onReachEnd: { [weak content] in
      content?.onReachEnd()
    }
    prefetch = PrefetchObserver(adjustment) { [weak content] in
      content?.isVisible == true ? content?.items.count ?? 0 : 0
    } onChange: { [weak content] range in
      guard let content else { return }
      content.onPrefetch?(Array(content.items[range.clamped(to: content.items.indices)]))
    }
  }

  /// Prepares to report the end again, because the items have changed.
  func rearm() { end.rearm() }

  /// Checks the end after the next layout. Items that don't fill the window don't change the extent, so no signal would
  /// trigger a check.
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
    prefetch.check()
  }

  func contentDidDisappear() { prefetch.reset() }
}
