import Foundation

/// The way in which a program ended.
public enum ExitStatus: Equatable, Sendable {
  /// The program exited with a status; 0 means success.
  case exited(Int32)
  /// A signal ended the program: it crashed, or another process killed it.
  case killed(signal: Int32)
}

extension Application {
  /// Waits until the program ends by itself, and returns its exit status.
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
        throw failure(.timedOut, "\(label) didn’t quit within \(seconds(timeout)).")
      }
      tick(running)
    }
  }

  /// Asks the topmost window to close, as its close button does.
  public func closeWindow() throws(AutomationError) {
    guard let running else { throw notRunning() }
    guard let window = running.session.display.windows.last else { throw failure(.missing, "\(label) has no window.") }
    running.session.display.requestClose(window)
  }
}
