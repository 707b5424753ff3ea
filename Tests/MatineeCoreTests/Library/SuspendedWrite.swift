import Dispatch

/// A write that blocks the library from its start until the test releases it.
final class SuspendedWrite: Sendable {
  private let gate = DispatchSemaphore(value: 0)
  private let (starts, start) = AsyncStream.makeStream(of: Void.self)

  /// Blocks the thread. Call it in the closure of a write.
  func block() {
    start.yield()
    gate.wait()
  }

  /// Waits until the write has started.
  func wait() async { for await _ in starts { return } }

  func release() { gate.signal() }
}
