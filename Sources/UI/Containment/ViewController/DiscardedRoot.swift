import GTK

/// A former root view controller whose views leave the window in short steps, while the main loop is idle.
///
/// GTK releases a list's rows when the list leaves the window. Removing all lists of an app at once would block the
/// main thread for hundreds of milliseconds.
final class DiscardedRoot {
  private let controller: ViewController
  private var remaining: [ViewController]

  init(_ controller: ViewController) {
    self.controller = controller
    remaining = controller.leaves.reversed()
  }

  /// Removes the views. Releasing this object stops the removal.
  ///
  /// - Parameter onEnd: Called after the last of these views has left the window. The root's own view is still there.
  func remove(onEnd: @escaping () -> Void) {
    MainLoop.whileIdle { [weak self] in
      guard let self else { return false }
      guard let leaf = remaining.popLast() else {
        onEnd()
        return false
      }
      if leaf.isViewLoaded { leaf.parent?.removeView(of: leaf) }
      return true
    }
  }
}

extension ViewController {
  /// The controllers without children in this controller's tree. The lists are among them.
  fileprivate var leaves: [ViewController] { children.flatMap { $0.children.isEmpty ? [$0] : $0.leaves } }
}
