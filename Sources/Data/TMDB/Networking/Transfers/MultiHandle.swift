import CCurl
import Foundation

/// libcurl's handle for concurrent transfers, which owns the connections.
///
/// Only the thread that performs the transfers uses it, except for ``wake()``, which libcurl permits on all threads.
struct MultiHandle: @unchecked Sendable {
  let pointer: UnsafeMutableRawPointer

  /// The maximum number of connections to a server that doesn't support HTTP/2.
  private static let connectionsPerHost = 8
  /// The maximum number of connections that wait for another request.
  private static let idleConnections = 16

  init?() {
    guard ExitGate.isReady, let pointer = ccurl_multi_init() else { return nil }
    self.pointer = pointer
    ccurl_multi_set_long(pointer, CURLMOPT_MAX_HOST_CONNECTIONS, Self.connectionsPerHost)
    ccurl_multi_set_long(pointer, CURLMOPT_MAXCONNECTS, Self.idleConnections)
  }

  /// Ends the current or the next ``wait()``.
  func wake() { ccurl_multi_wakeup(pointer) }

  /// Waits until there is something to do: for a connection, a timer of libcurl, or after ``wake()``.
  ///
  /// During transfers, it waits up to a second, like the curl program, in case libcurl misses an event. Without
  /// transfers, it waits without a limit, so an idle process doesn't wake up.
  func wait(hasTransfers: Bool) {
    guard ccurl_multi_poll(pointer, hasTransfers ? 1000 : .max) != CURLM_OK else { return }
    // Waiting fails only without memory. Trying again at once would occupy a processor.
    Thread.sleep(forTimeInterval: 0.1)
  }

  /// Closes all connections. The handle must not be used after this.
  func close() { _ = ExitGate.pass { ccurl_multi_cleanup(pointer) } }
}
