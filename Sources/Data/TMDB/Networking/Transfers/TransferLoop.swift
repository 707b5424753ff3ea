import CCurl
import Foundation

/// The thread of a ``TransferEngine``: performs its transfers until the queue is stopped.
final class TransferLoop {
  private let multi: MultiHandle
  private let queue: TransferQueue
  private var transfers: [Int: Transfer] = [:]

  init(_ multi: MultiHandle, queue: TransferQueue) {
    self.multi = multi
    self.queue = queue
  }

  /// Runs until the queue is stopped. Then it fails all transfers and closes all connections.
  func run() {
    ccurl_prepare_thread("transfers")
    while true {
      let (commands, isStopped) = queue.next()
      let hasProgress = ExitGate.pass {
        for command in commands { execute(command) }
        return isStopped ? false : perform()
      }
      if isStopped { break }
      if !hasProgress { multi.wait(hasTransfers: !transfers.isEmpty) }
    }
    ExitGate.pass {
      for ticket in transfers.keys { end(ticket, with: .failure(.unreachable(reason: "shut down"))) }
    }
    queue.finish()
  }

  private func execute(_ command: TransferQueue.Command) {
    switch command {
    case .start(let ticket, let exchange, let continuation):
      do throws(NetworkError) {
        let transfer = try Transfer(exchange, ticket: ticket, continuation: continuation)
        guard ccurl_multi_add_handle(multi.pointer, transfer.easy) == CURLM_OK else {
          throw .unreachable(reason: "out of memory")
        }
        transfers[ticket] = transfer
      } catch {
        continuation.resume(returning: .failure(error))
      }
    case .cancel(let ticket): end(ticket, with: .failure(.cancelled))
    }
  }

  /// Sends and receives without waiting, and ends the finished transfers.
  ///
  /// - Returns: Whether anything has arrived. Then libcurl may have more, which it received together with that over
  ///   HTTP/2, but waits for the connection (version 7.88), so the caller must try again before it waits.
  private func perform() -> Bool {
    var running: Int32 = 0
    ccurl_multi_perform(multi.pointer, &running)
    var hasProgress = transfers.values.reduce(false) { $1.takeProgress() || $0 }
    var remaining: Int32 = 0
    while let message = ccurl_multi_info_read(multi.pointer, &remaining) {
      // The message becomes invalid when the handle is removed.
      let (kind, easy, code) = (message.pointee.msg, message.pointee.easy_handle, message.pointee.data.result)
      guard kind == CURLMSG_DONE, let transfer = Transfer.of(easy) else { continue }
      end(transfer.ticket, with: transfer.result(code))
      hasProgress = true
    }
    return hasProgress
  }

  /// Ends a transfer. If it is incomplete, its connection is closed, or its HTTP/2 stream is reset.
  private func end(_ ticket: Int, with result: Result<NetworkResponse, NetworkError>) {
    guard let transfer = transfers.removeValue(forKey: ticket) else { return }
    // The transfer frees its handle when it is released.
    _ = withExtendedLifetime(transfer) { ccurl_multi_remove_handle(multi.pointer, transfer.easy) }
    transfer.continuation.resume(returning: result)
  }
}
