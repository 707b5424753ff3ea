import Dispatch
import Foundation

/// Entry points for asynchronous work from the synchronous `main`.
enum BackgroundCommand {
  /// Runs a command and exits with its exit code.
  static func run(_ body: @escaping @Sendable () async -> Int32) -> Never {
    Task { exit(await body()) }
    dispatchMain()
  }

  /// Blocks until a value is available that is needed before the window opens. Don't call this while the main loop
  /// runs.
  static func wait<Value: Sendable>(_ body: @escaping @Sendable () async -> Value) -> Value {
    let result = Result<Value>()
    let done = DispatchSemaphore(value: 0)
    Task.detached {
      result.value = await body()
      done.signal()
    }
    done.wait()
    guard let value = result.value else { preconditionFailure("The command ended unexpectedly.") }
    return value
  }

  /// Written once before the semaphore is signaled, and read once after.
  private final class Result<Value>: @unchecked Sendable {
    var value: Value?
  }
}
