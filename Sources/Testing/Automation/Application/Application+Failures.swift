import Foundation

/// Failure messages, and the files that show what was on screen.
extension Application {
  /// Writes the current tree, a screenshot and the standard error to ``artifacts``.
  @discardableResult
  public func saveArtifacts() -> Bool { save(canBeRead: true) }

  /// Returns the whole accessibility tree as text, with one line for each object.
  public func tree() throws(AutomationError) -> String {
    try readOnce("The tree") { _ throws(NodeFailure) in try TreeText.make(of: root()) }
  }

  /// Returns a failure with the lines that explain it.
  func failure(
    _ reason: AutomationError.Reason, _ sentence: String, _ lines: [String] = [], about element: Element? = nil
  ) -> AutomationError {
    var text = ([sentence] + (element.map { ["Looked for: \($0.queryDescription)."] } ?? []) + lines).joined(
      separator: "\n")
    let standardError = lastLines
    if reason == .ended || reason == .hung || reason == .launch {
      text +=
        standardError.isEmpty ? "\nStandard error is empty." : "\nStandard error:\n\(standardError)"
    }
    let isKept = save(canBeRead: reason != .ended && reason != .hung)
    if isKept { text += "\nElement tree, screenshot and standard error: \(artifacts.path)" }
    return AutomationError(reason: reason, description: text, artifacts: isKept ? artifacts : nil)
  }

  /// Returns the failure for an element that didn't appear.
  func missing(_ element: Element, _ timeout: Duration?) -> AutomationError {
    let near = (try? root()).flatMap { try? SimilarElements(of: element.query, in: Tree(of: $0, includesHidden: true)) }
    return failure(
      .missing, "No \(element.queryDescription) appeared within \(seconds(timeout)).",
      near?.lines ?? ["The tree is unreadable."])
  }

  /// Returns the failure for a query that matched several elements when the test needed one.
  func ambiguous(_ description: String, _ found: [String]) -> AutomationError {
    failure(
      .ambiguous, "Several elements match \(description). Use `.first` or a narrower query.", found.map { "  " + $0 })
  }

  /// Returns the failure for a program that doesn't respond.
  func hung(_ how: String) -> AutomationError { failure(.hung, "\(label) \(how).") }

  /// Returns the failure for a program that has ended.
  func ended(_ running: RunningApplication) -> AutomationError {
    failure(.ended, "\(label) \(running.process.status).")
  }

  func notRunning() -> AutomationError {
    AutomationError(reason: .misuse, description: "\(label) hasn’t been launched.", artifacts: nil)
  }
}

extension Application {
  private var lastLines: String {
    let lines = standardError.split(separator: "\n").map { "  " + $0 }
    // A crash report begins with the last output before the crash and gives the cause near its top.
    if lines.count <= 40 { return lines.joined(separator: "\n") }
    return (lines.prefix(40) + ["  … and \(lines.count - 40) more lines"]).joined(separator: "\n")
  }

  private func save(canBeRead: Bool) -> Bool {
    guard let running else { return false }
    let isAlive = canBeRead && running.process.status == .running
    let tree = isAlive ? (try? running.root()).flatMap { try? TreeText.make(of: $0) } : nil
    return Artifacts(folder: artifacts).write(
      tree: tree ?? "Can’t read the tree: \(label) \(running.process.status).\n",
      screenshot: Screenshot(of: running.session.display)?.png(), standardError: running.standardError)
  }
}
