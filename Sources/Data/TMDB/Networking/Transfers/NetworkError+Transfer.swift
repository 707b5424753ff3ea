import CCurl

/// Classification of transport errors. libcurl's descriptions of its errors contain no URLs.
extension NetworkError {
  /// - Parameters:
  ///   - code: The code of the failed transfer.
  ///   - details: The details that libcurl recorded during the transfer.
  init(_ code: CURLcode, _ details: TransferDetails = TransferDetails()) {
    if let problem = ConnectionProblem(code, details) {
      self = .blocked(problem)
      return
    }
    switch code {
    case CURLE_OPERATION_TIMEDOUT: self = .timedOut
    // Both schemes are supported, so it is the server that doesn't use HTTP.
    case CURLE_UNSUPPORTED_PROTOCOL: self = Self(.status)
    case CURLE_BAD_CONTENT_ENCODING: self = .unreadable(reason: "invalid compression")
    default: self = .unreachable(reason: String(cString: ccurl_easy_strerror(code)))
    }
  }

  init(_ error: InvalidResponseHead) {
    self = .unreachable(reason: "not HTTP: \(error)")
  }
}

/// The details of a failed transfer that its code doesn't contain.
struct TransferDetails {
  /// The result of the certificate's verification, one of OpenSSL's `X509_V_…`; 0 if it succeeded or didn't happen.
  var verification = 0
  /// The status of the proxy's response to `CONNECT`; 0 if there was none.
  var proxyStatus = 0
  /// Whether the transfer used a proxy.
  var usesProxy = false
}

extension ConnectionProblem {
  fileprivate init?(_ code: CURLcode, _ details: TransferDetails) {
    switch code {
    case CURLE_PEER_FAILED_VERIFICATION:
      // libcurl itself compares the names. It does that before it asks OpenSSL for the result, which is still 1 then.
      self =
        switch details.verification {
        case 0, 1, 62: .otherServer
        case 9, 10: .certificateDate
        default: .untrustedCertificate
        }
    case CURLE_SSL_ISSUER_ERROR, CURLE_SSL_INVALIDCERTSTATUS: self = .untrustedCertificate
    case CURLE_SSL_CACERT_BADFILE: self = .unreadableAuthorities
    case CURLE_SSL_CONNECT_ERROR: self = .handshake
    case _ where details.proxyStatus == 407: self = .proxyLogin
    case _ where details.proxyStatus >= 300: self = .proxyRefusal
    case CURLE_PROXY: self = .proxyRefusal
    case CURLE_COULDNT_RESOLVE_PROXY: self = .unreachableProxy
    case CURLE_COULDNT_CONNECT where details.usesProxy: self = .unreachableProxy
    default: return nil
    }
  }
}
