import GTK

/// What is being entered by keys and is settled only once they rest, so that it can be taken back before that.
final class PendingEntry {
  let cancel: () -> Bool

  /// - Parameter cancel: goes back to what was set; `false` where nothing is being entered.
  init(cancel: @escaping () -> Bool) { self.cancel = cancel }
}

extension Widget {
  var pendingEntry: PendingEntry? {
    get { kept(for: entryKey) as? PendingEntry }
    set { if let newValue { keep(newValue, for: entryKey) } else { discard(for: entryKey) } }
  }
}

extension Window {
  /// Takes back what the person is at where the keyboard's focus is, such as a rating that has not been settled yet.
  ///
  /// - Returns: whether there was anything.
  public func cancelPendingEntry() -> Bool { focusedWidget?.pendingEntry?.cancel() ?? false }
}

private let entryKey = "matinee-pending-entry"
