/// Waiting for a change of an element, with a deadline.
extension Element {
  /// Waits until the element exists. Returns `false` if it doesn't appear in time.
  public func waitForExistence(timeout: Duration? = nil) throws(AutomationError) -> Bool {
    try application.pollTree(within: timeout) { tree throws(NodeFailure) in
      try candidates(in: tree).isEmpty ? nil : true
    }
      ?? false
  }

  /// Waits until the element no longer exists. Returns `false` if it is still there at the deadline.
  public func waitForNonExistence(timeout: Duration? = nil) throws(AutomationError) -> Bool {
    try application.pollTree(within: timeout) { tree throws(NodeFailure) in
      try candidates(in: tree).isEmpty ? true : nil
    }
      ?? false
  }

  /// Waits until a condition holds, and fails if it doesn't hold in time: `wait(until: \.isSelected)`.
  ///
  /// - Parameters:
  ///   - condition: The condition on the element's ``Snapshot``.
  ///   - timeout: The time to wait, or `nil` for ``Application/timeout``.
  ///   - conditionDescription: A description of the condition for the failure message, such as `The list's end`.
  public func wait(
    until condition: (Snapshot) -> Bool, timeout: Duration? = nil, for conditionDescription: String = "The condition"
  ) throws(AutomationError) {
    var last = Snapshot.missing
    let holds = try application.pollTree(within: timeout) { tree throws(NodeFailure) -> Bool? in
      last = try takeSnapshot(in: tree)
      return condition(last) ? true : nil
    }
    if holds == true { return }
    if !last.exists { throw application.missing(self, timeout) }
    throw application.failure(
      .timedOut, "Timed out after \(application.seconds(timeout)) waiting for: \(conditionDescription).",
      ["Found: \(last.line)"], about: self)
  }
}
