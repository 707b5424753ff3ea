import GTK

/// Tells when the end of something scrolled comes near: within one page of what is seen.
final class EndWatcher {
  private let adjustment: Adjustment
  private let onReachEnd: () -> Void
  private var isWatching: () -> Bool
  /// Whether the end was near when it was last looked at, since ``rearm()``.
  private var wasNear = false
  /// Whether rows have come that have no place yet.
  private var isSettling = false

  init(_ adjustment: Adjustment, while isWatching: @escaping () -> Bool, onReachEnd: @escaping () -> Void) {
    self.adjustment = adjustment
    self.isWatching = isWatching
    self.onReachEnd = onReachEnd
    adjustment.onScroll { [weak self] in self?.check() }
    adjustment.onResize { [weak self] in self?.check() }
  }

  /// Tells again when the end is still near: there is something new. Until ``settle()`` the extent is that of before.
  func rearm() {
    wasNear = false
    isSettling = true
  }

  /// What is new has been laid out.
  func settle() {
    isSettling = false
    check()
  }

  private func check() {
    guard !isSettling, isWatching(), adjustment.pageSize > 1 else { return }
    let isNear = adjustment.remaining < adjustment.pageSize
    let comesNear = isNear && !wasNear
    wasNear = isNear
    if comesNear { onReachEnd() }
  }
}
