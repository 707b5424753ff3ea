import Foundation

/// How a program ended.
public enum ExitStatus: Equatable, Sendable {
  /// By itself, with a status; 0 is success.
  case exited(Int32)
  /// By a signal: a crash, or someone's wish.
  case killed(signal: Int32)
}

extension Application {
  /// Waits until the program has ended by itself, and says how.
  public func waitForExit(timeout: Duration? = nil) throws(AutomationError) -> ExitStatus {
    guard let running else { throw notRunning() }
    let deadline = ContinuousClock.now + (timeout ?? self.timeout)
    while true {
      switch running.process.status {
      case .exited(let status): return .exited(status)
      case .killed(let signal): return .killed(signal: signal)
      case .running, .stopped: break
      }
      if ContinuousClock.now > deadline {
        throw failure(.notInTime, "\(label) did not end within \(seconds(timeout)).")
      }
      tick(running)
    }
  }

  /// Asks for the topmost window to be closed, as its close button does.
  public func closeWindow() throws(AutomationError) {
    guard let running else { throw notRunning() }
    guard let window = running.session.display.windows.last else { throw failure(.missing, "\(label) has no window.") }
    running.session.display.askToClose(window)
  }
}
