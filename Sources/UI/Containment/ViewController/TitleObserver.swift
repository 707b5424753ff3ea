/// An observer of a controller's title, such as the header bar that shows it. The reference is weak.
struct TitleObserver {
  weak var observer: AnyObject?
  var titleChanged: () -> Void
}

extension ViewController {
  /// Calls `body` after each change of the title, until `observer` is released or stops observing. Observing again with
  /// the same `observer` replaces `body`.
  final func onTitleChange(_ observer: AnyObject, _ body: @escaping () -> Void) {
    stopObservingTitle(observer)
    titleObservers.append(TitleObserver(observer: observer, titleChanged: body))
  }

  final func stopObservingTitle(_ observer: AnyObject) {
    titleObservers.removeAll { $0.observer == nil || $0.observer === observer }
  }
}
