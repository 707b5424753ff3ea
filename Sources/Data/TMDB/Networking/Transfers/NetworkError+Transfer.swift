import CCurl

/// Classification of transport errors. libcurl's descriptions of its errors contain no URLs.
extension NetworkError {
  init(_ code: CURLcode) {
    switch code {
    case CURLE_OPERATION_TIMEDOUT: self = .timedOut
    // Both schemes are supported, so it is the server that doesn't use HTTP.
    case CURLE_UNSUPPORTED_PROTOCOL: self = Self(.status)
    case CURLE_BAD_CONTENT_ENCODING: self = .unreachable(reason: "invalid compression")
    default: self = .unreachable(reason: String(cString: ccurl_easy_strerror(code)))
    }
  }

  init(_ error: InvalidResponseHead) {
    self = .unreachable(reason: "not HTTP: \(error)")
  }
}
