import AsyncHTTPClient
import NIOCore
import NIOHTTPCompression

/// Classification of transport errors. It discards their messages if they could contain a URL.
extension NetworkError {
  init(transfer error: any Error, limit: Int) {
    switch error {
    case let error as NetworkError: self = error
    case is CancellationError: self = .cancelled
    case let error as HTTPClientError: self = Self(client: error)
    case let error as InvalidResponseHead: self = .unreachable(reason: "not HTTP: \(error)")
    case let error as NIOHTTPDecompression.DecompressionError:
      self = error == .limit ? .tooLarge(limit: limit) : .unreachable(reason: "invalid compression")
    default: self = .unreachable(reason: String(describing: type(of: error)))
    }
  }

  private init(client error: HTTPClientError) {
    switch error {
    case .connectTimeout, .readTimeout, .writeTimeout, .deadlineExceeded, .getConnectionFromPoolTimeout,
      .tlsHandshakeTimeout, .socksHandshakeTimeout, .httpProxyHandshakeTimeout:
      self = .timedOut
    default: self = .unreachable(reason: error.shortDescription)
    }
  }
}
