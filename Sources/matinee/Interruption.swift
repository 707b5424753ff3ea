import Dispatch
import Foundation
import Synchronization

/// Lets Ctrl+C cancel a command's work, so that it leaves nothing half done.
enum Interruption {
  /// Runs work that is cancelled when the user, or the system, asks the program to end.
  ///
  /// - Returns: the work's exit code; 128 and the signal's number where it failed after having been asked to end.
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
    // What comes after it may be a question, which Ctrl+C leaves.
    for number in [SIGINT, SIGTERM] { signal(number, SIG_DFL) }
    guard code != 0, let number = received.number.withLock(\.self) else { return code }
    return 128 + number
  }

  private final class Received: Sendable {
    let number = Mutex<Int32?>(nil)
  }
}
