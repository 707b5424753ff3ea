import Foundation

/// Saying what went wrong, and keeping what was on screen then.
extension Application {
  /// Keeps the tree, the picture and the standard error of this moment in ``artifacts``.
  @discardableResult
  public func saveArtifacts() -> Bool { save(canBeRead: true) }

  /// The whole accessible tree as text: a line for each object.
  public func tree() throws(AutomationError) -> String {
    try now("The tree") { _ throws(NodeFailure) in try TreeText.make(of: root()) }
  }

  /// A failure, with the lines that explain it.
  func failure(
    _ reason: AutomationError.Reason, _ sentence: String, _ lines: [String] = [], about element: Element? = nil
  ) -> AutomationError {
    var text = ([sentence] + (element.map { ["Sought: \($0.words)."] } ?? []) + lines).joined(separator: "\n")
    let words = lastLines
    if reason == .ended || reason == .hung || reason == .launch {
      text += words.isEmpty ? "\nIt wrote nothing on standard error." : "\nIts standard error:\n\(words)"
    }
    let isKept = save(canBeRead: reason != .ended && reason != .hung)
    if isKept { text += "\nTree, picture and standard error: \(artifacts.path)" }
    return AutomationError(reason: reason, description: text, artifacts: isKept ? artifacts : nil)
  }

  /// An element did not come.
  func missing(_ element: Element, _ timeout: Duration?) -> AutomationError {
    let near = (try? root()).flatMap { try? NearMatches(of: element.query, in: Tree(of: $0, isWhole: true)) }
    return failure(
      .missing, "No \(element.words) within \(seconds(timeout)).", near?.lines ?? ["Nothing could be read."])
  }

  /// Several elements were there.
  func ambiguous(_ words: String, _ found: [String]) -> AutomationError {
    failure(
      .ambiguous, "There are several: \(words). Say which, with `.first` or a narrower place.", found.map { "  " + $0 })
  }

  /// The program does not answer.
  func hung(_ how: String) -> AutomationError { failure(.hung, "\(label) hangs: it \(how).") }

  /// The program is dead.
  func ended(_ running: RunningApplication) -> AutomationError {
    failure(.ended, "\(label) \(running.process.status).")
  }

  func notRunning() -> AutomationError {
    AutomationError(reason: .misuse, description: "\(label) has not been launched.", artifacts: nil)
  }
}

extension Application {
  private var lastLines: String {
    let lines = standardError.split(separator: "\n").map { "  " + $0 }
    // What was said before the end comes first in a crash's report, and its cause in the first part of that.
    if lines.count <= 40 { return lines.joined(separator: "\n") }
    return (lines.prefix(40) + ["  … and \(lines.count - 40) more lines"]).joined(separator: "\n")
  }

  private func save(canBeRead: Bool) -> Bool {
    guard let running else { return false }
    let isAlive = canBeRead && running.process.status == .running
    let tree = isAlive ? (try? running.root()).flatMap { try? TreeText.make(of: $0) } : nil
    return Artifacts(folder: artifacts).write(
      tree: tree ?? "The tree could not be read: \(label) \(running.process.status).\n",
      picture: Picture(of: running.session.display)?.png(), words: running.words)
  }
}
