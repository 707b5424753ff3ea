import Foundation

/// Waiting, with deadlines, and with an eye on the program's life.
extension Application {
  /// Waits until a condition holds that may look at several elements, and fails when it does not in time.
  ///
  /// - Parameters:
  ///   - words: what is waited for, as the failure's text begins with it.
  ///   - timeout: ``timeout`` when nil.
  ///   - condition: what must hold; what it throws ends the wait.
  public func wait(
    for words: String, timeout: Duration? = nil, until condition: () throws(AutomationError) -> Bool
  ) throws(AutomationError) {
    let deadline = ContinuousClock.now + (timeout ?? self.timeout)
    while true {
      let running = try alive()
      let start = ContinuousClock.now
      if try condition() { return }
      if ContinuousClock.now > deadline {
        throw failure(.notInTime, "\(words) did not come about within \(seconds(timeout)).")
      }
      tick(running, after: start.duration(to: .now))
    }
  }
}

extension Application {
  /// Asks again and again until there is an answer; nil when there was none in time.
  ///
  /// What vanishes while it is looked at is looked for again. A program that ended, or is hung, ends the wait at once.
  func poll<Value>(within timeout: Duration?, _ ask: () throws(NodeFailure) -> Value?) throws(AutomationError) -> Value?
  {
    let deadline = ContinuousClock.now + (timeout ?? self.timeout)
    while true {
      let running = try alive()
      let start = ContinuousClock.now
      var several: (words: String, found: [String])?
      do throws(NodeFailure) {
        if let value = try ask() { return value }
      } catch {
        switch error {
        case .gone: break
        case .ambiguous(let words, let found): several = (words, found)
        case .silent:
          _ = try alive()
          throw hung("gave no answer within \(seconds(Deadlines.hang))")
        case .unable(let words): throw failure(.unable, words)
        }
      }
      if ContinuousClock.now > deadline {
        _ = try alive()
        if let several { throw ambiguous(several.words, several.found) }
        return nil
      }
      tick(running, after: start.duration(to: .now))
    }
  }

  /// Looks at the tree again and again until what is looked for is there; nil when it was not in time.
  func look<Value>(
    within timeout: Duration?, _ find: (Tree) throws(NodeFailure) -> Value?
  ) throws(AutomationError) -> Value? {
    try poll(within: timeout) { () throws(NodeFailure) in try find(Tree(of: root())) }
  }

  /// Looks at the tree as it is now.
  func now<Value>(_ words: String, _ read: (Tree) throws(NodeFailure) -> Value) throws(AutomationError) -> Value {
    let value = try look(within: nil) { tree throws(NodeFailure) -> Value? in try read(tree) }
    guard let value else { throw failure(.notInTime, "\(words) could not be read: the tree never stood still.") }
    return value
  }

  /// Waits for an element, and reads or acts on it.
  func require<Value>(
    _ element: Element, _ use: (Tree.Place) throws(NodeFailure) -> Value
  ) throws(AutomationError) -> Value {
    var refusal: String?
    var read: Value?
    let isDone = try look(within: nil) { tree throws(NodeFailure) -> Bool? in
      guard let place = try element.resolve(in: tree) else { return nil }
      do throws(NodeFailure) {
        read = try use(place)
      } catch .unable(let words) {
        refusal = words
      }
      return true
    }
    if let refusal { throw failure(.unable, "\(element.words.capitalizedFirst): \(refusal).") }
    guard isDone == true, let read else { throw missing(element, nil) }
    return read
  }

  /// Lets the program do what it was just asked for: it has taken what came before it answers what is asked after.
  func settle() throws(AutomationError) {
    guard let running else { throw notRunning() }
    // Each answer is a turn of its loop; an event and what it causes take a few.
    for _ in 0..<4 {
      guard !running.process.status.hasEnded else { return }
      do throws(NodeFailure) { _ = try running.root().children } catch .silent {
        throw hung("gave no answer within \(seconds(Deadlines.hang))")
      } catch {}
    }
    running.session.display.tendFocus()
  }

  /// The running program, when it is alive.
  func alive() throws(AutomationError) -> RunningApplication {
    guard let running else { throw notRunning() }
    switch running.process.status {
    case .running: break
    case .stopped: throw hung("is stopped")
    case .exited, .killed: throw ended(running)
    }
    running.session.display.tendFocus()
    return running
  }

  /// Waits a moment: as long as it took to look, so that looking does not keep the program from its work.
  func tick(_ running: RunningApplication, after effort: Duration = .zero) {
    running.bus.wait(atMost: min(max(effort, .milliseconds(10)), .milliseconds(200)))
    running.session.display.tendFocus()
  }

  func seconds(_ duration: Duration?) -> String {
    let value = Double((duration ?? timeout).milliseconds) / 1000
    return value == value.rounded() ? "\(Int(value)) s" : "\(value) s"
  }
}

extension String {
  /// The text as the beginning of a sentence.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
