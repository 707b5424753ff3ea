/// Somebody who follows a controller's title, such as the header that shows it. It is forgotten when it goes.
struct TitleObserver {
  weak var observer: AnyObject?
  var titleChanged: () -> Void
}

extension ViewController {
  /// Calls `body` after each change of the title, for as long as `observer` lives or until it is taken off. An observer
  /// has one `body` for each controller, the newest.
  final func onTitleChange(_ observer: AnyObject, _ body: @escaping () -> Void) {
    stopObservingTitle(observer)
    titleObservers.append(TitleObserver(observer: observer, titleChanged: body))
  }

  final func stopObservingTitle(_ observer: AnyObject) {
    titleObservers.removeAll { $0.observer == nil || $0.observer === observer }
  }
}
