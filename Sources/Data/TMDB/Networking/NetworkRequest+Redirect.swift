import Foundation

/// The rules for redirects.
extension NetworkRequest {
  /// Returns the request to a redirect's target, or `nil` if the response is not a redirect or may not be followed.
  ///
  /// Only GET requests are redirected, and never from `https` to `http`. A request to another origin keeps only the
  /// headers that describe acceptable responses. Its URL loses user, password and fragment.
  ///
  /// The query is dropped if it repeats a value of the original request. If the rest of the URL repeats one, the
  /// redirect is not followed.
  func redirected(by response: NetworkResponse, keeping secrets: SecretValues) -> NetworkRequest? {
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
    if let query = components.percentEncodedQuery, secrets.areEchoed(inQuery: query) {
      components.percentEncodedQuery = nil
    }
    guard let clean = components.url, !secrets.areEchoed(in: clean.absoluteString) else { return nil }
    return NetworkRequest(.get, clean, headers: headers.filter { Self.plainHeaders.contains($0.key.lowercased()) })
  }

  /// The headers that describe acceptable responses and reveal nothing about the client.
  private static let plainHeaders: Set<String> = ["accept", "accept-encoding", "range"]
}

/// A URL's scheme, host and port. URLs with the same origin trust each other.
struct Origin: Hashable, Sendable {
  let scheme: String
  let host: String
  let port: Int

  /// Creates the origin of a URL. Returns `nil` if the URL is not HTTP or HTTPS.
  init?(_ url: URL) {
    guard let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme), let host = url.host, !host.isEmpty
    else { return nil }
    self.scheme = scheme
    self.host = host.lowercased()
    port = url.port ?? (scheme == "https" ? 443 : 80)
  }
}
