import Foundation

/// libdispatch's main queue as an event descriptor and a function that drains it.
///
/// The two functions are those that Foundation's own run loop is built on. They are looked up by name, so that a
/// libdispatch without them is a sentence at start and not a program that does not link.
nonisolated final class DispatchMainQueue: Sendable {
  let descriptor: Int32
  private let drainQueue: @Sendable @convention(c) (UnsafeMutableRawPointer?) -> Void

  init() throws(MainLoopError) {
    typealias GetHandle = @convention(c) () -> Int32
    typealias Drain = @Sendable @convention(c) (UnsafeMutableRawPointer?) -> Void
    descriptor = try Self.symbol("_dispatch_get_main_queue_handle_4CF", as: GetHandle.self)()
    drainQueue = try Self.symbol("_dispatch_main_queue_callback_4CF", as: Drain.self)
  }

  /// Runs one snapshot of the queue. The descriptor is read first: unread, it stays ready and the loop would spin.
  func drain() {
    var count: UInt64 = 0
    _ = read(descriptor, &count, MemoryLayout<UInt64>.size)
    drainQueue(nil)
  }

  private static func symbol<Function>(_ name: String, as type: Function.Type) throws(MainLoopError) -> Function {
    guard let address = dlsym(nil, name) else { throw .missingSymbol(name) }
    return unsafeBitCast(address, to: type)
  }
}
