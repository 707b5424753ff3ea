import Foundation

/// Waiting with a deadline while checking that the program is alive.
extension Application {
  /// Waits until a condition holds, and throws an error after the timeout. The condition can involve several elements.
  ///
  /// - Parameters:
  ///   - expectedState: A description of the expected state, for the failure message.
  ///   - timeout: The time to wait, or `nil` for ``timeout``.
  ///   - condition: The condition to check. An error that it throws ends the wait.
  public func wait(
    for expectedState: String, timeout: Duration? = nil, until condition: () throws(AutomationError) -> Bool
  ) throws(AutomationError) {
    let deadline = ContinuousClock.now + (timeout ?? self.timeout)
    var pause = PollingPause()
    while true {
      let running = try requireRunning()
      let start = ContinuousClock.now
      if try condition() { return }
      if ContinuousClock.now > deadline {
        throw failure(.timedOut, "Timed out after \(seconds(timeout)) waiting for: \(expectedState).")
      }
      tick(running, for: pause.next(after: start.duration(to: .now)))
    }
  }
}

extension Application {
  /// Calls a closure repeatedly until it returns a value.
  ///
  /// If an object disappears while the closure reads it, the next attempt looks for it again. The wait fails at once if
  /// the program has ended or hangs.
  ///
  /// - Returns: The value, or `nil` after the timeout.
  func poll<Value>(within timeout: Duration?, _ attempt: () throws(NodeFailure) -> Value?) throws(AutomationError)
    -> Value?
  {
    let deadline = ContinuousClock.now + (timeout ?? self.timeout)
    var pause = PollingPause()
    while true {
      let running = try requireRunning()
      let start = ContinuousClock.now
      var several: (elementDescription: String, found: [String])?
      do throws(NodeFailure) {
        if let value = try attempt() { return value }
      } catch {
        switch error {
        case .disappeared: break
        case .ambiguous(let elementDescription, let found): several = (elementDescription, found)
        case .notResponding:
          _ = try requireRunning()
          throw hung("didn’t respond within \(seconds(Deadlines.hang))")
        case .unsupported(let reason): throw failure(.unsupported, reason)
        }
      }
      if ContinuousClock.now > deadline {
        _ = try requireRunning()
        if let several { throw ambiguous(several.elementDescription, several.found) }
        return nil
      }
      tick(running, for: pause.next(after: start.duration(to: .now)))
    }
  }

  /// Reads the tree repeatedly until `find` returns a value. Returns `nil` after the timeout.
  func pollTree<Value>(
    within timeout: Duration?, _ find: (Tree) throws(NodeFailure) -> Value?
  ) throws(AutomationError) -> Value? {
    try poll(within: timeout) { () throws(NodeFailure) in try find(Tree(of: root())) }
  }

  /// Reads the current tree once, and again only if it changes during the read.
  func readOnce<Value>(_ subject: String, _ read: (Tree) throws(NodeFailure) -> Value) throws(AutomationError) -> Value
  {
    let value = try pollTree(within: nil) { tree throws(NodeFailure) -> Value? in try read(tree) }
    guard let value else {
      throw failure(.timedOut, "\(subject) couldn’t be read because the tree kept changing.")
    }
    return value
  }

  /// Waits for an element, then reads it or acts on it.
  func require<Value>(
    _ element: Element, _ use: (Tree.Object) throws(NodeFailure) -> Value
  ) throws(AutomationError) -> Value {
    var refusal: String?
    var read: Value?
    let isDone = try pollTree(within: nil) { tree throws(NodeFailure) -> Bool? in
      guard let object = try element.resolve(in: tree) else { return nil }
      do throws(NodeFailure) {
        read = try use(object)
      } catch .unsupported(let reason) {
        refusal = reason
      }
      return true
    }
    if let refusal { throw failure(.unsupported, "\(element.queryDescription.capitalizedFirst): \(refusal).") }
    guard isDone == true, let read else { throw missing(element, nil) }
    return read
  }

  /// Waits until the program has processed its pending input. The program handles earlier events before it replies.
  func settle() throws(AutomationError) {
    guard let running else { throw notRunning() }
    // Each reply is one iteration of the program's main loop; an event and its effects take a few.
    for _ in 0..<4 {
      guard !running.process.status.hasEnded else { return }
      do throws(NodeFailure) { _ = try running.root().children } catch .notResponding {
        throw hung("didn’t respond within \(seconds(Deadlines.hang))")
      } catch {}
    }
    running.session.display.maintainFocus()
  }

  /// Returns the running program, or throws if it has ended or is stopped.
  func requireRunning() throws(AutomationError) -> RunningApplication {
    guard let running else { throw notRunning() }
    switch running.process.status {
    case .running: break
    case .stopped: throw hung("is stopped")
    case .exited, .killed: throw ended(running)
    }
    running.session.display.maintainFocus()
    return running
  }

  /// Waits between two reads of the tree.
  func tick(_ running: RunningApplication, for pause: Duration = .milliseconds(10)) {
    running.bus.wait(for: pause)
    running.session.display.maintainFocus()
  }

  func seconds(_ duration: Duration?) -> String {
    let value = Double((duration ?? timeout).milliseconds) / 1000
    return value == value.rounded() ? "\(Int(value)) s" : "\(value) s"
  }
}

/// The pauses of a wait. They grow, because reading the tree takes processor time from the program.
struct PollingPause {
  private static let maximum = Duration.milliseconds(200)
  private var last = Duration.milliseconds(5)

  /// Returns the pause after a read: at least as long as the read took, and twice the last pause.
  mutating func next(after effort: Duration) -> Duration {
    last = min(max(effort, last * 2), Self.maximum)
    return last
  }
}

extension String {
  /// The string with its first letter in upper case, to begin a sentence.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
