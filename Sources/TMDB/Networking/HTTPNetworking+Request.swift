import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1

/// How our requests become AsyncHTTPClient's, and where a redirect may lead them.
extension NetworkRequest {
  var outgoing: HTTPClientRequest {
    var request = HTTPClientRequest(url: url.absoluteString)
    request.method = HTTPMethod(rawValue: method.rawValue)
    for (name, value) in headers { request.headers.replaceOrAdd(name: name, value: value) }
    if !request.headers.contains(name: "accept-encoding") {
      request.headers.add(name: "accept-encoding", value: "gzip, deflate")
    }
    if let body { request.body = .bytes(ByteBuffer(bytes: body)) }
    return request
  }

  /// The request that a redirect asks for, or `nil` when the response is none that may be followed.
  ///
  /// Only reading is redirected, and never from `https` to `http`. A request to another origin starts afresh: it has
  /// none of our headers but those that say what may come back, and neither user, password nor fragment. Its query is
  /// dropped where it repeats one of our values, and the redirect is not followed where the rest of its address does.
  func redirected(by response: NetworkResponse, keeping secrets: OwnValues) -> NetworkRequest? {
    guard [301, 302, 303, 307, 308].contains(response.status), method == .get,
      let location = response.headers["location"], location.utf8.count <= 8192,
      let target = URL(string: location, relativeTo: url)?.absoluteURL,
      let from = Origin(url), let to = Origin(target), from.scheme == "http" || to.scheme == "https"
    else { return nil }
    guard from != to else {
      var request = self
      request.url = target
      return request
    }
    guard var components = URLComponents(url: target, resolvingAgainstBaseURL: false) else { return nil }
    components.user = nil
    components.password = nil
    components.fragment = nil
    if let query = components.percentEncodedQuery, secrets.areRepeated(inQuery: query) {
      components.percentEncodedQuery = nil
    }
    guard let clean = components.url, !secrets.areRepeated(in: clean.absoluteString) else { return nil }
    return NetworkRequest(.get, clean, headers: headers.filter { Self.plainHeaders.contains($0.key.lowercased()) })
  }

  /// They say what may come back, and nothing about who asks.
  private static let plainHeaders: Set<String> = ["accept", "accept-encoding", "range"]
}

/// Scheme, host and port: what must be the same for two addresses to trust each other.
struct Origin: Hashable, Sendable {
  let scheme: String
  let host: String
  let port: Int

  /// `nil` for an address that is not of the web.
  init?(_ url: URL) {
    guard let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme), let host = url.host, !host.isEmpty
    else { return nil }
    self.scheme = scheme
    self.host = host.lowercased()
    port = url.port ?? (scheme == "https" ? 443 : 80)
  }
}

extension TimeAmount {
  init(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    let (nanoseconds, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    self = overflow ? .nanoseconds(.max / 2) : .nanoseconds(nanoseconds + attoseconds / 1_000_000_000)
  }
}
