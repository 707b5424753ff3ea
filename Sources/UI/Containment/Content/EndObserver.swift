import GTK

/// A scroll observer that reports when the end of the content is within one page of the visible part.
public final class EndObserver {
  private let adjustment: Adjustment
  private let onReachEnd: () -> Void
  private var isWatching: () -> Bool
  /// Whether the end was near at the last check since ``rearm()``.
  private var wasNear = false
  /// Whether new rows haven't been laid out yet.
  private var isSettling = false

  /// - Parameters:
  ///   - adjustment: The scroll position of the content.
  ///   - isWatching: Returns whether the content is visible and not empty.
  ///   - onReachEnd: Called when the end is near, once until ``rearm()``.
  public init(_ adjustment: Adjustment, while isWatching: @escaping () -> Bool, onReachEnd: @escaping () -> Void) {
    self.adjustment = adjustment
    self.isWatching = isWatching
    self.onReachEnd = onReachEnd
    adjustment.onScroll { [weak self] in self?.check() }
    adjustment.onResize { [weak self] in self?.check() }
  }

  /// Reports again if the end is still near, because there are new rows. The check waits for ``settle()``, since the
  /// extent is out of date until then.
  public func rearm() {
    wasNear = false
    isSettling = true
  }

  /// Ends the wait for the layout of new rows, and checks the position.
  public func settle() {
    isSettling = false
    check()
  }

  private func check() {
    guard !isSettling, isWatching(), adjustment.pageSize > 1 else { return }
    let isNear = adjustment.remaining < adjustment.pageSize
    let reachesEnd = isNear && !wasNear
    wasNear = isNear
    if reachesEnd { onReachEnd() }
  }
}
