/// Discarding a view that is not on screen, to be made again later.
extension ViewController {
  /// Discards the view and removes all children. The next access to ``view`` calls ``loadView()`` and ``viewDidLoad()``
  /// again.
  ///
  /// - Returns: `false` if there is no view, if it is on its way to or from the screen, or if ``canUnloadView`` is `false`.
  ///
  /// The container takes the old view out of its own. Source:
  /// [viewWillUnload()](https://developer.apple.com/documentation/uikit/uiviewcontroller/viewwillunload()).
  @discardableResult
  public final func unloadView() -> Bool {
    guard isViewLoaded, appearance == .disappeared, canUnloadView else { return false }
    calling(.viewWillUnload) { viewWillUnload() }
    children.reversed().forEach { $0.remove() }
    discardView()
    return true
  }
}
