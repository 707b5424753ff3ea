import Foundation

/// The proxies in the environment variables `https_proxy`, `http_proxy`, `all_proxy` and `no_proxy`.
///
/// Lowercase names take precedence over uppercase ones. `HTTP_PROXY` is ignored, because on a web server a client may
/// be able to set it. Local addresses never use a proxy.
public struct EnvironmentProxies: ProxyResolving {
  private let proxies: [String: Proxy]
  private let exceptions: [Substring]

  /// Creates a resolver. It reads the variables only once.
  public init(environment: [String: String]) {
    func value(_ name: String) -> String? { environment[name] ?? environment[name.uppercased()] }
    let all = value("all_proxy").flatMap(Proxy.init(address:))
    var proxies: [String: Proxy] = [:]
    proxies["https"] = value("https_proxy").flatMap(Proxy.init(address:)) ?? all
    proxies["http"] = environment["http_proxy"].flatMap(Proxy.init(address:)) ?? all
    self.proxies = proxies
    exceptions = (value("no_proxy") ?? "").lowercased().split { $0 == "," || $0.isWhitespace }
  }

  /// Returns the proxy for the URL's scheme, or the one in `all_proxy`.
  ///
  /// Returns `nil` for local addresses, for hosts that `no_proxy` lists, and for URLs that are not HTTP or HTTPS.
  public func proxy(for url: URL) async -> Proxy? {
    guard let origin = Origin(url), !isException(origin) else { return nil }
    return proxies[origin.scheme]
  }
}

extension EnvironmentProxies {
  private func isException(_ origin: Origin) -> Bool {
    let host = origin.host.trimmingCharacters(in: CharacterSet(charactersIn: "[]"))
    if host == "localhost" || host == "::1" || host.hasPrefix("127.") { return true }
    return exceptions.contains { exception in
      if exception == "*" { return true }
      var name = exception[...]
      if let colon = name.lastIndex(of: ":"), let port = Int(name[name.index(after: colon)...]), !name.contains("::") {
        guard port == origin.port else { return false }
        name = name[..<colon]
      }
      name = name.drop { $0 == "*" || $0 == "." }
      return !name.isEmpty && (host == name || host.hasSuffix("." + name))
    }
  }
}
