import CCurl
import Foundation

/// The options of a transfer. libcurl takes no proxies, credentials or cookies from the environment or from files. Of
/// the environment, it uses only the files of trusted certificate authorities.
struct TransferOptions {
  /// The first error, or `CURLE_OK`.
  private(set) var code = CURLE_OK
  private let easy: UnsafeMutableRawPointer

  init(_ easy: UnsafeMutableRawPointer) {
    self.easy = easy
  }

  mutating func apply(_ exchange: Exchange, _ headers: HeaderList) {
    let request = exchange.request
    set(CURLOPT_URL, request.url.withoutUser)
    // Sends the path as it is, rather than without `..`.
    set(CURLOPT_PATH_AS_IS, 1)
    set(CURLOPT_PROTOCOLS_STR, exchange.origin.scheme)
    set(CURLOPT_FOLLOWLOCATION, 0)
    set(CURLOPT_NETRC, ccurl_netrc_ignored)
    apply(method: request.method, body: request.body)
    check(ccurl_set_headers(easy, headers.first))
    // libcurl decodes the body even if the request has an Accept-Encoding header.
    set(CURLOPT_ACCEPT_ENCODING, "gzip, deflate")
    apply(proxy: exchange.proxy)
    applyConnection(isSecure: exchange.origin.scheme == "https", timeout: exchange.connectTimeout)
  }

  /// Records the result of setting an option.
  mutating func check(_ result: CURLcode) { if code == CURLE_OK { code = result } }
}

extension TransferOptions {
  private mutating func apply(method: NetworkRequest.Method, body: Data?) {
    if method == .get && body == nil {
      set(CURLOPT_HTTPGET, 1)
    } else {
      if body != nil || method == .post {
        check((body ?? Data()).withUnsafeBytes { ccurl_set_body(easy, $0.baseAddress, $0.count) })
      }
      set(CURLOPT_CUSTOMREQUEST, method.rawValue)
    }
    // libcurl repeats a request if the server has closed a reused connection. It must not repeat one that may already
    // have changed something.
    set(CURLOPT_FRESH_CONNECT, method == .get ? 0 : 1)
  }

  /// Uses the proxy for all connections, with `CONNECT` even for plain `http`.
  private mutating func apply(proxy: Proxy?) {
    // Empty values replace those in the environment.
    set(CURLOPT_NOPROXY, "")
    set(CURLOPT_PROXY, proxy?.bracketedHost ?? "")
    guard let proxy else { return }
    set(CURLOPT_PROXYPORT, proxy.port)
    set(CURLOPT_PROXYTYPE, proxy.kind == .http ? ccurl_proxy_http : ccurl_proxy_socks5_hostname)
    set(CURLOPT_HTTPPROXYTUNNEL, proxy.kind == .http ? 1 : 0)
    set(CURLOPT_SUPPRESS_CONNECT_HEADERS, 1)
    // The request's headers are only for the server.
    set(CURLOPT_HEADEROPT, ccurl_header_separate)
    set(CURLOPT_PROXYAUTH, ccurl_auth_basic)
    if let user = proxy.user {
      set(CURLOPT_PROXYUSERNAME, user)
      set(CURLOPT_PROXYPASSWORD, proxy.password ?? "")
    }
  }

  private mutating func applyConnection(isSecure: Bool, timeout: Duration) {
    set(CURLOPT_CONNECTTIMEOUT_MS, timeout.milliseconds)
    set(CURLOPT_NOSIGNAL, 1)
    // Otherwise, ending a transfer would block the others until the resolver returns.
    set(CURLOPT_QUICK_EXIT, 1)
    set(CURLOPT_MAXAGE_CONN, 60)
    check(ccurl_set_private_sockets(easy))
    guard isSecure else {
      // With HTTP/2, a request would wait for the response to another one, in case they can share a connection.
      set(CURLOPT_HTTP_VERSION, ccurl_http_1_1)
      return
    }
    // Fails if libcurl was built without HTTP/2, and isn't necessary then.
    _ = ccurl_set_long(easy, CURLOPT_HTTP_VERSION, ccurl_http_2_tls)
    set(CURLOPT_PIPEWAIT, 1)
    set(CURLOPT_SSL_VERIFYPEER, 1)
    set(CURLOPT_SSL_VERIFYHOST, 2)
    set(CURLOPT_SSLVERSION, ccurl_tls_1_2)
    if let file = CertificateAuthorities.current.file { set(CURLOPT_CAINFO, file) }
    if let folder = CertificateAuthorities.current.folder { set(CURLOPT_CAPATH, folder) }
  }

  private mutating func set(_ option: CURLoption, _ value: Int) { check(ccurl_set_long(easy, option, value)) }
  private mutating func set(_ option: CURLoption, _ value: String) { check(ccurl_set_string(easy, option, value)) }
}

extension Proxy {
  /// The host, with brackets around an IPv6 address.
  fileprivate var bracketedHost: String { host.contains(":") && !host.hasPrefix("[") ? "[\(host)]" : host }
}

extension URL {
  /// The URL without user and password, from which libcurl would create an `Authorization` header.
  fileprivate var withoutUser: String {
    guard user != nil || password != nil, var components = URLComponents(url: self, resolvingAgainstBaseURL: true)
    else { return absoluteString }
    components.user = nil
    components.password = nil
    return components.string ?? ""
  }
}

extension Duration {
  /// The duration in milliseconds, at least 1, because 0 means libcurl's default.
  fileprivate var milliseconds: Int {
    Int(exactly: (self / .milliseconds(1)).rounded(.up)).map { min(max($0, 1), Int(Int32.max)) } ?? Int(Int32.max)
  }
}
