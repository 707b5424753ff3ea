import CAdwaita
import Foundation

/// libdispatch's main queue as an event descriptor and a function that drains it.
///
/// The two functions are those that Foundation's own run loop is built on. They are linked weakly, so that a libdispatch
/// without them is a sentence at start and not a program that does not link.
nonisolated final class DispatchMainQueue: Sendable {
  let descriptor: Int32

  init() throws(MainLoopError) {
    guard matinee_has_main_queue_handle() != 0 else { throw .missingSymbol("_dispatch_get_main_queue_handle_4CF") }
    guard matinee_has_main_queue_drain() != 0 else { throw .missingSymbol("_dispatch_main_queue_callback_4CF") }
    descriptor = matinee_main_queue_handle()
  }

  /// Runs one snapshot of the queue. The descriptor is read first: unread, it stays ready and the loop would spin.
  func drain() {
    var count: UInt64 = 0
    _ = read(descriptor, &count, MemoryLayout<UInt64>.size)
    matinee_main_queue_drain()
  }
}
