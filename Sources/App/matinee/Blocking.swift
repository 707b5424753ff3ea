import Dispatch

/// Access to asynchronous values from the synchronous `main`.
enum Blocking {
  /// Runs a closure and blocks the calling thread until it returns. Use this only before the main loop starts.
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

  /// The closure's result, which is written before the semaphore is signaled and read afterwards.
  private final class Result<Value>: @unchecked Sendable {
    var value: Value?
  }
}
