/// Waiting for what an element will be, each with a deadline.
extension Element {
  /// Waits until it is there; false when it did not come in time.
  public func waitForExistence(timeout: Duration? = nil) throws(AutomationError) -> Bool {
    try application.look(within: timeout) { tree throws(NodeFailure) in try candidates(in: tree).isEmpty ? nil : true }
      ?? false
  }

  /// Waits until it is gone; false when it stayed.
  public func waitForNonExistence(timeout: Duration? = nil) throws(AutomationError) -> Bool {
    try application.look(within: timeout) { tree throws(NodeFailure) in try candidates(in: tree).isEmpty ? true : nil }
      ?? false
  }

  /// Waits until a condition holds of it, and fails when it does not in time: `wait(until: \.isSelected)`.
  ///
  /// - Parameters:
  ///   - condition: what must hold; see ``Snapshot``.
  ///   - timeout: ``Application/timeout`` when nil.
  ///   - words: what is waited for, as the failure's text begins with it: `The list's end`.
  public func wait(
    until condition: (Snapshot) -> Bool, timeout: Duration? = nil, for words: String = "What was waited for"
  ) throws(AutomationError) {
    var last = Snapshot.missing
    let holds = try application.look(within: timeout) { tree throws(NodeFailure) -> Bool? in
      last = try takeSnapshot(in: tree)
      return condition(last) ? true : nil
    }
    if holds == true { return }
    if !last.exists { throw application.missing(self, timeout) }
    throw application.failure(
      .notInTime, "\(words) did not come about within \(application.seconds(timeout)).",
      ["It is: \(last.line)"], about: self)
  }
}
