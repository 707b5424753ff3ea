import CAdwaita
import Foundation

/// libdispatch's main queue as a file descriptor and a function that drains it.
///
/// Foundation's run loop uses the same two functions. They are linked weakly so that a libdispatch without them causes
/// an error message at launch instead of a linker error.
nonisolated final class DispatchMainQueue: Sendable {
  let descriptor: Int32

  init() throws(MainLoopError) {
    guard matinee_has_main_queue_handle() != 0 else { throw .missingSymbol("_dispatch_get_main_queue_handle_4CF") }
    guard matinee_has_main_queue_drain() != 0 else { throw .missingSymbol("_dispatch_main_queue_callback_4CF") }
    descriptor = matinee_main_queue_handle()
  }

  /// Runs one snapshot of the queue. It reads the descriptor first; otherwise the descriptor would stay readable and
  /// the loop would spin.
  func drain() {
    var count: UInt64 = 0
    _ = read(descriptor, &count, MemoryLayout<UInt64>.size)
    matinee_main_queue_drain()
  }
}
