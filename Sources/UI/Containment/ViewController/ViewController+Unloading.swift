/// Unloading of views that are off screen.
extension ViewController {
  /// Discards the view and removes all children. The next access to ``view`` calls ``loadView()`` and ``viewDidLoad()``
  /// again. The container removes the old view from its own.
  ///
  /// Source: [viewWillUnload()](https://developer.apple.com/documentation/uikit/uiviewcontroller/viewwillunload()).
  ///
  /// - Returns: `false` if no view is loaded, if the view isn't off screen, or if ``canUnloadView`` is `false`.
  @discardableResult
  public final func unloadView() -> Bool {
    guard isViewLoaded, appearance == .disappeared, canUnloadView else { return false }
    calling(.viewWillUnload) { viewWillUnload() }
    children.reversed().forEach { $0.remove() }
    discardView()
    return true
  }
}
