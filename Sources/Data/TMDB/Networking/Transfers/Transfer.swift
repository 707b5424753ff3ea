import CCurl
import Foundation

/// A request and the part of its response that has arrived. Only the thread that performs the request uses it.
final class Transfer {
  let ticket: Int
  let continuation: TransferQueue.Continuation
  /// libcurl's handle for the request.
  let easy: UnsafeMutableRawPointer
  private let exchange: Exchange
  private let headers: HeaderList
  private var head = ResponseHead()
  private var body = Data()
  /// Whether anything has arrived since the last call of ``takeProgress()``.
  private var hasProgress = false
  /// The reason why a callback ended the transfer.
  private var failure: NetworkError?

  /// - Throws: ``NetworkError/unreachable(reason:)`` if the request is invalid.
  init(_ exchange: Exchange, ticket: Int, continuation: TransferQueue.Continuation) throws(NetworkError) {
    let headers = try HeaderList(exchange.request)
    guard let easy = ccurl_easy_init() else { throw .unreachable(reason: "out of memory") }
    self.ticket = ticket
    self.continuation = continuation
    self.easy = easy
    self.exchange = exchange
    self.headers = headers
    var options = TransferOptions(easy)
    options.apply(exchange, headers)
    options.check(
      ccurl_set_callbacks(
        easy, Unmanaged.passUnretained(self).toOpaque(),
        { context, _, _, _, _ in
          Transfer.at(context)?.connected()
          return CURL_PREREQFUNC_OK
        },
        { bytes, size, count, context in
          Transfer.at(context)?.receiveHeader(UnsafeRawBufferPointer(start: bytes, count: size * count)) ?? -1
        },
        { bytes, size, count, context in
          Transfer.at(context)?.receiveBody(UnsafeRawBufferPointer(start: bytes, count: size * count)) ?? -1
        }))
    guard options.code == CURLE_OK else { throw NetworkError(options.code) }
  }

  deinit { ccurl_easy_cleanup(easy) }

  /// Returns the transfer with a handle.
  static func of(_ easy: UnsafeMutableRawPointer?) -> Transfer? { easy.flatMap { at(ccurl_context($0)) } }

  private static func at(_ context: UnsafeMutableRawPointer?) -> Transfer? {
    context.map { Unmanaged<Transfer>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Returns whether anything has arrived since the last call.
  func takeProgress() -> Bool {
    defer { hasProgress = false }
    return hasProgress
  }

  /// Returns the response, or the error that ended the transfer.
  func result(_ code: CURLcode) -> Result<NetworkResponse, NetworkError> {
    if let failure { return .failure(failure) }
    guard code == CURLE_OK else { return .failure(NetworkError(code, details)) }
    guard head.isComplete, let status = head.status else { return .failure(NetworkError(.status)) }
    return .success(NetworkResponse(status: status, headers: head.headers, body: body))
  }
}

extension Transfer {
  private var details: TransferDetails {
    TransferDetails(
      verification: ccurl_verification_result(easy), proxyStatus: ccurl_proxy_status(easy),
      usesProxy: exchange.proxy != nil)
  }
}

/// The calls from libcurl. A return value other than the number of bytes ends the transfer.
extension Transfer {
  private func connected() { exchange.monitor.receivedData() }

  private func receiveHeader(_ line: UnsafeRawBufferPointer) -> Int {
    hasProgress = true
    exchange.monitor.receivedData()
    guard !head.isComplete else { return line.count }
    do throws(InvalidResponseHead) {
      try head.receive(line)
    } catch {
      return fail(NetworkError(error))
    }
    guard head.isComplete else { return line.count }
    exchange.monitor.receivedHead()
    let announced = head.headers["content-length"].flatMap { Int($0) } ?? 0
    return announced <= exchange.bodySize ? line.count : fail(.tooLarge(limit: exchange.bodySize))
  }

  /// Receives a part of the body, decompressed.
  private func receiveBody(_ bytes: UnsafeRawBufferPointer) -> Int {
    hasProgress = true
    exchange.monitor.received(bytes.count)
    guard bytes.count <= exchange.bodySize - body.count else { return fail(.tooLarge(limit: exchange.bodySize)) }
    body.append(contentsOf: bytes)
    return bytes.count
  }

  private func fail(_ error: NetworkError) -> Int {
    failure = error
    return -1
  }
}
