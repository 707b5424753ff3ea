import Foundation

extension Application {
  /// Launches a second instance of the program, as from a menu or a command line, and waits for it to exit.
  ///
  /// - Returns: The exit status, or `nil` if the instance was still running after ``timeout`` and had to be killed.
  public func launchAgain(_ arguments: [String]) throws(AutomationError) -> Int32? {
    guard let running else {
      throw AutomationError(
        reason: .misuse, description: "\(label) isn’t running, so a second instance can’t be launched.", artifacts: nil)
    }
    let process: ChildProcess
    do throws(StartFailure) {
      process = try running.startAgain(executable, arguments, environment)
    } catch {
      throw AutomationError(reason: .launch, description: error.description, artifacts: nil)
    }
    let deadline = ContinuousClock.now + timeout
    while !process.status.hasEnded, ContinuousClock.now < deadline { usleep(2000) }
    if case .exited(let status) = process.status { return status }
    process.send(SIGKILL)
    process.waitForEnd()
    return nil
  }
}

extension RunningApplication {
  /// Starts another process in the same session. Its standard error goes to the same file as the first instance's.
  fileprivate func startAgain(
    _ executable: URL, _ arguments: [String], _ environment: [String: String]
  ) throws(StartFailure) -> ChildProcess {
    try ChildProcess(
      executable.path, arguments, session.environment.merging(environment) { _, own in own },
      ChildProcess.Streams(standardError: session.folder.file("stderr.txt")))
  }
}
