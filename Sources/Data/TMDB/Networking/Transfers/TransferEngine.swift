/// The connections of a network: starts and cancels transfers on one thread, which shares connections among them.
///
/// The thread starts with the first request. Without transfers, it sleeps until the next request. It ends after
/// ``shutdown()``, or when the last reference to the engine is released.
final class TransferEngine: Sendable {
  private let queue = TransferQueue()

  deinit { queue.stop() }

  /// Sends a request and returns the complete response, which may be a redirect.
  ///
  /// Cancelling the task stops the transfer.
  func response(to exchange: Exchange) async throws(NetworkError) -> NetworkResponse {
    let ticket = queue.ticket()
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        queue.start(ticket, exchange, continuation)
        if Task.isCancelled { queue.cancel(ticket) }
      }
    } onCancel: {
      queue.cancel(ticket)
    }
    return try result.get()
  }

  /// Fails all transfers, closes all connections, and waits until the thread has ended.
  func shutdown() async {
    await withCheckedContinuation { queue.stop($0) }
  }
}

/// A request to one origin, and the conditions under which it is sent.
struct Exchange: Sendable {
  var request: NetworkRequest
  var origin: Origin
  var proxy: Proxy?
  /// The maximum size of the body after decompression, in bytes.
  var bodySize: Int
  /// The time limit for connecting.
  var connectTimeout: Duration
  /// Observes the progress of the transfer.
  var monitor: TransferMonitor
}
