import GTK

/// A value that the user is entering by keyboard. It is committed after a pause, and can be cancelled until then.
final class PendingEntry {
  let cancel: () -> Bool

  /// - Parameter cancel: Restores the committed value. Returns `false` if no entry is pending.
  init(cancel: @escaping () -> Bool) { self.cancel = cancel }
}

extension Widget {
  var pendingEntry: PendingEntry? {
    get { retained(for: entryKey) as? PendingEntry }
    set { if let newValue { retain(newValue, for: entryKey) } else { discard(for: entryKey) } }
  }
}

extension Window {
  /// Cancels the pending entry in the focused widget, such as a rating that hasn't been committed yet.
  ///
  /// - Returns: Whether an entry was pending.
  public func cancelPendingEntry() -> Bool { focusedWidget?.pendingEntry?.cancel() ?? false }
}

private let entryKey = "matinee-pending-entry"
