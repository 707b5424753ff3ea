import GTK

/// Loading of views when they are needed, and unloading while they are off screen.
extension ViewController {
  /// Loads the view with ``loadView()`` and ``viewDidLoad()`` if it isn't loaded yet. A ``loadView()`` that sets no
  /// view raises a fault.
  ///
  /// Source: [loadViewIfNeeded()](https://developer.apple.com/documentation/uikit/uiviewcontroller/loadviewifneeded()).
  public final func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    if loadedView == nil {
      ContainmentFault.viewNotLoaded(self).raise()
      loadedView = Bin()
    }
    calling(.viewDidLoad) { viewDidLoad() }
  }

  /// Discards the view and removes all children. The next access to ``view`` calls ``loadView()`` and ``viewDidLoad()``
  /// again. The container removes the old view from its own view.
  ///
  /// Source: [viewWillUnload()](https://developer.apple.com/documentation/uikit/uiviewcontroller/viewwillunload()).
  ///
  /// - Returns: `false` if no view is loaded, if the view isn't off screen, or if ``canUnloadView`` is `false`.
  @discardableResult
  public final func unloadView() -> Bool {
    guard isViewLoaded, appearance == .disappeared, canUnloadView else { return false }
    calling(.viewWillUnload) { viewWillUnload() }
    children.reversed().forEach { $0.remove() }
    loadedView = nil
    return true
  }
}
