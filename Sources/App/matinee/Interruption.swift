import Dispatch
import Foundation
import Synchronization

/// Cancels a command's work on Ctrl+C, so that the command can clean up before it ends.
enum Interruption {
  /// Runs work, and cancels it if the user or the system asks the program to end.
  ///
  /// - Returns: The work's exit code, or 128 plus the signal's number if the work failed after a signal.
  static func cancelling(_ work: @escaping @Sendable () async -> Int32) async -> Int32 {
    let task = Task { await work() }
    let received = Received()
    let sources = [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        received.number.withLock { $0 = number }
        task.cancel()
      }
      source.resume()
      return source
    }
    let code = await task.value
    sources.forEach { $0.cancel() }
    // The command may prompt the user next. Ctrl+C should then end the program.
    for number in [SIGINT, SIGTERM] { signal(number, SIG_DFL) }
    guard code != 0, let number = received.number.withLock(\.self) else { return code }
    return 128 + number
  }

  private final class Received: Sendable {
    let number = Mutex<Int32?>(nil)
  }
}
